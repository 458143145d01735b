import { type Document, type ErrorCode, parseDocument } from "yaml";
import type { Complaint } from "../../problem/problem.ts";
import { guesses } from "./guesses.ts";
import { before, type Diagnostic, type Edit, edited, type Slip } from "./slip.ts";
import { spotAt } from "./spot.ts";

/** What could be read of a text. */
export interface Recovered {
  /** The text with its slips mended, as far as that is known. */
  text: string;
  /** Undefined where something is left that cannot be read. */
  document: Document.Parsed | undefined;
  /** Where an offset of the mended text stands in the text as it is written. */
  placeOf(offset: number): number;
  problems: Diagnostic[];
}

/** How many mistakes there are in what was read of a text. */
export type Judge = (document: Document, text: string) => number;

// Duplicate keys are found in lintKeys.ts: the parser compares every key with every other.
const OPTIONS = {
  stringKeys: true,
  uniqueKeys: false,
  merge: false,
  prettyErrors: false,
  logLevel: "error",
} as const;

// What a file's slips may cost, in characters parsed: a page with dozens is not one that its writer mends in one go.
const EFFORT = 2_000_000;

/**
 * Parses a text, with the slips that are known of already mended. Where the parser loses the thread, the slips that writers make are tried there: the one
 * without which it gets furthest, to the fewest mistakes, is told, and the rest is read as if it had not been made.
 */
export function recover(written: string, known: readonly Slip[], mistakesIn: Judge): Recovered {
  const steps: Edit[][] = [known.flatMap(({ edits }) => edits)];
  const placeOf = (offset: number) => steps.reduceRight(before, offset);
  const problems: Diagnostic[] = [...known];
  let text = edited(
    written,
    known.flatMap(({ edits }) => edits),
  );
  let effort = EFFORT;
  const score = (candidate: string): Score => {
    effort -= candidate.length;
    const { document, error } = effort > 0 ? parse(candidate) : {};
    const left = error ? candidate.length - error.at + 1 : document ? 0 : Number.POSITIVE_INFINITY;
    return { left, mistakes: document ? mistakesIn(document, candidate) : 0 };
  };
  for (;;) {
    const { document, error } = parse(text);
    if (error === undefined) return { text, document, placeOf, problems };
    const slip = bestOf(text, error, score);
    const { start, end, complaint } = slip ?? { start: error.at, end: error.at + 1, complaint: UNREADABLE };
    problems.push({ start: placeOf(start), end: placeOf(end), complaint });
    if (!slip) return { text, document: undefined, placeOf, problems };
    text = edited(text, slip.edits);
    steps.push(slip.edits);
  }
}

/** How much of a text could not be read, and how many mistakes are in what could. */
interface Score {
  left: number;
  mistakes: number;
}

/** The slip without which the parser gets furthest, and finds what fits best; undefined where none helps it on. */
function bestOf(text: string, error: Failure, scoreOf: (text: string) => Score): Slip | undefined {
  const spot = spotAt(text, error.at, error.code);
  let best: Slip | undefined;
  let least: Score = { left: text.length - error.at + 1, mistakes: 0 };
  for (const slip of guesses.flatMap((guess) => guess(spot))) {
    const score = scoreOf(edited(text, slip.edits));
    if (score.left > least.left || (score.left === least.left && score.mistakes >= least.mistakes)) continue;
    least = score;
    best = slip;
    if (score.left + score.mistakes === 0) break;
  }
  return best;
}

/** Where the parser first lost the thread. */
interface Failure {
  at: number;
  code: ErrorCode;
}

function parse(text: string): { document?: Document.Parsed; error?: Failure } {
  try {
    const document = parseDocument(text, OPTIONS);
    const [first] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
    return { document, error: first && { at: first.pos[0], code: first.code } };
  } catch {
    return { error: { at: 0, code: "RESOURCE_EXHAUSTION" } }; // so entangled that the parser gives up
  }
}

const UNREADABLE: Complaint = {
  code: "syntax",
  message: "From here on this file cannot be read.",
  hint: "Check this line and the one above for a quote, a bracket, a dash or a colon too many or too few. What stands below is checked after that.",
};
