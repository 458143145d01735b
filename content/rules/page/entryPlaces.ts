import type { ProblemMessage } from "../../problem/problem.ts";
import { suggest } from "../../problem/suggest.ts";
import type { Path } from "../../read/path.ts";
import type { PageRule } from "../rule.ts";

/** Whether `city` and `article` stand where they belong, and there alone. */
export const entryPlaces: PageRule = ({ source, kind, data }, { hasHub }) => {
  if (source.data === undefined) return []; // what keeps it from being read comes first
  const isHub = kind === "cityHub";
  const isArticle = kind === "article";
  const complaints: [boolean, Path, ProblemMessage][] = [
    [isHub && !hasHub && !has(data, "city"), [], noCity],
    [!isHub && has(data, "city"), ["city"], strayCity],
    [isArticle && !has(data, "article"), [], noArticle],
    [!isArticle && has(data, "article"), ["article"], strayArticle],
  ];
  return complaints.flatMap(([wrong, path, complaint]) =>
    wrong ? [source.problemAt(path, "key", complaint)] : [],
  );
};

/** Whether the page has this entry, or one that a problem of its own says was meant to be it. */
function has(data: Record<string, unknown>, name: "city" | "article"): boolean {
  return name in data || Object.keys(data).some((key) => suggest(key, [name]) !== undefined);
}

const noCity: ProblemMessage = {
  code: "missing-property",
  message: "'city' is missing here.",
  hint: "The index.yaml of a city's folder says which city it is.",
};
const strayCity: ProblemMessage = {
  code: "wrong-place",
  message: "'city' belongs in the index.yaml of a city's folder only.",
  hint: "Pages of the folder show it with ${city.name}.",
};
const noArticle: ProblemMessage = {
  code: "missing-property",
  message: "'article' is missing here.",
  hint: "An article of the blog says its excerpt, author, date and category.",
};
const strayArticle: ProblemMessage = {
  code: "wrong-place",
  message: "'article' belongs in files of pages-data/blog only.",
  hint: "Take it away, or move this file there.",
};
