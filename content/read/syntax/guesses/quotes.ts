import type { Complaint } from "../../../problem/problem.ts";
import type { Slip } from "../slip.ts";
import { type Guess, onEachLine, type Spot } from "../spot.ts";

const QUOTED = /^(?:single|double)-quoted-scalar$/;

/** A quote that is opened and never closed: where its line ends, or where its text in brackets does. */
function unclosed({ text, token, last }: Spot): Slip[] {
  return [token, last].flatMap((lexeme): Slip[] => {
    if (!lexeme || !QUOTED.test(lexeme.type)) return [];
    const { at: start, source } = lexeme;
    const quote = source[0] ?? "";
    const closed = source.length > 1 && source.endsWith(quote);
    if (closed && !source.includes("\n")) return [];
    const lineEnd = text.indexOf("\n", start);
    const rest = text.slice(start, lineEnd < 0 ? text.length : lineEnd).trimEnd();
    const ends = [rest.length, ...[...rest.matchAll(/\s*[,}\]]/g)].map(({ index }) => index)];
    return ends.map((length) => {
      const curly = /[”’]$/.test(rest.slice(0, length)) ? 1 : 0;
      const complaint = curly ? closedCurly : unclosedQuote;
      const edits = [{ at: start + length - curly, remove: curly, insert: quote }];
      return { start, end: start + rest.length, complaint, edits };
    });
  });
}

/** More text behind a text in quotes: a quote of its own inside it, or words that follow. */
function closedEarly({ text, token, last }: Spot): Slip[] {
  return [token, last].flatMap((lexeme): Slip[] => {
    if (!lexeme || !QUOTED.test(lexeme.type) || lexeme.source.includes("\n")) return [];
    const { at, source } = lexeme;
    const close = at + source.length - 1;
    const lineEnd = text.indexOf("\n", at);
    const line = text.slice(at, lineEnd < 0 ? text.length : lineEnd).trimEnd();
    const [, gap = "", more = ""] = /^(\s*)(.*)$/.exec(line.slice(source.length)) ?? [];
    if (more === "" || more.startsWith("#")) return [];
    const start = close + 1 + gap.length;
    if (more === "," || more === ";")
      return [
        { start, end: start + 1, complaint: comma(more), edits: [{ at: start, remove: 1, insert: "" }] },
      ];
    const ends = [line.length, ...[...line.matchAll(/\s*[,}\]]/g)].map(({ index }) => index)];
    const place = gap
      ? { start, end: start + more.length, complaint: afterQuote }
      : { start: close, end: close + 1, complaint: innerQuote(text[close]) };
    return ends
      .filter((length) => length > source.length)
      .map((length) => ({
        ...place,
        edits: [{ at, remove: length, insert: inQuotes(unquoted(line.slice(0, length))) }],
      }));
  });
}

