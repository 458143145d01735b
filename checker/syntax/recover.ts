import { type Document, parseDocument, type YAMLParseError, type YAMLWarning } from "yaml";
import type { ProblemMessage } from "../../content/problem.ts";
import {
  type Diagnostic,
  edited,
  joinedChange,
  originalOffset,
  type SyntaxMistake,
  type TextEdit,
} from "./mistake.ts";
import { lexemesOf } from "./rows.ts";
import { spotAt } from "./spot.ts";
import { emptyNames } from "./suggestions/emptyNames.ts";
import { riskySuggestions, suggestions } from "./suggestions.ts";

/** The result of reading a text with mistakes. */
export interface Recovered {
  /** The text with its mistakes mended as far as possible. */
  text: string;
  /** Undefined if a part of the text still cannot be read. */
  document: Document.Parsed | undefined;
  /** Maps an offset of the mended text to the text as written. */
  placeOf(offset: number): number;
  problems: Diagnostic[];
}

/** Counts the mistakes in a parsed text. */
type Judge = (document: Document, text: string) => number;

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
 * had not been made.
 */
export function recover(written: string, known: readonly SyntaxMistake[], mistakesIn: Judge): Recovered {
  const mended = known.flatMap(({ ways }) => ways.flat()).sort((a, b) => a.at - b.at);
  const steps = [mended];
  const placeOf = (offset: number) => steps.reduceRight(originalOffset, offset);
  const problems: Diagnostic[] = known.map(({ ways: [way = []], hasNoFix, ...one }) => {
    return { ...one, change: hasNoFix ? undefined : joinedChange(written, way) };
  });
  let text = edited(written, mended);
  let effort = EFFORT;
  const attempt = (candidate: string): Attempt => {
    effort -= candidate.length;
    return effort > 0 ? parse(candidate) : {};
  };
  for (;;) {
    const { document, error } = parse(text);
    const best =
      error === undefined ? fullest(text, attempt, mistakesIn) : bestOf(text, error, attempt, mistakesIn);
    if (best) {
      problems.push(placed(best, placeOf));
      text = edited(text, best.edits);
      steps.push(best.edits);
      continue;
    }
    if (error === undefined) return { text, document, placeOf, problems };
    problems.push(placed({ start: error, end: error + 1, complaint: UNREADABLE }, placeOf));
    return { text, document: undefined, placeOf, problems };
  }
}

/** Maps a diagnostic of the mended text to its place in the text as written. */
export function placed(found: Diagnostic, placeOf: (offset: number) => number): Diagnostic {
  const { start, end, complaint, change } = found;
  const own = change && { ...change, start: placeOf(change.start), end: placeOf(change.end) };
  return { start: placeOf(start), end: placeOf(end), complaint, change: own };
}

// How far past an error a fix is tried: to the first block that begins at least this many characters after it.
const WINDOW = 1500;

/** A possible mistake, and one way to mend it. */
type Candidate = Diagnostic & { edits: TextEdit[] };

/**
 * The mistake whose fix lets the parser get furthest; of equals, the one that leaves the fewest mistakes, then the one
 * with the fewest edits. Undefined if none lets it get any further.
 */
function bestOf(
  text: string,
  error: number,
  attempt: (text: string) => Attempt,
  mistakesIn: Judge,
): Candidate | undefined {
  const spot = spotAt(text, error);
  const end = text.indexOf("\n  - ", error + WINDOW) + 1 || text.length;
  const [, next = { at: end }] = spot.rows.filter(({ at }) => at > spot.at && at < end);
  const risky = riskySuggestions.flatMap((suggestion) => suggestion(spot));
  const mistakes = [...suggestions.flatMap((suggestion) => suggestion(spot)), ...risky];
  let best: Candidate | undefined;
  let least = [end - error + 1, -1]; // characters unread, mistakes in the rest, edits
  for (const mistake of mistakes)
    for (const way of mistake.ways) {
      const edits = way.filter(({ at }) => at <= end);
      const candidate = edited(text.slice(0, end), edits);
      const { document, error: later } = attempt(candidate);
      const left = later === undefined ? 0 : candidate.length - later + 1;
      const isTooLittle = left > (least[0] ?? 0) || (risky.includes(mistake) && left > end - next.at + 1);
      if (!document || isTooLittle) continue;
      const score = [left, mistakesIn(document, candidate), edits.length];
      if (!isLess(score, least)) continue;
      least = score;
      best = { ...mistake, edits: way, change: mistake.hasNoFix ? undefined : joinedChange(text, way) };
      if (!isLess([0, 0, 1], score)) return best;
    }
  return best;
}

/**
 * The empty name that leaves the fewest mistakes when the entries after it are moved below it; undefined if moving
 * leaves no fewer mistakes.
 */
function fullest(text: string, attempt: (text: string) => Attempt, mistakesIn: Judge): Candidate | undefined {
  const mistakes = emptyNames(text);
  // Parsed again just for this: counting the mistakes of a document removes them from it.
  const { document } = mistakes.length > 0 ? attempt(text) : {};
  if (!document) return undefined;
  let best: Candidate | undefined;
  let least = mistakesIn(document, text);
  for (const one of mistakes)
    for (const edits of one.ways) {
      const { document: fuller, error } = attempt(edited(text, edits));
      const left = fuller && error === undefined ? mistakesIn(fuller, edited(text, edits)) : least;
      if (left >= least) continue;
      least = left;
      best = { ...one, edits, change: joinedChange(text, edits) };
    }
  return best;
}

/** Whether `one` is lexicographically less than `other`. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** The result of parsing a text, and the offset of the first error. */
interface Attempt {
  document?: Document.Parsed;
  error?: number;
}

function parse(text: string): Attempt {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // with thousands of errors, capturing stack traces takes longer than everything else
  try {
    const document = parseDocument(text, OPTIONS);
    const [first] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
    return { document, error: first && startOf(first, text) };
  } catch {
    return { error: 0 }; // so malformed that the parser throws
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
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
