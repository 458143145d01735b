import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageRule } from "../rule.ts";
import { writtenMarks } from "./writtenMarks.ts";

/** No picture stands twice on a page: the second time it says nothing new. */
export const pictureTwice: PageRule = (page) => {
  const seen = new Set<string>();
  return writtenMarks(page, ["picture"]).flatMap(({ value, path }) => {
    if (path[0] !== "blocks" || path.at(-1) !== "src") return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [page.source.problemAt(path, "value", twice(value))];
  });
};

function twice(name: string): ProblemMessage {
  return {
    code: "picture-twice",
    severity: "warning",
    message: `This page shows '${name}' already, farther up.`,
    hint: "Choose another picture here, or leave it out.",
  };
}
