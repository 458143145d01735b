// https://github.github.com/gfm/
import { firstOfEachKind, type More, withoutMost } from "../../content/problem/kinds.ts";
import { countProblems } from "../../content/problem/print.ts";
import { errorsIn, type Problem, warningsIn } from "../../content/problem/problem.ts";
import { nothingFound, type Report } from "./report.ts";

/** Gives a place as Markdown, where it can be with a link to it. */
type PlaceOf = (problem: Problem) => string;

/** A report for a pull request's summary: a list of problems, each with a link to its line where GitHub says where that is. */
export function markdownReport(report: Report, env: NodeJS.ProcessEnv = process.env): string {
  const { problems, texts, notes } = report;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  const placeOf: PlaceOf = ({ file, range }) => {
    const { line } = range.start;
    const place = `\`${file.replaceAll("`", "'")}:${line}\``;
    if (!server || !repository || !commit || texts.get(file) === undefined) return place;
    const path = file.split("/").map(encodeURIComponent).join("/");
    return `[${place}](${server}/${repository}/blob/${commit}/${path}#L${line})`;
  };
  const parts = [
    `## ${countProblems(problems) || plain(nothingFound(report))}`,
    ...section("Errors", errorsIn(problems), placeOf),
    ...section("Warnings", warningsIn(problems), placeOf),
    ...notes.map((note) => `_${plain(note)}_`),
  ];
  return parts.join("\n\n");
}

function section(name: string, problems: Problem[], placeOf: PlaceOf): string[] {
  if (problems.length === 0) return [];
  const { shown, more } = firstOfEachKind(problems);
  const rows = shown.map((problem) => `- ${placeOf(problem)} ${sentence(problem)}`);
  return [`### ${name}`, rows.join("\n"), ...more.map((kind) => others(kind, placeOf))];
}

function others({ code, rest }: More, placeOf: PlaceOf): string {
  const places = rest.map((problem) => `- ${placeOf(problem)}`);
  const list = withoutMost(places, (left) => `- and ${left} more`).join("\n");
  return `<details><summary>${rest.length} more of the same kind (${code})</summary>\n\n${list}\n\n</details>`;
}

function sentence({ message, hint }: Problem): string {
  return [plain(message), hint && `→ ${plain(hint)}`].filter(Boolean).join(" ");
}

/** A text that stands as it is: no sign in it formats anything, opens a tag, names a person or an issue. */
export function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_{}[\]()#+!|~-]/g, "\\$&")
    .replace(/[&<>@]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
