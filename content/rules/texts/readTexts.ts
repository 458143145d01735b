import { type AnnotatedText, isRead } from "../../check/schemas/marks.ts";
import { type Path, valueAt } from "../../read/path.ts";
import type { Source } from "../../read/source.ts";

/** A text that visitors read, a picture's or a button's words included. */
interface ReadText {
  /** As it stands in the file, its variables by their names. */
  text: string;
  /** As visitors read it. */
  value: string;
  path: Path;
}

/** The texts that a file writes for visitors; what a variable or a shared block brought is told where it is written. */
export function readTexts({
  source,
  marks,
}: {
  source: Source;
  marks: readonly AnnotatedText[];
}): ReadText[] {
  const known = texts.get(marks) ?? textsOf(source, marks);
  texts.set(marks, known);
  return known;
}

/** Several rules ask for those of a page, one after the other. */
const texts = new WeakMap<readonly AnnotatedText[], ReadText[]>();

function textsOf(source: Source, marks: readonly AnnotatedText[]): ReadText[] {
  return marks.flatMap(({ holds, value, path }) => {
    const text = isRead(holds) || holds === "label" ? valueAt(source.data, path) : undefined;
    return typeof text === "string" ? [{ text, value, path }] : [];
  });
}
