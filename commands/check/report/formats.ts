import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { markdownReport } from "./markdown.ts";
import type { Report } from "./report.ts";
import { textReport } from "./text.ts";

/** The ways to write a report, by the names that `--format` takes. */
export const formats = {
  text: textReport,
  github: githubReport,
  markdown: markdownReport,
  json: jsonReport,
} satisfies Record<string, (report: Report) => string>;

/** The name of a format. */
export type Format = keyof typeof formats;

/** Whether a name is that of a format. */
export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}
