// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
import { adviceOf, countProblems, listPlaces } from "../../checker/print.ts";
import { errorsIn, type Problem } from "../../content/problem.ts";
import { type CheckReport, nothingFound, pagesIn, warningsIn } from "./report.ts";

/** GitHub shows this many errors and this many warnings per step, and silently drops the rest. */
const MOST_ANNOTATIONS = 10;

/** A report for GitHub Actions, which shows problems at their lines of a pull request. */
export function githubReport(report: CheckReport): string {
  const { notes } = report;
  const { shown, rest } = pagesIn(report);
  const problems = [...shown, ...rest].flatMap((page) => page.problems);
  const commands = [...commandsFor(errorsIn(problems)), ...commandsFor(warningsIn(problems))];
  const found = problems.length ? [...commands, countProblems(problems)] : [nothingFound(report)];
  return [...found, ...notes.map((note) => `::notice::${data(note)}`)].join("\n");
}

/** Returns a command for each problem; if there are too many, the last one counts and locates the others. */
function commandsFor(problems: Problem[]): string[] {
  if (problems.length <= MOST_ANNOTATIONS) return problems.map(command);
  const [last, ...rest] = problems.slice(MOST_ANNOTATIONS - 1);
  const more = [`And ${rest.length} more:`, ...listPlaces(rest)].join("\n");
  const lastWithMore = last ? [{ ...last, hint: [adviceOf(last), more].filter(Boolean).join("\n") }] : [];
  return [...problems.slice(0, MOST_ANNOTATIONS - 1), ...lastWithMore].map(command);
}

function command(problem: Problem): string {
  const { file, range, severity, code, message } = problem;
  const { start, end } = range;
  // GitHub accepts columns only for a range within one line.
  const until = end.line > start.line ? `endLine=${end.line}` : `col=${start.column},endColumn=${end.column}`;
  const place = `file=${property(file)},line=${start.line},${until},title=${property(code)}`;
  return `::${severity} ${place}::${data([message, adviceOf(problem)].filter(Boolean).join("\n"))}`;
}

/** Escapes the message of a command, after the second `::`. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Escapes the value of a command's property, which commas separate. */
function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
