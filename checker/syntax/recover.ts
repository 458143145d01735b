import { type Document, parseDocument, type YAMLParseError, type YAMLWarning } from "yaml";
import { attempt } from "../../content/lib/attempt.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import { contextAt } from "./errorContext.ts";
import { type Linted, lint } from "./lint/lint.ts";
import { changed, originalOffset, type PossibleMistake, reported, type SyntaxMistake } from "./mistake.ts";
import { lexemesOf } from "./rows.ts";
import { emptyNames } from "./suggestions/names.ts";
import { riskySuggestions, suggestions } from "./suggestions.ts";

/** The result of reading a text with mistakes. */
interface Recovered {
  /** The text with its mistakes mended as far as possible. */
  text: string;
  /** Undefined if a part of the text still cannot be read. */
  linted: Linted | undefined;
  /** Maps an offset of the mended text to the text as written. */
  placeOf(offset: number): number;
  problems: SyntaxMistake[];
}

/** Tries to read a text; undefined if that is impossible, or has been tried too often. */
type Attempt = (text: string) => Outcome | undefined;

interface Outcome {
  /** How many characters follow the first error; 0 without an error. */
  unread: number;
  mistakes(): number;
}

// lintKeys.ts finds duplicate keys instead: the parser compares every key with every other.
const OPTIONS = {
  stringKeys: true,
  uniqueKeys: false,
  merge: false,
  prettyErrors: false,
  logLevel: "error",
} as const;

// Budget per file, in characters parsed: nobody mends a page with dozens of mistakes in one go.
const EFFORT = 2_000_000;

/**
 * Parses a text after mending the known mistakes. At each parse error, fixes of typical mistakes are tried: the mistake
 * whose fix lets the parser get furthest, with the fewest mistakes left, is reported, and parsing continues as if it
 * had not been made. Mistakes left are those that lint finds, and those that `mistakesIn` counts in the data.
 */
export function recover(
  written: string,
  file: string,
  known: readonly PossibleMistake[],
  mistakesIn: (data: unknown) => number,
): Recovered {
  const mended = known.flatMap(({ ways }) => ways.flat()).sort((a, b) => a.start - b.start);
  const steps = [mended];
  const placeOf = (offset: number) => steps.reduceRight(originalOffset, offset);
  const problems: SyntaxMistake[] = known.map((mistake) => reported(mistake, written));
  const count = (linted: Linted) => linted.problems.length + mistakesIn(linted.data);
  let effort = EFFORT;
  const outcomeOf: Attempt = (candidate) => {
    effort -= candidate.length;
    const { document, error } = effort > 0 ? parse(candidate) : {};
    const unread = error === undefined ? 0 : candidate.length - error + 1;
    return document && { unread, mistakes: () => count(lint(document, candidate, file)) };
  };
  let text = changed(written, mended);
  for (;;) {
    const { document, error } = parse(text);
    const start = error ?? 0;
    const linted = document && error === undefined ? lint(document, text, file) : undefined;
    const mistake = linted
      ? fullest(text, () => count(linted), outcomeOf)
      : likeliest(text, start, outcomeOf);
    if (!mistake) {
      const found = linted?.problems ?? [{ ...UNREADABLE, start, end: start + 1 }];
      problems.push(...found.map((problem) => placed(problem, placeOf)));
      return { text, linted, placeOf, problems };
    }
    problems.push(placed(reported(mistake, text), placeOf));
    const [way = []] = mistake.ways;
    text = changed(text, way);
    steps.push(way);
  }
}

/** Maps a mistake in the mended text to its place in the text as written. */
function placed(mistake: SyntaxMistake, placeOf: (offset: number) => number): SyntaxMistake {
  const { start, end, change } = mistake;
  const moved = change && { ...change, start: placeOf(change.start), end: placeOf(change.end) };
  return { ...mistake, start: placeOf(start), end: placeOf(end), change: moved };
}

// How far past an error a fix is tried: to the first block that begins at least this many characters after it.
const WINDOW = 1500;

/** The mistake whose fix lets the parser get furthest past an error; undefined if none lets it get any further. */
function likeliest(text: string, error: number, outcomeOf: Attempt): PossibleMistake | undefined {
  const context = contextAt(text, error);
  const end = text.indexOf("\n  - ", error + WINDOW) + 1 || text.length;
  const [, next = { at: end }] = context.rows.filter(({ at }) => at > context.at && at < end);
  const risky = riskySuggestions.flatMap((suggestion) => suggestion(context));
  const candidates = [
    ...suggestions.flatMap((suggestion) => suggestion(context)),
    ...risky.map((mistake) => ({ ...mistake, mostUnread: end - next.at + 1 })),
  ];
  return bestOf(candidates, text.slice(0, end), [end - error, Infinity, 0], outcomeOf);
}

/** The empty name that leaves fewer mistakes than there are now when the entries after it are moved below it. */
function fullest(text: string, mistakesNow: () => number, outcomeOf: Attempt): PossibleMistake | undefined {
  const names = emptyNames(text);
  return names.length > 0 ? bestOf(names, text, [0, mistakesNow(), 0], outcomeOf) : undefined;
}

/** Of some mistakes, the one with the way to mend it that scores least: characters unread, mistakes in the rest, changes. */
function bestOf(
  candidates: readonly (PossibleMistake & { mostUnread?: number })[],
  text: string,
  least: readonly number[],
  outcomeOf: Attempt,
): PossibleMistake | undefined {
  let best: PossibleMistake | undefined;
  const ways = candidates.flatMap((mistake) => mistake.ways.map((way) => ({ ...mistake, way })));
  for (const { way, mostUnread = Infinity, ...mistake } of ways) {
    const changes = way.filter(({ start }) => start <= text.length);
    const outcome = outcomeOf(changed(text, changes));
    if (!outcome || outcome.unread > Math.min(mostUnread, least[0] ?? 0)) continue;
    const score = [outcome.unread, outcome.mistakes(), changes.length];
    if (!isLess(score, least)) continue;
    least = score;
    best = { ...mistake, ways: [way] };
    if (!isLess([0, 0, 1], score)) break; // nothing can be better
  }
  return best;
}

/** Whether a score is less than another: the first numbers that differ decide. */
function isLess(score: readonly number[], least: readonly number[]): boolean {
  const at = score.findIndex((number, index) => number !== least[index]);
  return at >= 0 && (score[at] ?? 0) < (least[at] ?? 0);
}

/** A parsed text, and the offset of its first error; without a document, the parser gave up. */
type Parsed = { document?: Document.Parsed; error?: number };

function parse(text: string): Parsed {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // with thousands of errors, capturing stack traces takes longer than everything else
  const document = attempt(() => parseDocument(text, OPTIONS)); // it may be so malformed that the parser throws
  Error.stackTraceLimit = stackTraceLimit;
  if (!document) return { error: 0 };
  const [first] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  return { document, error: first && startOf(first, text) };
}

/** Where an error begins: for an unclosed quote, the parser reports where the text that it swallowed ends. */
function startOf({ pos: [at], message }: YAMLParseError | YAMLWarning, text: string): number {
  if (!message.startsWith("Missing closing")) return at;
  const quoted = lexemesOf(text).findLast((lexeme) => lexeme.at < at && /quoted/.test(lexeme.type));
  return quoted?.at ?? at;
}

const UNREADABLE: ProblemMessage = {
  code: "syntax",
  message: "From here on this file cannot be read.",
  hint: "Check this line and the one above for a quote, a bracket, a dash or a colon too many or too few. What stands below is checked after that.",
};
