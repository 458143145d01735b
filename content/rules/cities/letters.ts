/**
 * Whether a text may have letters or digits besides those of ASCII. A pattern that need not know them takes a third
 * of the time; the dashes and quotation marks of English are none.
 */
export function hasOtherLetters(text: string): boolean {
  return /[^\0-\x7f\u2010-\u2027]/.test(text);
}
