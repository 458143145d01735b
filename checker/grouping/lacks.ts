import type { Problem } from "../../content/problem.ts";

/** Whether a missing entry is the one whose name a line lacks, or a text that may have absorbed such a line. */
export function isLackOf(missing: Problem, nameless: Problem, problems: readonly Problem[]): boolean {
  return problems.findLast((problem) => mayLack(problem, nameless)) === missing;
}

/**
 * Whether a missing property may be the key of a nameless line: the line is below the start of the entry that lacks it,
 * or that entry is the whole file. For a text that absorbed lines, the property must be missing beside it.
 */
function mayLack({ code, path, range }: Problem, nameless: Problem): boolean {
  if (code !== "missing-property") return false;
  if (nameless.code === "lost-paragraph")
    return JSON.stringify(path) === JSON.stringify(nameless.path.slice(0, -1));
  return path.length === 0 || range.start.line < nameless.range.start.line;
}

/** The problem of a nameless line with the name that it lacks. */
export function withName(nameless: Problem, { lacks: name, range }: Problem): Problem {
  if (name === undefined) return nameless;
  const { fix, ...rest } = nameless;
  if (nameless.code === "lost-paragraph")
    return { ...rest, hint: `If its second line begins another text, write ${name}: | above that.` };
  if (fix) return nameless;
  const { start } = nameless.range;
  if (start.column !== range.start.column)
    return { ...nameless, hint: `Write ${name}: | in a line of its own above it, two spaces further left.` };
  return {
    ...nameless,
    hint: `Write ${name}: in front of it.`,
    fix: { range: { start, end: start }, text: `${name}: ` },
  };
}
