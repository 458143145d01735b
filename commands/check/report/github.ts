// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
import { countOf } from "../../../content/problem/print.ts";
import type { Problem } from "../../../content/problem/problem.ts";
import { nothingFound, type Report } from "./report.ts";

/** A report for GitHub Actions, which shows each problem at its line of a pull request. */
export function githubReport(report: Report): string {
  const { problems } = report;
  return problems.length ? [...problems.map(command), countOf(problems)].join("\n") : nothingFound(report);
}

function command({ file, range: { start, end }, severity, code, message, hint }: Problem): string {
  // GitHub takes columns of a range only where it is of one line.
  const until = end.line > start.line ? `endLine=${end.line}` : `col=${start.column},endColumn=${end.column}`;
  const place = `file=${property(file)},line=${start.line},${until},title=${property(code)}`;
  return `::${severity} ${place}::${data([message, hint].filter(Boolean).join("\n"))}`;
}

/** What follows the second pair of colons. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** What stands between commas. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
