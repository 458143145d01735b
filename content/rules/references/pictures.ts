import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Complaint } from "../../problem/problem.ts";
import { suggest } from "../../problem/suggest.ts";
import type { Rule } from "../rule.ts";
import { writtenMarks } from "./writtenMarks.ts";

/** Every picture that is named is there, in public/images. */
export const pictures: Rule = ({ root, pages, site }) => {
  const folder = join(root, "public/images");
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return [...pages, site].flatMap((file) =>
    writtenMarks(file, ["picture"])
      .filter(({ value }) => /^[\w.-]+$/.test(value) && !names.has(value)) // else its pattern error says more
      .map(({ value, path }) => file.source.problemAt(path, "value", noPicture(value, [...names]))),
  );
};

function noPicture(name: string, names: string[]): Complaint {
  const meant = suggest(name, names);
  return {
    code: "no-picture",
    message: `There is no picture '${name}' in public/images.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: meant ? undefined : "Put the file there, or write the name of one that is there.",
  };
}
