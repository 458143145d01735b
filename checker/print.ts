import { counted, errorsIn, type Problem } from "../content/problem.ts";

/** The texts of the files that could be read, by path: code frames are made from them. */
export type Texts = Pick<ReadonlyMap<string, string>, "get">;

const AROUND = 1;
const WIDTH = 110;

/** One problem as text: place, message, the lines around it, and hint. */
export function formatProblem(problem: Problem, texts: Texts): string {
  const { file, range, severity, message } = problem;
  const advice = adviceOf(problem);
  const label = severity === "warning" ? "Warning: " : "";
  const first = `${file}:${range.start.line}:${range.start.column}  ${label}${message}`;
  return [first, frameOf(problem, texts), advice && `  → ${advice}`].filter(Boolean).join("\n");
}

/** All problems as text, with a closing line that counts them. */
export function formatProblems(problems: Problem[], texts: Texts): string {
  return [formatEach(problems, texts), countProblems(problems)].filter(Boolean).join("\n\n");
}

/** Problems as text: ten of each kind in full, and the places of the others. */
export function formatEach(problems: Problem[], texts: Texts): string {
  const { shown, more } = firstOfEachKind(problems);
  const others = more.map(({ code, rest }) =>
    [`${rest.length} more of the same kind (${code}):`, ...listPlaces(rest)].join("\n  "),
  );
  return [...shown.map((problem) => formatProblem(problem, texts)), ...others].join("\n\n");
}

/** How many problems there are, as "2 errors and 1 warning". Empty where there is none. */
export function countProblems(problems: Problem[]): string {
  const errors = errorsIn(problems).length;
  const warnings = problems.length - errors;
  const counts = [errors && counted(errors, "error"), warnings && counted(warnings, "warning")];
  return counts.filter(Boolean).join(" and ");
}

/** The lines around a problem, numbered, with carets under the place. Empty where there is no text to show. */
export function frameOf({ file, range: { start, end } }: Problem, texts: Texts): string {
  const lines = texts.get(file)?.split(/\r?\n/) ?? [];
  const { line, column } = start;
  const first = Math.max(line - 1 - AROUND, 0);
  const shown = lines.slice(first, line + AROUND);
  const gutter = String(first + shown.length).length;
  const cut = column > WIDTH - 20 ? column - 40 : 0; // a long line is cut around the place
  const row = (label: string, text: string) => `  ${label.padStart(gutter)} | ${text}`.trimEnd();
  const rows = shown.flatMap((text, index) => {
    const number = first + index + 1;
    const own = row(String(number), visible(text.slice(cut, cut + WIDTH)));
    if (number !== line) return own;
    const room = Math.min(text.length, cut + WIDTH) - (column - 1);
    const length = end.line > line ? room : Math.min(end.column - column, room);
    return [own, row("", " ".repeat(column - 1 - cut) + "^".repeat(Math.max(length, 1)))];
  });
  return rows.join("\n");
}

/** Replaces tabs and other characters that would shift the carets or be invisible with one visible character each. */
function visible(line: string): string {
  return line
    .replace(/\t/g, "→")
    .replace(/[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]/g, "␣")
    .replace(/\p{Cc}/gu, "·");
}

/** Further problems of a kind are only counted and listed by place: whoever has fixed ten knows how. */
const MOST_OF_A_KIND = 10;
/** Longest list of places: nobody reads a longer one, nor does GitHub accept it. */
const MOST_PLACES = 100;

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
export function firstOfEachKind(problems: Problem[]) {
  const kinds = Map.groupBy(problems, ({ code }) => code);
  const all = [...kinds].map(([code, same]) => ({ code, rest: same.slice(MOST_OF_A_KIND) }));
  const more = all.filter(({ rest }) => rest.length > 0);
  const left = new Set(more.flatMap(({ rest }) => rest));
  return { shown: problems.filter((problem) => !left.has(problem)), more };
}

/** What to do about a problem, in words; undefined if its message already says so or there is none. */
export function adviceOf({ message, hint, fix }: Problem): string | undefined {
  return hint ?? (fix && !message.includes("Did you mean") ? `Write: ${fix.text.trim()}` : undefined);
}
