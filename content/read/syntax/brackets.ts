import type { Complaint } from "../../problem/problem.ts";
import { closingBracket } from "./closing.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { boundOf, type Line, restOfLine } from "./lines.ts";
import { unclosedQuote } from "./quotes.ts";

/** What is wrong with a value that starts with a bracket; undefined where nothing is. */
export function checkBrackets(text: string, line: Line): Diagnostic | undefined {
  const open = line.valueAt;
  const bare = checkBareSigns(text, open, boundOf(line));
  if (bare) return bare;
  const bracket = closingBracket(text, open, boundOf(line));
  if ("unclosed" in bracket) {
    const quote = /["']/.test(text[bracket.unclosed] ?? "");
    const complaint = quote ? unclosedQuote : unclosedBracket(text[bracket.unclosed]);
    return { start: bracket.unclosed, end: bracket.unclosed + 1, complaint };
  }
  const rest = restOfLine(text, bracket.close + 1);
  const start = bracket.close + 1 + rest.length - rest.trimStart().length;
  if (/^[\]}]/.test(rest.trim())) return { start, end: start + 1, complaint: extraBracket };
  if (rest.trim() !== "" && !/^\s+#/.test(rest))
    return { start: open, end: open + 1, complaint: textInBrackets(text[open]) };
  return checkCommas(text.slice(open, bracket.close), open);
}

/** A variable, or a # at the start of a text, that stands in a bracket without quotes. */
function checkBareSigns(text: string, open: number, owner: number): Diagnostic | undefined {
  const bracket = closingBracket(text, open, owner);
  const inside = withoutQuoted(text.slice(open, "close" in bracket ? bracket.close : bracket.unclosed));
  const [before = "", bare = ""] = /[[{:,]([^,:[\]{}]*\$\{[^}]*\}[^,}\]]*)/.exec(inside) ?? [];
  if (before !== "") {
    const start = open + inside.indexOf(before) + before.length - bare.trimStart().length;
    return { start, end: start + bare.trim().length, complaint: bareVariable(bare.trim()) };
  }
  const [match, hash = ""] = /\s(#[^\s,}\]]+) *[,}\]]?$/m.exec(inside) ?? [];
  if (match === undefined) return undefined;
  const start = open + inside.indexOf(match) + 1;
  return { start, end: start + hash.length, complaint: bareHash(hash) };
}

/** A text in which nothing that stands in quotes can be mistaken for anything else. */
function withoutQuoted(text: string): string {
  return text.replace(/(["'])(?:(?!\1).)*\1/g, (quoted) => "x".repeat(quoted.length));
}

/** Two entries in a bracket without a comma between them. */
function checkCommas(inside: string, open: number): Diagnostic | undefined {
  const [quoted] = /(["'])(?:(?!\1).)*\1(?=\s+["'])/.exec(inside) ?? [];
  if (quoted !== undefined) {
    const end = open + inside.indexOf(quoted) + quoted.length;
    return { start: end - quoted.length, end, complaint: noCommaAfter(quoted) };
  }
  const plain = withoutQuoted(inside);
  const [match, name = ""] = /\b\w+:\s[^,:{}[\]]*?\s(\w+):\s/.exec(plain) ?? [];
  if (match === undefined) return undefined;
  const start = open + plain.indexOf(match) + match.lastIndexOf(name);
  return { start, end: start + name.length, complaint: noComma(name) };
}

/** A bracket without its partner. */
function unclosedBracket(bracket: string | undefined): Complaint {
  const close = bracket === "[" ? "]" : "}";
  return {
    code: "unclosed-bracket",
    message: `This ${bracket} is opened and never closed.`,
    hint: `Write ${close} where its entries end, or put the whole text in double quotes if the bracket belongs to it.`,
  };
}

const extraBracket: Complaint = {
  code: "extra-bracket",
  message: "This bracket closes nothing.",
  hint: "Take it away.",
};

/** A text that begins with a bracket. */
function textInBrackets(bracket: string | undefined): Complaint {
  return {
    code: "text-after-bracket",
    message: `A text cannot start with ${bracket}: it would begin a ${bracket === "[" ? "list" : "group of entries"}.`,
    hint: "Put the whole text in double quotes.",
  };
}

/** Two entries in brackets with nothing between them. */
function noComma(name: string): Complaint {
  return {
    code: "missing-comma",
    message: `There is no comma before '${name}'.`,
    hint: "Inside { } a comma stands between entries. If the colon belongs to a text, put that text in double quotes.",
  };
}

/** A variable in brackets, in a text without quotes. */
function bareVariable(text: string): Complaint {
  return {
    code: "variable-in-braces",
    message: "Inside { } and [ ], a text with a variable needs straight quotes around it.",
    hint: `Write it as "${text.replace(/[“”"]/g, "")}"`,
  };
}

/** A # in brackets, in a text without quotes. */
function bareHash(text: string): Complaint {
  return {
    code: "swallowed-comment",
    message: "This # hides the rest of its line, with the bracket that closes it.",
    hint: `Put the text in double quotes: "${text}".`,
  };
}

/** A text in quotes with the next right after it. */
function noCommaAfter(quoted: string): Complaint {
  return {
    code: "missing-comma",
    message: "There is no comma after this text.",
    hint: quoted.length <= 60 ? `Write ${quoted}, with a comma after it.` : "Write a comma after it.",
  };
}
