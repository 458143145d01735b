/**
 * Offset of the quote that closes the one at `open`. Undefined where none does before a line that stands no
 * further in than `owner`, the column of the entry whose value this is.
 */
export function closingQuote(text: string, open: number, owner: number): number | undefined {
  const quote = text[open];
  for (let at = open + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\n" && leaves(text, at + 1, owner)) return undefined;
    if (sign === "\\" && quote === '"') at++;
    else if (sign !== quote) continue;
    else if (quote === "'" && text[at + 1] === "'") at++;
    else return at;
  }
  return undefined;
}

/** Whether the line that starts at this offset has something in it no further in than `owner`. */
function leaves(text: string, lineStart: number, owner: number): boolean {
  for (let at = lineStart; at <= lineStart + owner; at++)
    if (text[at] !== " ") return /\S/.test(text[at] ?? "");
  return false;
}

/** What becomes of a bracket: where it closes, or which bracket or quote inside never does. */
export type Bracketed = { close: number } | { unclosed: number };

/** Follows the bracket at `open`, as far as `owner` allows (see closingQuote). */
export function closingBracket(text: string, open: number, owner: number): Bracketed {
  const opened: number[] = [];
  for (let at = open; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\n" && leaves(text, at + 1, owner)) break;
    if (/["']/.test(sign) && /[[{,:\s]/.test(text[at - 1] ?? "")) {
      const close = closingQuote(text, at, owner);
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
