import type { Variable } from "./contract.ts";

/** What entries are called where their name in the file says little to a writer. */
const LABELS: Record<string, string> = {
  src: "Picture",
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
  neighbourhoods: "Neighborhoods",
  draft: "Draft: not published yet",
};

/** What kinds of sections are called, where their name in the file says little. */
const KINDS: Record<string, string> = {
  hero: "Top of the page",
  cardGrid: "Cards",
  cta: "Call to action",
  faq: "Questions and answers",
  prose: "Running text",
  stats: "Numbers",
  beforeAfter: "Before and after",
  areas: "Service areas",
  neighbourhoods: "Neighborhoods",
};

/** What a kind of section is called. */
export function kindOf(type: string): string {
  return KINDS[type] ?? spaced(type);
}

/** What an entry is called: zipCodes is "Zip codes". */
export function labelOf(name: string): string {
  return LABELS[name] ?? spaced(name);
}

/** A name of several words as people write it: cardGrid is "Card grid". */
export function spaced(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What one entry of a list is called: the "testimonial" of testimonials. */
export function nounOf(list: string): string {
  const noun = labelOf(list).toLowerCase();
  return noun
    .replace(/ies$/, "y")
    .replace(/(?<=ss|ch|x)es$/, "")
    .replace(/(?<!s)s$/, "");
}

/** A text with its variables filled in, as the page shows it. */
export function filled(text: string, variables: readonly Variable[]): string {
  return text.replace(
    /\$\{\s*([^{}]*?)\s*\}/g,
    (written, name) => variables.find((one) => one.name === name)?.value ?? written,
  );
}
