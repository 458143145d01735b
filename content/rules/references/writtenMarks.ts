import type { AnnotatedText } from "../../check/schemas/marks.ts";
import type { Holds } from "../../check/schemas/readSchema.ts";
import type { NamedFile } from "../../forms.ts";
import { valueAt } from "../../read/path.ts";
import type { Source } from "../../read/source.ts";

const MOST = 1000; // ten times what the longest page has

/** The texts of a file that hold one of these and are written in it; what a variable brought is checked where it is written. */
export function writtenMarks(
  { source, marks }: { source: Source; marks: AnnotatedText[] },
  holds: Holds[],
): AnnotatedText[] {
  const written = ({ value, path }: AnnotatedText) =>
    !value.includes("${") && valueAt(source.data, path) !== undefined;
  return marks.filter((mark) => holds.includes(mark.holds) && written(mark)).slice(0, MOST);
}

/** The files that a content file shows as pictures, or links to, wherever it does. */
export function filesIn(file: { source: Source; marks: AnnotatedText[] }): NamedFile[] {
  return writtenMarks(file, ["picture", "link"])
    .filter(({ holds, value }) => holds === "picture" || /\.\w+$/.test(value))
    .map((mark) => ({
      ...mark,
      name: mark.holds === "picture" ? `images/${mark.value}` : mark.value.replace(/^\//, ""),
    }));
}
