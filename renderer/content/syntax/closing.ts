/** The start of a line that begins an entry of its own, as no line inside a quote or bracket does. */
const ENTRY = /[ ]*(?:- |[a-z]\w*:(?:[ ]|\r?\n|\r?$))/y;

/** Offset of the quote that closes the one at `open`; undefined where none does before an entry of its own. */
export function closingQuote(text: string, open: number): number | undefined {
  const quote = text[open];
  for (let at = open + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\n" && entryStartsAt(text, at + 1)) return undefined;
    if (sign === "\\" && quote === '"') at++;
    else if (sign !== quote) continue;
    else if (quote === "'" && text[at + 1] === "'") at++;
    else return at;
  }
  return undefined;
}

/** Whether the line that starts at this offset begins an entry: `name: …` or `- …`. */
export function entryStartsAt(text: string, lineStart: number): boolean {
  ENTRY.lastIndex = lineStart;
  return ENTRY.test(text);
}

/** What becomes of a bracket: where it closes, or which bracket or quote inside never does. */
export type Bracketed = { close: number } | { unclosed: number };

/** Follows the bracket at `open`. One that is not closed before the next line with a dash never is. */
export function closingBracket(text: string, open: number): Bracketed {
  const opened: number[] = [];
  for (let at = open; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\n" && entryStartsAt(text, at + 1)) break;
    if (/["']/.test(sign) && /[[{,:\s]/.test(text[at - 1] ?? "")) {
      const close = closingQuote(text, at);
      if (close === undefined) return { unclosed: at };
      at = close;
    } else if ("[{".includes(sign)) opened.push(at);
    else if ("]}".includes(sign)) {
      opened.pop();
      if (opened.length === 0) return { close: at };
    }
  }
  return { unclosed: opened.at(-1) ?? open };
}
