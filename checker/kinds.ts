import type { Problem } from "../content/problem.ts";

/** Further problems of a kind are only counted and listed by place: whoever has fixed ten knows how. */
const MOST_OF_A_KIND = 10;
/** Longest list of places: nobody reads a longer one, nor does GitHub accept it. */
const MOST_PLACES = 100;

/** Problems of one kind that are not shown in full. */
export interface More {
  code: string;
  rest: Problem[];
}

/** The places of problems, one line per file, such as "pages-data/about.yaml:4, 9"; the last counts omitted files. */
export function listPlaces(problems: Problem[]): string[] {
  const lines = [...Map.groupBy(problems, ({ file }) => file)].map(
    ([file, all]) => `${file}:${[...new Set(all.map(({ range }) => range.start.line))].join(", ")}`,
  );
  return withoutMost(lines, (left) => `and in ${left} more files`);
}

/** The first entries of a list; if it is too long, the last entry counts the omitted ones. */
export function withoutMost<T>(list: T[], counting: (left: number) => T): T[] {
  const left = list.length - MOST_PLACES;
  return left > 1 ? [...list.slice(0, MOST_PLACES), counting(left)] : list;
}

/** The first ten problems of each kind, and the remaining ones by kind. */
export function firstOfEachKind(problems: Problem[]): { shown: Problem[]; more: More[] } {
  const kinds = Map.groupBy(problems, ({ code }) => code);
  const all = [...kinds].map(([code, same]) => ({ code, rest: same.slice(MOST_OF_A_KIND) }));
  const more = all.filter(({ rest }) => rest.length > 0);
  const left = new Set(more.flatMap(({ rest }) => rest));
  return { shown: problems.filter((problem) => !left.has(problem)), more };
}
