import { formatProblems } from "../../content/problem/print.ts";
import { errorsIn, type Problem, warningsIn } from "../../content/problem/problem.ts";
import { isPlaceholderCode, placeholderKinds } from "../../content/rules/launch/placeholderKinds.ts";
import { nothingFound, type Report } from "./report.ts";

/** A report for people: each problem with the lines around it, then the list of what is left before launch. */
export function textReport(report: Report): string {
  const left = report.problems.filter(({ code }) => isPlaceholderCode(code));
  const others = report.problems.filter(({ code }) => !isPlaceholderCode(code));
  // Warnings first: what a terminal shows last is what is read first.
  const parts = [
    others.length && formatProblems([...warningsIn(others), ...errorsIn(others)], report.texts),
    left.length && formatLaunchList(left),
  ];
  const found = parts.filter(Boolean).join("\n\n") || nothingFound(report);
  return [found, ...report.notes].join("\n");
}

/** What is left to do before the site goes live: a line for each, file by file, then how many of each kind. */
function formatLaunchList(left: Problem[]): string {
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
