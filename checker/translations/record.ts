import { join } from "node:path";
import { stringify } from "yaml";
import { isMapping } from "../../content/lib/data.ts";
import { filesBelow } from "../../content/lib/filesBelow.ts";
import { type Problem, problemAtTop } from "../../content/problem.ts";
import type { ContentFile } from "../../content/read/files.ts";
import { parseYaml } from "../lib/parseYaml.ts";

/**
 * The record of a translation, which records what it was translated from: words/translated/es/about.yaml for
 * pages-data/es/about.yaml, words/translated/words/es.yaml for words/es.yaml.
 */
export function recordFileOf(file: string): string {
  return `words/translated/${file.replace(/^pages-data\//, "")}`;
}

/** The paths of all record files of a project, from its root. */
export function recordsIn(root: string): string[] {
  return filesBelow(join(root, "words/translated")).map((file) => `words/translated/${file}`);
}

/** Reads the data that a page was translated from; undefined if there is no record or it cannot be read. */
export function readRecord({ file, bytes }: ContentFile): { was: unknown; problems: Problem[] } {
  if (!bytes) return { was: undefined, problems: [] };
  const was = parseYaml(new TextDecoder().decode(bytes));
  if (isMapping(was)) return { was, problems: [] };
  const message = "This cannot be read, so nothing says from which words the page was translated.";
  const name = file.replace(/^words\/translated\/|\.yaml$/g, "");
  const hint = `Delete it; once the page is right: npm run translated -- ${name}`;
  const unreadable = { code: "unknown-original", severity: "warning", message, hint } as const;
  return { was: undefined, problems: [problemAtTop(file, unreadable)] };
}

/** The text of the record of a page that was translated from some data. */
export function recordText(page: string, data: unknown): string {
  const head = `# What ${page} was translated from. npm run translated and the editor write it; nobody edits it.\n`;
  return head + stringify(data, { lineWidth: 0 });
}
