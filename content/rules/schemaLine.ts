import type { FileRule } from "./rule.ts";

const LINE = /^# yaml-language-server: \$schema=(\S*)[ \t]*\r?(?:\n|$)/;

/** A file's first line names its schema, or else editors cannot help with it. */
export const schemaLine: FileRule = ({ source }) => {
  const { file, text } = source;
  if (source.data === undefined) return []; // what keeps it from being read comes first
  const wanted = schemaLineFor(file);
  const [, path] = LINE.exec(text) ?? [];
  if (path !== undefined && wanted.endsWith(`=${path}`)) return [];
  const start = path === undefined ? 0 : text.indexOf("=") + 1;
  const problem = source.problemAtOffset(start, start + (path?.length ?? 1), {
    code: "no-schema-line",
    severity: "warning",
    message:
      path === undefined
        ? "The first line does not name this file's schema, so your editor cannot help with it."
        : "This is not where this file's schema is, so your editor cannot help with it.",
    hint: `Write this as the first line: ${wanted}`,
  });
  return [problem];
};

/** The first line that gives editors the schema of a content file. */
export function schemaLineFor(file: string): string {
  const schema = file === "site.yaml" ? "site.json" : "page.json";
  return `# yaml-language-server: $schema=${"../".repeat(file.split("/").length - 1)}schema/${schema}`;
}
