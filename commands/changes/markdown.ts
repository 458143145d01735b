import { escapeMarkdown } from "../check/markdown.ts";
import { type Replaced, type SiteChanges, shared } from "./compare.ts";
import { besidesWords, type ChangesReport, markedWords, summaryLine, weightWords } from "./report.ts";

const MOST_LINES = 30;

/** A report for a pull request's summary. */
export function changesMarkdown(report: ChangesReport): string {
  const { changes, preview } = report;
  const { common, own } = shared(changes.changed);
  const page = (address: string) =>
    preview ? `[${escapeMarkdown(address)}](${encodeURI(preview + address)})` : escapeMarkdown(address);
  const parts = [
    `## ${escapeMarkdown(summaryLine(changes))}`,
    `Compared with \`${report.revision.replaceAll("`", "")}\`. Pictures of before and after are in \`changes/index.html\`.`,
    ...section("These addresses lead nowhere now", changes.lost.map(escapeMarkdown)),
    changes.lost.length ? "Say which page takes their place: `moved:` in its file." : "",
    ...section("Added", changes.added.map(page)),
    ...section(
      "Lead on",
      changes.redirected.map(({ from, to }) => `${escapeMarkdown(from)} → ${page(to)}`),
    ),
    ...section(
      "On several pages",
      common.map((word) => `${marked(word)} (${word.on.length} pages)`),
    ),
    ...section(
      "Changed",
      own.flatMap((one) => pageLines(one, page(one.address))),
    ),
    ...section("Styles, on all pages", changes.styles.map(marked)),
    ...section("Scripts", changes.scripts.map(escapeMarkdown)),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function pageLines(one: SiteChanges["changed"][number], name: string): string[] {
  const besides = besidesWords(one);
  const line = `${name} (${weightWords(one.weight)})${besides && `: ${besides}`}`;
  return [line, ...one.words.map((word) => `  - ${marked(word)}`)];
}

function section(name: string, rows: string[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.slice(0, MOST_LINES).map((row) => (row.startsWith("  - ") ? row : `- ${row}`));
  const more = rows.length > MOST_LINES ? [`- … and ${rows.length - MOST_LINES} more lines`] : [];
  return [`### ${name}`, [...lines, ...more].join("\n")];
}

function marked(replaced: Replaced): string {
  return markedWords(replaced, escapeMarkdown, (text) =>
    escapeMarkdown(text.length > 120 ? `${text.slice(0, 50)} … ${text.slice(-50)}` : text),
  );
}
