import { formatProblems } from "../../../content/problem/print.ts";
import { errorsIn, type Problem, warningsIn } from "../../../content/problem/problem.ts";
import { isPlaceholderCode } from "../../../content/rules/launch/placeholderKinds.ts";
import { formatLaunchList } from "./launchList.ts";
import { nothingFound, type Report } from "./report.ts";

/** A report for people: each problem with the lines around it, then the list of what is left before launch. */
export function textReport(report: Report): string {
  const left = report.problems.filter(({ code }) => isPlaceholderCode(code));
  const others = report.problems.filter(({ code }) => !isPlaceholderCode(code));
  const parts = [
    others.length && formatProblems(lastErrors(others), report.texts),
    left.length && formatLaunchList(left),
  ];
  const found = parts.filter(Boolean).join("\n\n") || nothingFound(report);
  return [found, ...report.notes].join("\n");
}

/** Warnings first: what a terminal shows last is what is read first. */
function lastErrors(problems: Problem[]): Problem[] {
  return [...warningsIn(problems), ...errorsIn(problems)];
}
