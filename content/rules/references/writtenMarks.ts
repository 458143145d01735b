import type { CheckedPage } from "../../check/checkPages.ts";
import type { Mark } from "../../check/schemas/marks.ts";
import type { Holds } from "../../check/schemas/schemaNode.ts";
import { valueAt } from "../../read/path.ts";
import type { Source } from "../../read/source.ts";

const MOST = 1000; // ten times what the longest page has

/** The texts of a file that hold one of these and are written in it; what a variable brought is checked where it is written. */
export function writtenMarks({ source, marks }: { source: Source; marks: Mark[] }, holds: Holds[]): Mark[] {
  const written = ({ value, path }: Mark) =>
    !value.includes("${") && valueAt(source.data, path) !== undefined;
  return marks.filter((mark) => holds.includes(mark.holds) && written(mark)).slice(0, MOST);
}

/** The files that a page names, as pictures or in links. */
export function filesOn(page: CheckedPage): Mark[] {
  return page.remember("files", () => filesIn(page));
}

/** The same of any file. */
export function filesIn(file: { source: Source; marks: Mark[] }): Mark[] {
  return writtenMarks(file, ["picture", "link"]);
}
