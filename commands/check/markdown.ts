// https://github.github.com/gfm/
import { adviceOf, countProblems, firstOfEachKind, withoutMost } from "../../checker/print.ts";
import type { Problem } from "../../content/problem.ts";
import { type CheckReport, countRest, nothingFound, pagesIn } from "./report.ts";

/** Returns the place of a problem as Markdown, with a link if possible. */
type PlaceOf = (problem: Problem) => string;

/** A report for a pull request's summary: page by page, each problem with a link to its line if run on GitHub. */
export function markdownReport(report: CheckReport, env: NodeJS.ProcessEnv = process.env): string {
  const { problems, texts, notes } = report;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  const placeOf: PlaceOf = ({ file, range }) => {
    const { line } = range.start;
    const place = `\`${file.replaceAll("`", "'")}:${line}\``;
    if (!server || !repository || !commit || texts.get(file) === undefined) return place;
    const path = file.split("/").map(encodeURIComponent).join("/");
    return `[${place}](${server}/${repository}/blob/${commit}/${path}#L${line})`;
  };
  const { shown, rest } = pagesIn(report);
  const places = rest.flatMap((page) => page.problems).map((problem) => `- ${placeOf(problem)}`);
  const parts = [
    `## ${countProblems(problems) || escapeMarkdown(nothingFound(report))}`,
    ...shown.flatMap(({ file, title, problems: own }) => [
      `### ${escapeMarkdown(title ?? file)}`,
      ...section(own, placeOf),
    ]),
    ...(rest.length ? [folded(countRest(rest), places)] : []),
    ...notes.map((note) => `_${escapeMarkdown(note)}_`),
  ];
  return parts.join("\n\n");
}

function section(problems: Problem[], placeOf: PlaceOf): string[] {
  const { shown, more } = firstOfEachKind(problems);
  const rows = shown.map((problem) => `- ${placeOf(problem)} ${sentence(problem)}`);
  const others = more.map(({ code, rest }) =>
    folded(
      `${rest.length} more of the same kind (${code})`,
      rest.map((problem) => `- ${placeOf(problem)}`),
    ),
  );
  return [rows.join("\n"), ...others];
}

function folded(summary: string, places: string[]): string {
  const list = withoutMost(places, (left) => `- and ${left} more`).join("\n");
  return `<details><summary>${summary}</summary>\n\n${list}\n\n</details>`;
}

function sentence(problem: Problem): string {
  const advice = adviceOf(problem);
  const label = problem.severity === "warning" ? "Warning: " : "";
  return [label + escapeMarkdown(problem.message), advice && `→ ${escapeMarkdown(advice)}`]
    .filter(Boolean)
    .join(" ");
}

/** Escapes a text for Markdown: nothing in it formats, opens a tag, or mentions a person or an issue. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_{}[\]()#+!|~-]/g, "\\$&")
    .replace(/[&<>@]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
