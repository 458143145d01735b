import { JOINER, unjoined } from "../../content/lib/joiner.ts";

/** An element without elements for text in it, a tag, or words with a joiner, without what ends a clause or a sentence. */
const PART = new RegExp(
  `<(head|script|style|textarea|select|svg)\\b.*?</\\1>|<[^>]*>|(?<![^\\s<>])[^\\s<>]*${JOINER}(?:[^\\s<>]*[^\\s<>,.:!?])?`,
  "gsu",
);

/**
 * Puts what typesetting has joined, such as 3–7, into elements that no line breaks (and that stay in order in a text
 * that runs from right to left), and takes the joiners away everywhere.
 */
export function onOneLine(html: string): string {
  if (!html.includes(JOINER)) return html;
  return html.replace(PART, (part) =>
    part.startsWith("<") ? unjoined(part) : `<bdi>${unjoined(part)}</bdi>`,
  );
}
