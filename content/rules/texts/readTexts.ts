import { type AnnotatedText, isRead, isVisible } from "../../check/schemas/marks.ts";
import type { ParsedFile, VisibleText } from "../../forms.ts";
import type { Problem, ProblemMessage } from "../../problem/problem.ts";
import { valueAt } from "../../read/path.ts";
import type { Source } from "../../read/source.ts";

/** Mistakes that are reported of one text. */
export const MOST_MISTAKES = 20;
const MOST_TEXTS = 1000; // ten times what the longest page has

/** The texts that a file writes for visitors; what a variable or a shared block brought is reported where it is written. */
export function readTexts(source: Source, marks: readonly AnnotatedText[]): VisibleText[] {
  return marks.flatMap((mark) => {
    const text = isVisible(mark.holds) ? valueAt(source.data, mark.path) : undefined;
    return typeof text === "string" ? [{ ...mark, text }] : [];
  });
}

/**
 * A problem at each place of a pattern in the texts of a file, unless `complain` has nothing to say of what it found.
 * Of each text the first ones: each is looked for in the file again, and a text with more is of another kind altogether.
 */
export function problemsIn(
  file: Pick<ParsedFile, "source" | "texts">,
  pattern: RegExp,
  complain: (found: RegExpExecArray, text: VisibleText) => ProblemMessage | undefined,
): Problem[] {
  // Nearly all texts have nothing to be found: to search is two thirds of the work of matchAll, which copies the pattern.
  const searched = file.texts.filter(({ text }) => text.search(pattern) >= 0);
  return searched.flatMap((text) =>
    text.text
      .matchAll(pattern)
      .flatMap((found) => {
        const complaint = complain(found, text);
        return complaint ? [file.source.problemAt(text.path, "value", complaint, found[0])] : [];
      })
      .take(MOST_MISTAKES)
      .toArray(),
  );
}

/** The texts of a file that hold one of these and are written in it; what a variable brought is checked where it is written. */
export function writtenMarks(
  { source, marks }: Pick<ParsedFile, "source" | "marks">,
  holds: readonly AnnotatedText["holds"][],
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
