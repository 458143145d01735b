import type { ProblemCode } from "./codes.ts";
import type { Problem } from "./problem.ts";

/** More of one kind are counted: whoever has mended ten knows how. */
const MOST_OF_A_KIND = 10;
/** Of so many places each is named: of more, nobody reads the list, and GitHub takes no longer ones. */
const MOST_PLACES = 100;

/** Problems of one kind that are not shown in full. */
export interface More {
  code: ProblemCode;
  rest: Problem[];
}

/** The places of problems as text, as "pages-data/about.yaml:4, 9": a line for each file, and the last counts what is left out. */
export function listPlaces(problems: Problem[]): string[] {
  const lines = [...Map.groupBy(problems, ({ file }) => file)].map(
    ([file, all]) => `${file}:${[...new Set(all.map(({ range }) => range.start.line))].join(", ")}`,
  );
  return withoutMost(lines, (left) => `and in ${left} more files`);
}

/** The first of a list; where it is long, the last entry counts the others. */
export function withoutMost<T>(list: T[], counting: (left: number) => T): T[] {
  const left = list.length - MOST_PLACES;
  return left > 1 ? [...list.slice(0, MOST_PLACES), counting(left)] : list;
}

/** The first ten problems of each kind, and what there is besides. */
export function firstOfEachKind(problems: Problem[]): { shown: Problem[]; more: More[] } {
  const kinds = Map.groupBy(problems, ({ code }) => code);
  const all = [...kinds].map(([code, same]) => ({ code, rest: same.slice(MOST_OF_A_KIND) }));
  const more = all.filter(({ rest }) => rest.length > 0);
  const left = new Set(more.flatMap(({ rest }) => rest));
  return { shown: problems.filter((problem) => !left.has(problem)), more };
}
