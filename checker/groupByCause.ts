import type { Problem } from "../content/problem.ts";
import { FOLLOWS, type Follows, isAmong, OF_NAME } from "./causes.ts";
import {
  type Around,
  isCounted,
  isError,
  isOfLine,
  isRepeatedSection,
  lineOf,
  type Originals,
  RELATIONS,
} from "./grouping/consequences.ts";

/**
 * Reports problems that follow from another with it, as the table of causes says: those at its place go without a word,
 * those elsewhere are counted. `problems` are in the order of files and lines.
 */
export function groupByCause(problems: readonly Problem[], originals: Originals = new Map()): Problem[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const around = { byFile, byLine: Map.groupBy(problems, lineOf), originals };
  const causes = new Map(problems.map((problem) => [problem, causeOf(problem, around)]));
  const first = new Set<Problem>();
  const untold = Map.groupBy(problems, (problem) => {
    const cause = causes.get(problem);
    // Of two that follow from each other, the first is told.
    if (cause && causes.get(cause) === problem && !first.has(cause)) first.add(problem);
    return first.has(problem) ? undefined : cause;
  });
  const left = untold.get(undefined) ?? [];
  const told = left.map((problem) => completed(problem, untold.get(problem) ?? []));
  return counted(told, around);
}

function causeOf(problem: Problem, around: Around): Problem | undefined {
  const { byFile, byLine, originals } = around;
  const inFile = byFile.get(problem.file) ?? [];
  const onLine = byLine.get(lineOf(problem)) ?? [];
  const inOriginal = byFile.get(originals.get(problem.file)?.file ?? "") ?? [];
  for (const follows of FOLLOWS.get(problem.code) ?? []) {
    if (isCounted(follows.by)) continue;
    const inSameFile = isOfLine(follows.by) ? onLine : inFile;
    const causes = follows.by === "original" ? inOriginal : inSameFile;
    const cause = causes.find(
      (other) => isCauseOf(other, problem, follows, around) && isFirst(other, problem, causes),
    );
    if (cause) return cause;
  }
  return undefined;
}

/** Of two problems of a kind, the graver is the cause, then the first. */
function isFirst(cause: Problem, problem: Problem, all: readonly Problem[]): boolean {
  if (cause.code !== problem.code) return true;
  if (isError(cause) !== isError(problem)) return isError(cause);
  return all.indexOf(cause) < all.indexOf(problem);
}

/** Each cause with the number of problems that follow from it, directly or through others. */
function counted(problems: readonly Problem[], around: Around): Problem[] {
  const rank = ({ code }: Problem) => (OF_NAME.from.includes(code) ? 2 : Number(code !== "missing-page"));
  const causes = problems.filter(({ about }) => about !== undefined).sort((a, b) => rank(a) - rank(b));
  const left = new Set(problems); // without those that have been counted: so one mistake on all pages takes one pass
  const takeFrom = (cause: Problem): Problem[] => {
    const rest = [...left].filter((problem) => isCountedIn(cause, problem, around));
    for (const problem of rest) left.delete(problem);
    return [...rest, ...rest.flatMap(takeFrom)];
  };
  const more = new Map<Problem, Set<Problem>>();
  for (const cause of causes) {
    if (!left.delete(cause)) continue;
    const all = takeFrom(cause);
    if (all.length > 0) more.set(cause, new Set(all));
    else left.add(cause); // it may follow from a later one
  }
  return problems.flatMap((problem) => {
    const all = more.get(problem);
    if (!all) return left.has(problem) ? problem : [];
    const message = `${problem.message} … and ${all.size} more that ${all.size === 1 ? "goes" : "go"} with it.`;
    return { ...problem, message, more: problems.filter((one) => all.has(one)) };
  });
}

function isCountedIn(cause: Problem, problem: Problem, around: Around): boolean {
  const all = cause.about === undefined ? [] : (FOLLOWS.get(problem.code) ?? []);
  return all.some((follows) => isCounted(follows.by) && isCauseOf(cause, problem, follows, around));
}

/** Whether a problem follows from another as a row of the table says. An error is never hidden by a warning. */
function isCauseOf(cause: Problem, problem: Problem, follows: Follows, around: Around): boolean {
  const { from = [cause.code], by } = follows;
  if (cause === problem || !isAmong(cause.code, from) || (follows.isError && !isError(cause))) return false;
  const isGraver = problem.severity === "error" && cause.severity === "warning";
  return (!isGraver || by === "section") && RELATIONS[by](problem, cause, around);
}

/** A cause completed by what follows from it: the name that its line lacks, and how grave its section's problems are. */
function completed(cause: Problem, untold: readonly Problem[]): Problem {
  const lack = untold.find(({ lacks }) => lacks !== undefined);
  const gravest = isRepeatedSection(cause) ? untold.find(isError) : undefined;
  const isNameless = cause.code === "no-name" || cause.code === "lost-paragraph";
  const named = lack && isNameless ? withName(cause, lack) : cause;
  return gravest ? { ...named, severity: gravest.severity, isInDraft: gravest.isInDraft } : named;
}

function withName(nameless: Problem, { lacks: name, range }: Problem): Problem {
  if (name === undefined) return nameless;
  const { fix, ...rest } = nameless;
  if (nameless.code === "lost-paragraph")
    return { ...rest, hint: `If its second line begins another text, write ${name}: | above that.` };
  if (fix) return nameless;
  const { start } = nameless.range;
  if (start.column !== range.start.column)
    return { ...nameless, hint: `Write ${name}: | in a line of its own above it, two spaces further left.` };
  const added = { range: { start, end: start }, text: `${name}: ` };
  return { ...nameless, hint: `Write ${name}: in front of it.`, fix: added };
}
