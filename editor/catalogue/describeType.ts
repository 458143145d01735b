import { spaced } from "../../checker/translations/nouns.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";

/** A description of the values that a property takes, with a link to an entry described elsewhere, if any. */
export type TypeDescription = { words: string; noun?: string; anchor?: string };

/** Enums of parts with more choices than this are listed only where the part itself is described. */
const MANY = 12;

/** Describes the values of a property in plain words: "text, up to 60 characters", "list of 1 to 3 actions". */
export function describeType(node: SchemaNode): TypeDescription {
  if (node.constant === true) return { words: "true; otherwise leave it out" };
  if (node.constant !== undefined) return { words: `always ${String(node.constant)}` };
  if (node.choices.length > MANY && node.part) return linked("one of the", node, plural(nounOf(node)));
  if (node.choices.length > 0) return { words: `one of: ${node.choices.join(", ")}` };
  if (node.type === "array") return listOf(node);
  if (node.type === "object" && node.properties.length === 0)
    return { words: "names of your own, each with a text" };
  if (node.type === "object") return linked(node.part ? "one" : "entries of its own:", node, nounOf(node));
  if (node.type === "boolean") return { words: "true or false" };
  if (node.type === "integer") return { words: limited("whole number", range(node)) };
  return { words: node.type === "number" ? limited("number", range(node)) : textWords(node) };
}

function listOf({ items, ...list }: SchemaNode): TypeDescription {
  const count = range(list);
  const words = count ? `list of ${count}` : "list of";
  if (!items) return { words: "list" };
  if (items.choices.length > 0) return { words: `${words} from: ${items.choices.join(", ")}` };
  if (items.type === "object") return linked(words, items, plural(nounOf(items)));
  return { words: `${words} texts` };
}

function linked(words: string, node: SchemaNode, noun: string): TypeDescription {
  return { words, noun, anchor: anchorOf(node) };
}

/** Descriptions of texts with a special meaning, by the `holds` of their schema. */
const HOLDS: Record<string, string> = {
  link: "link",
  picture: "file name of a picture",
  inlineMarkdown: "text, may be formatted",
  paragraphs: "text, may be formatted, with lists",
  markdown: "long text, in Markdown",
  phone: "name of a phone in site.yaml",
  office: "name of an office in site.yaml",
};

const ONE_LINE = "^\\P{Cc}+$";

function textWords(node: SchemaNode): string {
  const held = node.holds && HOLDS[node.holds];
  const form =
    node.pattern === ONE_LINE ? "one line of text" : node.pattern ? "text in a fixed form" : "text";
  const count = range({ ...node, least: node.least === 1 ? undefined : node.least });
  return limited(held ?? form, count && `${count} characters`);
}

function limited(words: string, limits: string): string {
  return limits ? `${words}, ${limits}` : words;
}

function range({ least, most }: Pick<SchemaNode, "least" | "most">): string {
  if (least !== undefined && least === most) return `exactly ${figure(least)}`;
  if (least !== undefined && most !== undefined) return `${figure(least)} to ${figure(most)}`;
  if (least !== undefined) return `${figure(least)} or more`;
  return most === undefined ? "" : `up to ${figure(most)}`;
}

/** Formats a number: with commas from five digits on, as years and heights read better without. */
const { format: figure } = new Intl.NumberFormat("en", { useGrouping: "min2" });

/** Returns the noun for an entry: "checklist item" for ChecklistItem. */
export function nounOf({ part, title }: Pick<SchemaNode, "part" | "title">): string {
  return spaced(part ?? title);
}

/** Returns the plural of a noun: cards, timeline entries. */
export function plural(noun: string): string {
  return noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Returns the anchor of the description of an entry. */
export function anchorOf(node: Pick<SchemaNode, "part" | "title">): string {
  return `${node.part ? "part" : "entry"}-${nounOf(node).replaceAll(" ", "-")}`;
}
