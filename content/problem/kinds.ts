import type { ProblemCode } from "./codes.ts";
import type { Problem } from "./problem.ts";

/** More of one kind are counted: whoever has mended ten knows how. */
const MOST = 10;

/** Problems of one kind that are not shown in full. */
export interface More {
  code: ProblemCode;
  rest: Problem[];
}

/** The places of problems as text, as "pages-data/about.yaml:4, 9": a line for each file. */
export function listPlaces(problems: Problem[]): string[] {
  return [...grouped(problems, ({ file }) => file)].map(
    ([file, all]) => `${file}:${[...new Set(all.map(({ range }) => range.start.line))].join(", ")}`,
  );
}

/** The first ten problems of each kind, and what there is besides. */
export function firstOfEachKind(problems: Problem[]): { shown: Problem[]; more: More[] } {
  const kinds = grouped(problems, ({ code }) => code);
  const more = [...kinds].flatMap(([code, all]) =>
    all.length > MOST ? [{ code, rest: all.slice(MOST) }] : [],
  );
  const left = new Set(more.flatMap(({ rest }) => rest));
  return { shown: problems.filter((problem) => !left.has(problem)), more };
}

function grouped<K>(problems: Problem[], keyOf: (problem: Problem) => K): Map<K, Problem[]> {
  const groups = new Map<K, Problem[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return groups;
}
