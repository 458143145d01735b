import { spaced } from "../../content/edit/words/nouns.ts";
import type { Variable } from "./contract.ts";

/** Labels of entries whose names say little to a writer. */
const LABELS: Record<string, string> = {
  blocks: "Sections",
  src: "File",
  alt: "What it shows",
  mobile: "Picture for phones",
  focus: "What crops keep",
  calm: "Room for a headline",
  href: "Leads to",
  call: "Calls",
  id: "Name for links",
  noindex: "Hide from search engines",
  ogImage: "Picture when shared",
  lazy: "Load when near",
  tone: "Background",
  confirm: "For the owner to confirm",
  sample: "A stand-in, to be replaced",
  schema: "Kind of page",
  moved: "Old addresses",
  aliases: "Other addresses",
  eyebrow: "Small line above",
  geo: "Point on the map",
  modified: "Last changed on",
  publish: "Visible from",
  draft: "Draft: not published yet",
};

/** Labels of block types whose names say little to a writer. */
const KINDS: Record<string, string> = {
  hero: "Top of the page",
  cardGrid: "Cards",
  cta: "Call to action",
  faq: "Questions and answers",
  prose: "Running text",
  stats: "Numbers",
  beforeAfter: "Before and after",
  areas: "Service areas",
};

/** Returns the label of a block type. */
export function kindOf(type: string): string {
  return KINDS[type] ?? titled(type);
}

/** Returns the label of an entry: "Zip codes" for zipCodes. */
export function labelOf(name: string): string {
  return LABELS[name] ?? titled(name);
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

/** A text with its variables filled in, as the page shows it. */
export function filled(text: string, variables: readonly Variable[]): string {
  return text.replace(
    /\$\{\s*([^{}]*?)\s*\}/g,
    (written, name) => variables.find((one) => one.name === name)?.value ?? written,
  );
}
