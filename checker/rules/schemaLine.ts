import { languagesOf } from "../../content/languages/languages.ts";
import { valueAt } from "../../content/lib/data.ts";
import { schemaNameOf } from "../lib/fileNames.ts";
import type { FileRule } from "../rule.ts";

const LINE = /^(?:---[ \t]*\r?\n)?# yaml-language-server: \$schema=(\S*)[ \t]*\r?(?:\n|$)/;

/** The editor schema for a city's hub in another language, where its entry holds only words. */
export const HUB_TRANSLATION = "hubTranslation";

/** A file's first line names its schema; otherwise editors cannot help with it. */
export const schemaLine: FileRule = ({ source, language }, { site }) => {
  const { file, text } = source;
  if (source.data === undefined) return []; // the error that keeps it from being read comes first
  const [, path] = LINE.exec(text) ?? [];
  const isTranslation = !site || language !== languagesOf(site)[0].code; // without site.yaml, the languages are unknown
  const hasWords = site !== undefined && valueAt(source.data, ["city"]) !== undefined;
  const isHubTranslation = isTranslation && (hasWords || path?.includes(HUB_TRANSLATION));
  const wanted = schemaLineFor(file, isHubTranslation ? HUB_TRANSLATION : undefined);
  if (path !== undefined && wanted.endsWith(`=${path}`)) return [];
  const start = path === undefined ? 0 : text.indexOf("=") + 1;
  const message =
    path === undefined
      ? "The first line does not name this file's schema, so your editor cannot help with it."
      : "This is not where this file's schema is, so your editor cannot help with it.";
  const hint = `Write this as the first line: ${wanted}`;
  const end = text.indexOf("\n") + 1;
  const change = { start: 0, end: path === undefined ? 0 : end, text: `${wanted}\n` };
  const found = { code: "no-schema-line", severity: "warning", message, hint } as const;
  return [{ file, path: [], at: [start, start + (path?.length ?? 1)], ...found, change }];
};

/** The first line that tells editors the schema of a content file: `name`, by default the usual one for the file. */
export function schemaLineFor(file: string, name: string = schemaNameOf(file)): string {
  const up = "../".repeat(file.split("/").length - 1);
  return `# yaml-language-server: $schema=${up}schema/${name}.json`;
}
