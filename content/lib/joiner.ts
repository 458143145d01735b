/**
 * WORD JOINER: marks in a typeset text what must stay on one line. No file that we publish holds one: on a page an
 * element says the same, so that a text that is copied from it is as it was written.
 */
export const JOINER = "\u2060";

/** Removes the joiners from a typeset text. */
export function unjoined(text: string): string {
  return text.replace(/\u2060/g, ""); // not JOINER: a bundle would hold the sign itself
}
