/** WORD JOINER: forbids a line break and has no width. */
export const JOINER = "\u2060";

/** Removes the joiners from a typeset text, for machines: only lines on a page need them. */
export function unjoined(text: string): string {
  return text.replaceAll(JOINER, "");
}
