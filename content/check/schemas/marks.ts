import { isMapping } from "../../read/data.ts";
import { type Path, valueAt } from "../../read/path.ts";
import type { Holds } from "./readSchema.ts";
import type { SchemaNode } from "./schemaNode.ts";

// A number, as "400+", or "Day 1", says little by itself.
const SHORT = 8;
/** What holds more than words: *emphasis*, links, headings. */
export const MARKED: readonly Holds[] = ["inlineMarkdown", "paragraphs", "markdown"];
const READ: readonly Holds[] = ["text", ...MARKED];

/** A text in data, with what its schema says it holds, and where it stands. */
export interface AnnotatedText {
  holds: Holds;
  value: string;
  path: Path;
}

/** All texts of some data whose schema says what they hold, in order. What the schema does not know is passed over. */
export function marksIn(node: SchemaNode, data: unknown): AnnotatedText[] {
  const texts: AnnotatedText[] = [];
  addTexts(texts, node, data, []);
  return texts;
}

/** To one list, as every rule asks every page: lists of lists take four times as long. */
function addTexts(texts: AnnotatedText[], node: SchemaNode, data: unknown, path: Path): void {
  if (typeof data === "string") {
    if (node.holds) texts.push({ holds: node.holds, value: data, path });
  } else if (Array.isArray(data)) {
    const { items } = node;
    if (items) for (const [index, item] of data.entries()) addTexts(texts, items, item, [...path, index]);
  } else if (isMapping(data)) {
    const variant = variantFor(node, data);
    for (const key of Object.keys(data)) {
      const inner = propertyOf(variant, key);
      if (inner) addTexts(texts, inner, data[key], [...path, key]);
    }
  }
}

function propertyOf({ properties, others }: SchemaNode, key: string): SchemaNode | undefined {
  return properties.find(([name]) => name === key)?.[1] ?? others;
}

/** Of a union, the variant that this data says it is; else the node itself. */
export function variantFor(node: SchemaNode, data: unknown): SchemaNode {
  if (!isMapping(data)) return node;
  return node.variants.find((variant) => propertyOf(variant, "type")?.constant === data.type) ?? node;
}

/** What the schema says of the place that a path leads to in some data; the node itself where it says nothing. */
export function nodeAt(node: SchemaNode, data: unknown, [key, ...rest]: Path): SchemaNode {
  if (key === undefined) return node;
  const inner = isMapping(data) ? propertyOf(variantFor(node, data), String(key)) : node.items;
  return inner ? nodeAt(inner, valueAt(data, [key]), rest) : node;
}

/** Whether visitors read a text that holds this. */
export function isRead(holds: Holds | undefined): boolean {
  return holds !== undefined && READ.includes(holds);
}

/** Whether visitors read a text that holds this, or hear it: a picture's or a button's words included. */
export function isVisible(holds: Holds | undefined): boolean {
  return isRead(holds) || holds === "label";
}

/** What says best what an entry is about: the first of its texts, in the order of its schema, with the next where that is short. */
export function entryTitle(node: SchemaNode, entry: Record<string, unknown>): string | undefined {
  const [first, second] = variantFor(node, entry).properties.flatMap(([name, { holds }]) => {
    const value = entry[name];
    return typeof value === "string" && isVisible(holds) ? [value] : [];
  });
  return first !== undefined && first.length < SHORT && second ? `${first} ${second}` : first;
}
