import { slugFor } from "../../content/lib/fileName.ts";

/** Whether a file has the name of a content file: site.yaml, the theme, words, a page or the record of a translation. */
export function isContentFile(file: string): boolean {
  return CONTENT_FILE.test(file);
}

const CONTENT_FILE =
  /^(?:site\.yaml|theme\/theme\.yaml|words\/[a-z]{2,3}\.yaml|(?:pages-data|words\/translated)\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml)$/;

/** The name in schema/ of the schema that validates a content file. */
export function schemaNameOf(file: string): "site" | "theme" | "words" | "page" {
  if (file === "site.yaml") return "site";
  if (file === "theme/theme.yaml") return "theme";
  return isWordsFile(file) ? "words" : "page";
}

/** Whether a file is one of words/; those in words/translated/ are copies of pages. */
export function isWordsFile(file: string): boolean {
  return /^words\/(?!translated\/)/.test(file);
}

/** The name of the file that a file was copied from, by a cloud or by hand; undefined if its name says nothing of it. */
export function copiedFrom(name: string): string | undefined {
  const bare = name
    .replace(
      /(?:\.sync-conflict-[\w-]+|[ _.-]*[([][^()[\]]*(?:conflict|konflikt|conflicto|conflit)[^()[\]]*[)\]])/i,
      "",
    )
    .replace(/[ _-]*(?:\(\d+\)|[ _-](?:copy|copia|kopie)(?: ?\d+)?)(?=\.)/i, "")
    .replace(/^(?:copy of|copia de|kopie von) /i, "");
  return bare === name ? undefined : bare;
}

/** Converts words to a camelCase key: "Gate codes" to gateCodes. */
export function nameFor(words: string): string {
  return slugFor(words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " "))
    .replace(/^[\d-]+/, "")
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
