import type { ProblemMessage } from "../../../problem/problem.ts";
import { mistake, put } from "../mistake.ts";
import { onEachLine, type Suggestion } from "../spot.ts";
import { inQuotes } from "./texts.ts";

const PARTNER: Record<string, string> = { "[": "]", "{": "}", "(": ")" };

/** A bracket that is opened and never closed: where a line ends, or before a line that stands too far left. */
export const unclosedBrackets: Suggestion = ({ text, at, open, rows }) => {
  const row = rows.findLast((one) => one.at <= (open[0]?.at ?? 0));
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  const missing = (row?.column ?? 0) + 2 - (at - lineStart);
  return open.toReversed().flatMap(({ at: start, source }) => {
    const close = PARTNER[source] ?? "";
    const ends = [...text.slice(start, at + 200).matchAll(/,?\s*(?=[,}\]\n]|\r\n|$)/g)].map(
      ({ index }) => start + index,
    );
    const closed = [...new Set(ends)].slice(0, 12).map((end) => put(close, end));
    const inside =
      missing > 0 ? [mistake(at, at + 1, tooFarLeft(source), put(" ".repeat(missing), lineStart))] : [];
    return [...inside, ...closed.map((edit) => mistake(start, start + 1, unclosed(source, close), edit))];
  });
};

/** A bracket that closes nothing, or a comma after which nothing follows. */
export const extraSigns: Suggestion = ({ text, at }) =>
  /[\]},]/.test(text[at] ?? "") ? [mistake(at, at + 1, extra(text[at]), put("", at, 1))] : [];

/** A bracket whose partner is of another kind, and round ones around entries. */
export const otherBrackets = onEachLine(({ at, end }, { text }) => {
  const [group = "", open = ""] = /([[{(])\s*\w+:\s[^[\]{}()]*[\]})]/.exec(text.slice(at, end)) ?? [];
  if (group === "" || (open === "{" && group.endsWith("}"))) return [];
  const start = at + text.slice(at, end).indexOf(group);
  const stop = start + group.length - 1;
  return [mistake(start, stop + 1, wrongBracket, put("{", start, 1), put("}", stop, 1))];
});

/** A variable, or a # at the start of a text, that stands in brackets without quotes. */
export const bareInBrackets = onEachLine(({ at, end }, { text, open }) => {
  const written = text.slice(at, end);
  // What stands in quotes is hidden from the searches below, so that its signs are not taken for YAML's.
  const line = written.replace(/(["'])(?:(?!\1).)*\1/g, (quoted) => "x".repeat(quoted.length));
  if (!open.length && !/[[{]/.test(line)) return [];
  const variables = [...line.matchAll(/(?<=[[{:,]\s*)(?:[^\s,:[\]{}][^,:[\]{}]*)?\$\{[^}]*\}[^,}\]]*/g)];
  const special = [...line.matchAll(/(?<=(?:[[{,]|:\s)\s*)[@%`!&*>|?-][^,}\]]*/g)];
  const colons = [...line.matchAll(/(?<=:\s+)[^\s,"'{}[\]:][^,"'{}[\]:]*:\s[^,{}[\]]*/g)];
  const [hash] = line.matchAll(/(?<=\s)#[^\s,}\]]*(?= *[,}\]]?)/g);
  return [...variables, ...special, ...colons, ...(hash ? [hash] : [])].map((match) => {
    const bare = written.slice(match.index, match.index + match[0].length).trim();
    const start = at + match.index;
    const quoted = inQuotes(bare.replace(/[“”"]/g, ""));
    const complaint =
      match === hash
        ? bareHash(quoted)
        : special.includes(match) || colons.includes(match)
          ? bareSign(bare, quoted)
          : bareVariable(quoted);
    return mistake(start, start + bare.length, complaint, put(quoted, start, bare.length));
  });
});

/** Two entries in brackets without a comma between them. */
export const missingCommas = onEachLine(({ at, end }, { text, open }) => {
  const line = text.slice(at, end);
  if (!open.length && !/[[{]/.test(line)) return [];
  const named = [...line.matchAll(/[;.]?\s+(\w+):\s/g)].map(({ 0: gap, 1: name = "", index }) => {
    const start = at + index + gap.indexOf(name);
    return mistake(start, start + name.length, noComma(name), put(", ", at + index, gap.indexOf(name)));
  });
  const quoted = [...line.matchAll(/(?<=["'])\s+(?=["'])/g)].map(({ index }) => {
    const [before = ""] = /(["'])(?:(?!\1).)*\1$/.exec(line.slice(0, index)) ?? [];
    const stop = at + index;
    return mistake(stop - before.length, stop, noCommaAfter(before), put(",", stop));
  });
  return [...named, ...quoted];
});

function unclosed(bracket: string, close: string): ProblemMessage {
  return {
    code: "unclosed-bracket",
    message: `This ${bracket} is opened and never closed.`,
    hint: `Write ${close} where its entries end, or put the whole text in double quotes if the bracket belongs to it.`,
  };
}

function tooFarLeft(bracket: string): ProblemMessage {
  return {
    code: "indentation",
    message: `This line stands too far left to belong to the ${bracket} that is opened above.`,
    hint: "Start it two spaces further in than the line with that, or write all of it in one line.",
  };
}

function extra(sign: string | undefined): ProblemMessage {
  if (sign === ",")
    return { code: "extra-comma", message: "There is a comma too many here.", hint: "Take it away." };
  return { code: "extra-bracket", message: "This bracket closes nothing.", hint: "Take it away." };
}

const wrongBracket: ProblemMessage = {
  code: "extra-bracket",
  message: "Entries in one line stand between { and }.",
  hint: "Write these two brackets around them.",
};

function noComma(name: string): ProblemMessage {
  return {
    code: "missing-comma",
    message: `There is no comma before '${name}'.`,
    hint: "Inside { } a comma stands between entries. If the colon belongs to a text, put that text in double quotes.",
  };
}

function noCommaAfter(quoted: string): ProblemMessage {
  return {
    code: "missing-comma",
    message: "There is no comma after this text.",
    hint: quoted.length <= 60 ? `Write ${quoted}, with a comma after it.` : "Write a comma after it.",
  };
}

function bareVariable(written: string): ProblemMessage {
  return {
    code: "variable-in-braces",
    message: "Inside { } and [ ], a text with a variable needs straight quotes around it.",
    hint: `Write it as ${written}`,
  };
}

function bareSign(bare: string, written: string): ProblemMessage {
  const sign = /^\w/.test(bare) ? "a colon with a space behind it" : bare[0];
  return {
    code: "bad-start",
    message: `Inside { } and [ ], a text with ${sign} needs straight quotes around it.`,
    hint: `Write it as ${written}`,
  };
}

function bareHash(written: string): ProblemMessage {
  return {
    code: "swallowed-comment",
    message: "This # hides the rest of its line, with the bracket that closes it.",
    hint: `Put the text in double quotes: ${written}.`,
  };
}
