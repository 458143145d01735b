import { visit } from "unist-util-visit";
import { isWithin, type Path, valueAt } from "../../content/lib/data.ts";
import { lightTree, markdownTree } from "../../content/markdown/tree.ts";
import type { Finding, ProblemMessage } from "../../content/problem.ts";
import type { Source } from "../../content/read/source.ts";
import { isRead } from "../../content/validate/schemaNode.ts";
import { type AnnotatedText, isVisible } from "../lib/annotatedTexts.ts";
import type { FileWithTexts, VisibleText } from "../rule.ts";

const MOST_MISTAKES = 20;
const MOST_TEXTS = 1000; // ten times what the longest page has

/** Visible texts written in the file itself; those from variables or shared blocks are reported in their own file. */
export function visibleTexts(source: Source, annotated: readonly AnnotatedText[]): VisibleText[] {
  return annotated.flatMap((mark) => {
    const text = isVisible(mark.holds) ? valueAt(source.data, mark.path) : undefined;
    return typeof text === "string" ? [{ ...mark, text }] : [];
  });
}

/**
 * A finding for each match of a pattern in the texts of a file for which `messageOf` returns a message. At most
 * `MOST_MISTAKES` per text: each is searched for in the file again, and a text with more is of another kind altogether.
 */
export function findingsIn(
  file: Pick<FileWithTexts, "file" | "texts">,
  pattern: RegExp,
  messageOf: (
    found: RegExpExecArray,
    text: VisibleText,
  ) => (ProblemMessage & Pick<Finding, "needle">) | undefined,
): Finding[] {
  // Nearly all texts have no match, and search() takes two thirds of the time of matchAll(), which copies the pattern.
  const searched = file.texts.filter(({ text }) => text.search(pattern) >= 0);
  return searched.flatMap((text) =>
    text.text
      .matchAll(pattern)
      .flatMap((found) => {
        const message = messageOf(found, text);
        return message ? [{ file: file.file, path: text.path, needle: found[0], ...message }] : [];
      })
      .take(MOST_MISTAKES)
      .toArray(),
  );
}

/** Texts of these kinds written in the file itself; those from variables are checked where they are written. */
export function writtenTexts(
  { source, annotatedTexts }: FileWithTexts,
  holds: readonly AnnotatedText["holds"][],
): AnnotatedText[] {
  const isWritten = ({ value, path }: AnnotatedText) =>
    !value.includes("${") && valueAt(source.data, path) !== undefined;
  return annotatedTexts.filter((mark) => holds.includes(mark.holds) && isWritten(mark)).slice(0, MOST_TEXTS);
}

/** All text that visitors read in an entry of a file, one line per text. */
export function textWithin({ annotatedTexts }: Pick<FileWithTexts, "annotatedTexts">, entry: Path): string {
  const texts = annotatedTexts.filter(({ holds, path }) => isRead(holds) && isWithin(path, entry));
  return texts.map(({ value }) => value).join("\n");
}

/** The URLs of the links and images in a Markdown text, in order. */
export function markdownLinks(markdown: string): string[] {
  if (!/[[<]/.test(markdown)) return [];
  const links: string[] = [];
  visit(lightTree(markdown) ?? markdownTree(markdown), (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push(node.url);
  });
  return links;
}