/** A text that means something else without quotes. */
const bare = onEachLine((line, { text }) => {
  const { contentAt, content, end } = line;
  const [lead = ""] = /^(?:[\w-]+|"[^"]*"|'[^']*')[ \t]*:[ \t]+/.exec(content) ?? [];
  const name = lead.replace(/\s*:\s*$/, "");
  const [value = ""] = /^.*?(?=\s+#\s|$)/.exec(content.slice(lead.length)) ?? [];
  const start = contentAt + lead.length;
  const edits = [{ at: start, remove: text.slice(start, end).length, insert: inQuotes(unquoted(value)) }];
  const advice = quoteIt(name, unquoted(value));
  if (/^\{\{/.test(value)) {
    const insert = inQuotes(value.replace(/\{\{\s*/, "${").replace(/\s*\}\}/, "}"));
    return [
      { start, end: start + 2, complaint: braces, edits: [{ at: start, remove: value.length, insert }] },
    ];
  }
  if (/^[[{]/.test(value)) return [{ start, end: start + 1, complaint: bracket(value[0] ?? ""), edits }];
  const [special] = /^(?:[*&!%@`,\]}|>]|[-?](?= ))/.exec(value) ?? [];
  if (special !== undefined)
    return [{ start, end: start + 1, complaint: badStart(special, value, advice), edits }];
  const colon = value.search(/:(?=\s|$)/);
  if (colon < 0 || (lead === "" && contentAt === line.at + line.indent)) return [];
  const found = { start: start + colon, end: start + colon + 1, complaint: twoColons(advice) };
  const newLine = `\n${" ".repeat(contentAt - line.at)}`;
  const entries = [...value.matchAll(/[ ,;]+(?=\w+:\s)/g)].map(({ 0: gap, index }) => ({
    ...found,
    edits: [{ at: start + index, remove: gap.length, insert: newLine }],
  }));
  return [{ ...found, edits }, ...entries];
});

/** A backslash in double quotes that begins no sign. */
const backslash: Guess = ({ at, code }) =>
  code === "BAD_DQ_ESCAPE"
    ? [{ start: at, end: at + 1, complaint: backslashAlone, edits: [{ at, remove: 0, insert: "\\" }] }]
    : [];

export const quotes = [backslash, unclosed, closedEarly];
export const bareTexts = [bare];

function unquoted(value: string): string {
  return value.replace(/^["'“‘]|["'”’]$/g, "");
}

/** A text in quotes that do not stand in it. */
export function inQuotes(value: string): string {
  return value.includes('"') || value.includes("\\") ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

function quoteIt(name: string, value: string): string {
  const before = name ? `${name}: ` : "";
  return value.length <= 60 && !/["\\]/.test(value)
    ? `ut the text in quotes: ${before}"${value}"`
    : "ut the whole text in double quotes.";
}

const unclosedQuote: Complaint = {
  code: "unclosed-quote",
  message: "This quote is opened and never closed.",
  hint: "Write the same quote again where the text ends, or take this one away.",
};
const closedCurly: Complaint = {
  code: "unclosed-quote",
  message: "This text opens with a straight quote and ends with a curly one, so it is never closed.",
  hint: 'Type the quote at the end again, straight like the first (").',
};
const afterQuote: Complaint = {
  code: "text-after-quote",
  message: "The text in quotes ends before this, and nothing more can follow it.",
  hint: "Put the quotes around the whole text, or take them away.",
};
const backslashAlone: Complaint = {
  code: "syntax",
  message: "In double quotes a backslash (\\) begins a special sign, and this one begins none.",
  hint: "Write two backslashes, or put the text in single quotes.",
};
const braces: Complaint = {
  code: "variable-in-braces",
  message: "Two braces mean nothing here.",
  hint: "A variable is written with a dollar sign and one pair of braces, as ${city.name}.",
};

function comma(sign: string): Complaint {
  return {
    code: "extra-comma",
    message: `There is a ${sign === "," ? "comma" : "semicolon"} behind this text, where the line should end.`,
    hint: "Take it away.",
  };
}

function innerQuote(quote: string | undefined): Complaint {
  const other = quote === "'" ? "Put the whole text in double quotes" : "Put the whole text in single quotes";
  const escaped = quote === "'" ? "write it twice ('')" : 'put a backslash before it (\\")';
  return {
    code: "inner-quote",
    message: `This ${quote === "'" ? "apostrophe" : "quote"} ends the text that was opened before, and more text follows.`,
    hint: `${other}, or ${escaped}.`,
  };
}

function bracket(sign: string): Complaint {
  return {
    code: "text-after-bracket",
    message: `A text cannot start with ${sign}: it would begin a ${sign === "[" ? "list" : "group of entries"}.`,
    hint: "Put the whole text in double quotes.",
  };
}

function badStart(sign: string, value: string, advice: string): Complaint {
  const dash = sign === "-" && "A list starts on the next line, each entry behind a dash of its own.";
  const [header] = /^(?:>[-+]|[|])[-+0-9]*/.exec(value) ?? [];
  const below = header && `After ${header} the text starts on the next line, two spaces further in.`;
  return {
    code: "bad-start",
    message: `A text cannot start with ${sign}.`,
    hint: dash || below || `P${advice}`,
  };
}

function twoColons(advice: string): Complaint {
  return {
    code: "two-colons",
    message: "This is the second colon in this line, so it is not clear where the text begins.",
    hint: `If it is another entry, give it a line of its own; else p${advice}`,
  };
}
