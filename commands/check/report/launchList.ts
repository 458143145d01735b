import type { Problem } from "../../../content/problem/problem.ts";
import { placeholderKinds } from "../../../content/rules/launch/placeholderKinds.ts";

/** What is left to do before the site goes live: a line for each, file by file, then how many of each kind. */
export function formatLaunchList(left: Problem[]): string {
  const total = `${left.length} left to replace or to confirm before the site goes live:`;
  return [left.map(row).join("\n"), total, ...kindsIn(left)].join("\n\n");
}

function row({ file, range: { start }, message }: Problem, index: number, all: Problem[]): string {
  const startsFile = index > 0 && all[index - 1]?.file !== file;
  return `${startsFile ? "\n" : ""}${file}:${start.line}:${start.column}  ${message}`;
}

function kindsIn(left: Problem[]): string[] {
  return Object.entries(placeholderKinds).flatMap(([code, { nouns, hint }]) => {
    const count = left.filter((one) => one.code === code).length;
    return count === 0 ? [] : [`  ${count} ${nouns[count === 1 ? 0 : 1]}\n    → ${hint}`];
  });
}
