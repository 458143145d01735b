import type { ProblemMessage } from "../../../content/problem.ts";
import { onEachLine, type Suggestion } from "../errorContext.ts";
import { mistake, put } from "../mistake.ts";
import { inQuotes } from "./texts.ts";

/** A bracket that is never closed, or that is followed by a line indented too little to belong to it. */
export const unclosedBrackets: Suggestion = ({ text, at, open, rows }) => {
  const row = rows.findLast((above) => above.at <= (open[0]?.at ?? 0));
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  const missing = (row?.column ?? 0) + 2 - (at - lineStart);
  return open.toReversed().flatMap(({ at: start, source }) => {
    const close = source === "[" ? "]" : "}";
    const unclosed: ProblemMessage = {
      code: "unclosed-bracket",
      message: `This ${source} is opened and never closed.`,
      hint: `Write ${close} where its entries end, or put the whole text in double quotes if the bracket belongs to it.`,
    };
    const tooFarLeft: ProblemMessage = {
      code: "indentation",
      message: `This line stands too far left to belong to the ${source} that is opened above.`,
      hint: "Start it two spaces further in than the line with that, or write all of it in one line.",
    };
    const ends = [...text.slice(start, at + 200).matchAll(/,?\s*(?=[,}\]\n]|\r\n|$)/g)].slice(0, 12);
    const ways = ends.map(({ index }) => [put(close, start + index)]);
    const inside = missing > 0 ? [[put(" ".repeat(missing), lineStart)]] : [];
    return [mistake(at, at + 1, inside, tooFarLeft), mistake(start, start + 1, ways, unclosed)];
  });
};

/** A bracket that closes nothing, or a comma after which nothing follows. */
export const extraSigns: Suggestion = ({ text, at }) => {
  const sign = text[at] ?? "";
  if (!/[\]},]/.test(sign)) return [];
  const code = sign === "," ? "extra-comma" : "extra-bracket";
  const message = sign === "," ? "There is a comma too many here." : "This bracket closes nothing.";
  return [mistake(at, at + 1, [[put("", at, 1)]], { code, message, hint: "Take it away." })];
};

/** Entries in one line that are not between { and }: other or mismatched brackets, or no opening one. */
export const otherBrackets = onEachLine(({ at, end, contentAt, content }, { text }) => {
  if (/^\w+: [^[\]{}]*, \w+: [^[\]{}]*\}$/.test(content)) {
    const message = "Entries in one line stand between { and }, and the first of the two is missing.";
    const hint = "Write { and a space in front of them.";
    return mistake(contentAt, end, [[put("{ ", contentAt)]], { code: "extra-bracket", message, hint });
  }
  const found = /[[{(]\s*\w+:\s[^[\]{}()]*[\]})]/.exec(text.slice(at, end));
  if (!found || /^\{.*\}$/.test(found[0])) return undefined;
  const start = at + found.index;
  const stop = start + found[0].length - 1;
  const changes = [put("{", start, 1), put("}", stop, 1)];
  const message = "Entries in one line stand between { and }.";
  const hint = "Write these two brackets around them.";
  return mistake(start, stop + 1, [changes], { code: "extra-bracket", message, hint });
});

/** A } that closes a group of entries before the last of them. */
export const earlyBraces = onEachLine(({ contentAt, content }) => {
  const found = /^\{[^{}]*(\})(?=, *\w+: [^{}]*\}$)/.exec(content);
  if (!found) return undefined;
  const at = contentAt + found[0].length - 1;
  const message = "This } ends the entries of this line, and more of them follow.";
  const hint = "Take it away: } stands behind the last one alone.";
  return mistake(at, at + 1, [[put("", at, 1)]], { code: "extra-bracket", message, hint });
});

/** Unquoted text in brackets with a variable, a special first character, a colon or a #. */
export const bareInBrackets = onEachLine(({ at, end }, { text, open }) => {
  const written = text.slice(at, end);
  // Quoted text is masked for the searches below, so that its characters are not mistaken for YAML syntax.
  const line = written.replace(/(["'])(?:(?!\1).)*\1/g, (quoted) => "x".repeat(quoted.length));
  if (!open.length && !/[[{]/.test(line)) return undefined;
  const found = (pattern: RegExp, complain: (written: string, bare: string) => ProblemMessage) =>
    [...line.matchAll(pattern)].map(({ 0: match, index }) => {
      const bare = written.slice(index, index + match.length).trim();
      const quoted = inQuotes(bare.replace(/[“”"]/g, ""));
      const start = at + index;
      return mistake(start, start + bare.length, [[put(quoted, start, bare.length)]], complain(quoted, bare));
    });
  return [
    ...found(/(?<=[[{:,]\s*)(?:[^\s,:[\]{}][^,:[\]{}]*)?(?:\$\{[^}]*\}[^,$}\]]*)+/g, bareVariable),
    ...found(/(?<=(?:[[{,]|:\s)\s*)[@%`!&*>|?-][^,}\]]*/g, bareSign),
    ...found(/(?<=:\s+)[^\s,"'{}[\]:][^,"'{}[\]:]*:\s[^,{}[\]]*/g, bareSign),
    ...found(/(?<=\s)#[^\s,}\]]*(?= *[,}\]]?)/g, bareHash).slice(0, 1),
  ];
});

/** Two entries in brackets without a comma between them. */
export const missingCommas = onEachLine(({ at, end }, { text, open }) => {
  const line = text.slice(at, end);
  if (!open.length && !/[[{]/.test(line)) return undefined;
  const named = [...line.matchAll(/[;.]?\s+(\w+):\s/g)].map(({ 0: gap, 1: name = "", index }) => {
    const start = at + index + gap.indexOf(name);
    return mistake(start, start + name.length, [[put(", ", at + index, gap.indexOf(name))]], {
      code: "missing-comma",
      message: `There is no comma before '${name}'.`,
      hint: "Inside { } a comma stands between entries. If the colon belongs to a text, put that text in double quotes.",
    });
  });
  const gaps = [...line.matchAll(/(?<=["'])\s+(?=["'])/g)];
  const [first, last] = [gaps[0], gaps.at(-1)];
  if (!first || !last) return named;
  const [before = ""] = /(["'])(?:(?!\1).)*\1$/.exec(line.slice(0, first.index)) ?? [];
  const message = `There is no comma after this text${gaps.length > 1 ? ", and none between those behind it" : ""}.`;
  const hint = before.length <= 60 ? `Write ${before}, with a comma after it.` : "Write a comma after it.";
  const rest = line.slice(first.index, last.index + last[0].length);
  const change = put(rest.replace(/(?<=^|["'])\s+(?=["']|$)/g, ", "), at + first.index, rest.length);
  const stop = at + first.index;
  const start = stop - before.length;
  return [...named, mistake(start, stop, [[change]], { code: "missing-comma", message, hint })];
});

const bareVariable = (written: string): ProblemMessage => ({
  ...needsQuotes("a variable", written),
  code: "variable-in-braces",
});

const bareSign = (written: string, bare: string): ProblemMessage =>
  needsQuotes(/^\w/.test(bare) ? "a colon with a space behind it" : bare.charAt(0), written);

function needsQuotes(what: string, written: string): ProblemMessage {
  const message = `Inside { } and [ ], a text with ${what} needs straight quotes around it.`;
  return { code: "bad-start", message, hint: `Write it as ${written}` };
}

const bareHash = (written: string): ProblemMessage => ({
  code: "swallowed-comment",
  message: "This # hides the rest of its line, with the bracket that closes it.",
  hint: `Put the text in double quotes: ${written}.`,
});
