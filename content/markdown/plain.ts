/** Whether a text has nothing in it that Markdown gives a meaning: most have not, and need no parser. */
export function isPlain(text: string): boolean {
  return /^[\p{L}$"'“‘(](?:[^\n*_`[\]<>&\\~]*[^\s*_`[\]<>&\\~])?$/u.test(text);
}
