import { languageNameOf } from "../checker/lib/languageNames.ts";
import { spaced } from "../checker/translations/nouns.ts";
import type { Variable } from "./contract.ts";
import labels from "./labels.json" with { type: "json" };

/** Labels of entries, and of block types, whose names say little to a writer. */
const { entries, sections }: Record<keyof typeof labels, Partial<Record<string, string>>> = labels;

/** Returns the display name of site.yaml or a words file; undefined for other files. */
export function nameOfFile(file: string): string | undefined {
  if (file === "site.yaml") return "The business";
  if (file.startsWith("words/translated/")) return "What a translation was made from";
  const [, language] = /^words\/([\w-]+)\.yaml$/.exec(file) ?? [];
  return language && `Words around the pages, ${languageNameOf(language)}`;
}

/** Replaces the file names in a message by titles, such as those of pages. */
export function byTitles(message: string, titleOf: (file: string) => string): string {
  return message.replace(/\b(?:pages-data\/[\w/-]+|words\/\w+|site)\.yaml/g, (file) => {
    const title = titleOf(file);
    return title === file ? file : `“${title}”`;
  });
}

/** Returns the label of a block type. */
export function blockLabel(type: string): string {
  return sections[type] ?? titled(type);
}

/** Returns the label of an entry: "Postal codes" for postalCodes. */
export function labelOf(name: string): string {
  return entries[name] ?? titled(name);
}

/** Returns the label of an entry within a sentence. */
export function nameInSentence(name: string): string {
  return labelOf(name).toLowerCase();
}

/** Returns a name as words with a capital: "Card grid" for cardGrid. */
export function titled(name: string): string {
  const words = spaced(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a number of places in words. */
export function atPlaces(count: number): string {
  return count === 1 ? "at one place" : `at ${count} places`;
}

/** Matches a variable in a text: ${name}. */
export const VARIABLE = /\$\{\s*([^{}]*?)\s*\}/g;

/** Matches a link in Markdown: [words](address). */
export const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Returns a text on one line as the page shows it: with its variables filled in, and without Markdown. */
export function shownText(text: string, variables: readonly Variable[]): string {
  return filled(text, variables).replace(LINK, "$1").replaceAll("**", "");
}

/** Returns a text with its variables filled in. */
export function filled(text: string, variables: readonly Variable[]): string {
  const shownFor = (name: string) => variables.find((variable) => variable.name === name)?.value;
  return text.replace(VARIABLE, (written, name) => shownFor(name) ?? written);
}
