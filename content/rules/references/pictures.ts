import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Mark } from "../../check/schemas/marks.ts";
import type { Complaint } from "../../problem/problem.ts";
import { suggest } from "../../problem/suggest.ts";
import type { Source } from "../../read/source.ts";
import type { Rule } from "../rule.ts";
import { writtenMarks } from "./writtenMarks.ts";

/** Every picture that is named is there, in public/images. */
export const pictures: Rule = ({ root, pages, site }) => {
  const folder = join(root, "public/images");
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const files = [
    ...pages.map((page) => ({
      source: page.source,
      marks: page.remember("pictures", () => picturesIn(page)),
    })),
    { source: site.source, marks: picturesIn(site) },
  ];
  return files.flatMap(({ source, marks }) =>
    marks
      .filter(({ value }) => /^[\w.-]+$/.test(value) && !names.has(value)) // else its pattern error says more
      .map(({ value, path }) => source.problemAt(path, "value", noPicture(value, [...names]))),
  );
};

function picturesIn(file: { source: Source; marks: Mark[] }): Mark[] {
  return writtenMarks(file, ["picture"]);
}

function noPicture(name: string, names: string[]): Complaint {
  const meant = suggest(name, names);
  return {
    code: "no-picture",
    message: `There is no picture '${name}' in public/images.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: meant ? undefined : "Put the file there, or write the name of one that is there.",
  };
}
