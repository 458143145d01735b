import { type AnnotatedText, isRead } from "../../check/schemas/marks.ts";
import type { ParsedFile } from "../../forms.ts";
import type { Problem, ProblemMessage } from "../../problem/problem.ts";
import { valueAt } from "../../read/path.ts";

const MOST_TEXTS = 1000; // ten times what the longest page has

/** A text that visitors read, a picture's or a button's words included. */
interface ReadText extends AnnotatedText {
  /** As it stands in the file, its variables by their names; `value` is what visitors read. */
  text: string;
}

/** What rules take of a file to look at its texts. */
type FileWithTexts = Pick<ParsedFile, "source" | "marks">;

/** The texts that a file writes for visitors; what a variable or a shared block brought is reported where it is written. */
export function readTexts({ source, marks }: FileWithTexts): ReadText[] {
  return marks.flatMap((mark) => {
    const text = isRead(mark.holds) || mark.holds === "label" ? valueAt(source.data, mark.path) : undefined;
    return typeof text === "string" ? [{ ...mark, text }] : [];
  });
}

/** A problem at each place of a pattern in the texts of a file, unless `complain` has nothing to say of what it found. */
export function problemsIn(
  file: FileWithTexts,
  pattern: RegExp,
  complain: (found: RegExpExecArray, text: ReadText) => ProblemMessage | undefined,
): Problem[] {
  return readTexts(file).flatMap((text) =>
    Array.from(text.text.matchAll(pattern)).flatMap((found) => {
      const complaint = complain(found, text);
      return complaint ? [file.source.problemAt(text.path, "value", complaint, found[0])] : [];
    }),
  );
}

/** The texts of a file that hold one of these and are written in it; what a variable brought is checked where it is written. */
export function writtenMarks(
  { source, marks }: FileWithTexts,
  holds: AnnotatedText["holds"][],
): AnnotatedText[] {
  const isWritten = ({ value, path }: AnnotatedText) =>
    !value.includes("${") && valueAt(source.data, path) !== undefined;
  return marks.filter((mark) => holds.includes(mark.holds) && isWritten(mark)).slice(0, MOST_TEXTS);
}

/** All that a page's blocks say, as visitors read it. */
export function blockTextOf({ marks }: Pick<ParsedFile, "marks">): string {
  const texts = marks.filter(({ holds, path }) => isRead(holds) && path[0] === "blocks");
  return texts.map(({ value }) => value).join("\n");
}
