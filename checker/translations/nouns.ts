import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { commonEnds } from "../lib/commonEnds.ts";

/** A camelCase name as words, in American spelling: postalCodes is "postal codes", neighbourhoods are "neighborhoods". */
export function spaced(name: string): string {
  return name
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
    .replace("neighbour", "neighbor");
}

/** Returns the label of an entry. */
export type LabelOf = (name: string) => string;

/** Returns the noun for one item of a list: from its schema, else from the name of the list. */
export function itemNoun(list: string, items: SchemaNode | undefined, labelOf: LabelOf): string {
  if (list === "blocks") return "section";
  if (items?.holds === "phone" || items?.holds === "office") return items.holds;
  if (items?.title && items.variants.length === 0) return spaced(items.part ?? items.title);
  return labelOf(list)
    .replace(/ies$/, "y")
    .replace(/(?<=ss|ch|x)es$/, "")
    .replace(/(?<!s)s$/, "");
}

/** A noun with its indefinite article. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** Returns a list item's position in words; `index` counts from 0: "the first card", "card 11". */
export function ordinal(index: number, noun: string): string {
  const word = ORDINALS[index];
  return word === undefined ? `${noun} ${index + 1}` : `the ${word} ${noun}`;
}

const LONGEST_VALUE = 70;

/** Returns a value as it is quoted in a sentence; empty for lists and mappings. */
export function quoted(value: unknown): string {
  if (typeof value !== "string") return typeof value === "object" ? "" : String(value);
  const line = value.trim().replace(/\s+/g, " ");
  return `“${line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1).trimEnd()}…` : line}”`;
}

/** Returns two versions of a value side by side. Long texts are cut to the part that differs. */
export function quotedPair(before: unknown, after: unknown): string {
  if (typeof before !== "string" || typeof after !== "string") return `${quoted(before)} → ${quoted(after)}`;
  const parts = changedParts(before, after, { longest: LONGEST_VALUE, around: 2, gap: "" });
  return parts.map(quoted).join(" → ");
}

const LONGEST_EXCERPT = 110;
const AROUND = 6;

/** Two versions of a text, each on one line; if longer than `longest`, they are cut to the part that differs. */
export function changedParts(
  before: string,
  after: string,
  { longest = LONGEST_EXCERPT, around = AROUND, gap = " " } = {},
): [before: string, after: string] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const ends = Math.max(before.length, after.length) > longest ? commonEnds(old, now) : [0, 0];
  const [from = 0, until = 0] = ends.map((count) => Math.max(0, count - around));
  const part = (words: string[]) => {
    const middle = shortened(words.slice(from, words.length - until).join(" "));
    return `${from > 0 ? `…${gap}` : ""}${middle}${until > 0 ? `${gap}…` : ""}`;
  };
  return [part(old), part(now)];
}

/** The part of a text around `words`, or its start if they are not found; a short text is returned whole. */
export function excerptAt(text: string, words = ""): string {
  const line = wordsOf(text).join(" ");
  if (line.length <= LONGEST_EXCERPT) return `“${line}”`;
  const at = Math.max(0, line.indexOf(words));
  const from = line.lastIndexOf(" ", Math.max(0, at - LONGEST_EXCERPT / 2)) + 1;
  return `“${from > 0 ? "… " : ""}${shortened(line.slice(from))}”`;
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

function shortened(line: string): string {
  return line.length > LONGEST_EXCERPT
    ? `${line.slice(0, line.lastIndexOf(" ", LONGEST_EXCERPT)).trimEnd()} …`
    : line;
}
