import type { ProblemMessage } from "../../../content/problem.ts";
import { restOfLine, type Suggestion } from "../errorContext.ts";
import { mistake, type PossibleMistake, put } from "../mistake.ts";
import type { Lexeme } from "../rows.ts";
import { inQuotes, unquoted } from "./texts.ts";

/** Creates a suggestion that checks a quoted text at a parse error or right before it. */
function onQuoted(
  suggestion: (quoted: Lexeme, rest: string) => PossibleMistake[] | PossibleMistake,
): Suggestion {
  return ({ text, token, last }) =>
    [token, last].flatMap((lexeme) => {
      if (!lexeme || !/^(?:single|double)-quoted-scalar$/.test(lexeme.type)) return [];
      return suggestion(lexeme, restOfLine(text, lexeme.at));
    });
}

/** A quote that is never closed: it belongs at the end of its line, or where its text in brackets ends. */
export const unclosedQuotes = onQuoted(({ at, source }, line) => {
  const quote = source[0] ?? "";
  if (source.length > 1 && source.endsWith(quote) && !source.includes("\n")) return [];
  return endsOf(line).map((length) => {
    const curly = /[”’]$/.test(line.slice(0, length)) ? 1 : 0;
    const message = curly ? closedCurly : unclosedQuote;
    return mistake(at, at + line.length, [[put(quote, at + length - curly, curly)]], message);
  });
});

/** More text after a quoted text: it contains the same quote, or words follow it. */
export const earlyQuotes = onQuoted(({ at, source }, line) => {
  const [, gap = "", more = ""] = /^(\s*)(.*)$/.exec(line.slice(source.length)) ?? [];
  if (source.includes("\n") || more === "" || more.startsWith("#")) return [];
  const start = at + source.length + gap.length;
  if (more === "," || more === ";") {
    const message = `There is a ${more === "," ? "comma" : "semicolon"} behind this text, where the line should end.`;
    const hint = "Take it away.";
    return mistake(start, start + 1, [[put("", start, 1)]], { code: "extra-comma", message, hint });
  }
  const ways = endsOf(line)
    .filter((length) => length > source.length)
    .map((length) => [put(inQuotes(unquoted(line.slice(0, length))), at, length)]);
  if (!gap) return mistake(start - 1, start, ways, innerQuote(source.at(-1)));
  const message = "The text in quotes ends before this, and nothing more can follow it.";
  const hint = "Put the quotes around the whole text, or take them away.";
  return mistake(start, start + more.length, ways, { code: "text-after-quote", message, hint });
});

/** A backslash in double quotes that starts no valid escape sequence. */
export const backslashes: Suggestion = ({ text, at }) =>
  text[at] === "\\" ? [mistake(at, at + 1, [[put("\\", at)]], backslash)] : [];

/** Lengths at which a text may end: the end of its line, or before a comma or closing bracket. */
function endsOf(line: string): number[] {
  return [line.length, ...[...line.matchAll(/\s*[,}\]]/g)].map(({ index }) => index)];
}

const unclosedQuote: ProblemMessage = {
  code: "unclosed-quote",
  message: "This quote is opened and never closed.",
  hint: "Write the same quote again where the text ends, or take this one away.",
};
const closedCurly: ProblemMessage = {
  code: "unclosed-quote",
  message: "This text opens with a straight quote and ends with a curly one, so it is never closed.",
  hint: 'Type the quote at the end again, straight like the first (").',
};
const backslash: ProblemMessage = {
  code: "syntax",
  message: "In double quotes a backslash (\\) begins a special sign, and this one begins none.",
  hint: "Write two backslashes, or put the text in single quotes.",
};

function innerQuote(quote: string | undefined): ProblemMessage {
  const quotes =
    quote === "'"
      ? "double quotes, or write it twice ('')"
      : 'single quotes, or put a backslash before it (\\")';
  const message = `This ${quote === "'" ? "apostrophe" : "quote"} ends the text that was opened before, and more text follows.`;
  const hint = `Put the whole text in ${quotes}.`;
  return { code: "inner-quote", message, hint };
}
