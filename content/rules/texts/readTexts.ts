import { type AnnotatedText, isRead } from "../../check/schemas/marks.ts";
import { valueAt } from "../../read/path.ts";
import type { Source } from "../../read/source.ts";

/** A text that visitors read, a picture's or a button's words included. */
interface ReadText extends AnnotatedText {
  /** As it stands in the file, its variables by their names. */
  text: string;
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
    return typeof text === "string" ? [{ text, holds, value, path }] : [];
  });
}

/** All that a page's blocks say, as visitors read it. */
export function blockTexts({ marks }: { marks: readonly AnnotatedText[] }): string[] {
  return marks.filter(({ holds, path }) => isRead(holds) && path[0] === "blocks").map(({ value }) => value);
}

/** The same without names: those are what a copy has of its own. */
export function namelessTextOf(page: { marks: readonly AnnotatedText[] }): string {
  return blockTexts(page)
    .join("\n")
    .replace(/\p{Lu}[\p{L}\p{N}'’]*/gu, "");
}
