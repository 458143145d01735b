import type { Complaint } from "../../../problem/problem.ts";
import type { Slip } from "../slip.ts";
import { type Guess, onEachLine, type Spot } from "../spot.ts";
import { inQuotes } from "./quotes.ts";

/** A bracket that is opened and never closed. */
function unclosed({ text, at, open }: Spot): Slip[] {
  return open.toReversed().flatMap(({ at: start, source }) => {
    const stretch = text.slice(start, at);
    const lineEnds = [...stretch.matchAll(/,?\s*(?=\r?\n|$)/g)].map(({ index }) => start + index);
    const ends = [...new Set(lineEnds)].slice(0, 12);
    const insert = source === "[" ? "]" : "}";
    return ends.map((end) => ({
      start,
      end: start + 1,
      complaint: unclosedBracket(source, insert),
      edits: [{ at: end, remove: 0, insert }],
    }));
  });
}

/** A bracket that closes nothing. */
const extra: Guess = ({ text, at }) =>
  /[\]}]/.test(text[at] ?? "")
    ? [{ start: at, end: at + 1, complaint: extraBracket, edits: [{ at, remove: 1, insert: "" }] }]
    : [];

/** A variable, or a # at the start of a text, that stands in brackets without quotes. */
const bare = onEachLine(({ at, end }, { text, open }) => {
  if (!open.length && !/[[{]/.test(text.slice(at, end))) return [];
  const line = text.slice(at, end).replace(/(["'])(?:(?!\1).)*\1/g, (quoted) => "x".repeat(quoted.length));
  const variables = [...line.matchAll(/(?<=[[{:,]\s*)([^\s,:[\]{}][^,:[\]{}]*)?\$\{[^}]*\}[^,}\]]*/g)];
  const quote = (index: number, bareText: string, complaint: Complaint): Slip => {
    const trimmed = bareText.trim();
    const insert = inQuotes(trimmed.replace(/[“”"]/g, ""));
    return {
      start: at + index,
      end: at + index + trimmed.length,
      complaint,
      edits: [{ at: at + index, remove: trimmed.length, insert }],
    };
  };
  const [hash] = [...line.matchAll(/(?<=\s)#[^\s,}\]]+(?= *[,}\]]?)/g)];
  return [
    ...variables.map(({ 0: match, index }) => quote(index, match, bareVariable(match.trim()))),
    ...(hash ? [quote(hash.index, hash[0], bareHash(hash[0]))] : []),
  ];
});

/** Two entries in brackets without a comma between them. */
const comma = onEachLine(({ at, end }, { text, open }) => {
  const line = text.slice(at, end);
  if (!open.length && !/[[{]/.test(line)) return [];
  const named = [...line.matchAll(/(?<=[^\s,{[:]\s+)(\w+):\s/g)].map(({ 1: name = "", index }) => {
    const start = at + index;
    return {
      start,
      end: start + name.length,
      complaint: noComma(name),
      edits: [{ at: start, remove: 0, insert: ", " }],
    };
  });
  const quoted = [...line.matchAll(/(?<=["'])\s+(?=["'])/g)].map(({ index }) => {
    const [text = ""] = /(["'])(?:(?!\1).)*\1$/.exec(line.slice(0, index)) ?? [];
    const stop = at + index;
    return {
      start: stop - text.length,
      end: stop,
      complaint: noCommaAfter(text),
      edits: [{ at: stop, remove: 0, insert: "," }],
    };
  });
  return [...named, ...quoted];
});

export const commas = [comma];
export const brackets = [bare, extra, unclosed];

function unclosedBracket(bracket: string, close: string): Complaint {
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

function noComma(name: string): Complaint {
  return {
    code: "missing-comma",
    message: `There is no comma before '${name}'.`,
    hint: "Inside { } a comma stands between entries. If the colon belongs to a text, put that text in double quotes.",
  };
}

function noCommaAfter(quoted: string): Complaint {
  return {
    code: "missing-comma",
    message: "There is no comma after this text.",
    hint: quoted.length <= 60 ? `Write ${quoted}, with a comma after it.` : "Write a comma after it.",
  };
}

function bareVariable(text: string): Complaint {
  return {
    code: "variable-in-braces",
    message: "Inside { } and [ ], a text with a variable needs straight quotes around it.",
    hint: `Write it as "${text.replace(/[“”"]/g, "")}"`,
  };
}

function bareHash(text: string): Complaint {
  return {
    code: "swallowed-comment",
    message: "This # hides the rest of its line, with the bracket that closes it.",
    hint: `Put the text in double quotes: "${text}".`,
  };
}
