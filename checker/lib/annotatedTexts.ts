import { isMapping, type Path, valueAt } from "../../content/lib/data.ts";
import {
  type Holds,
  isRead,
  propertyOf,
  type SchemaNode,
  variantFor,
} from "../../content/validate/schemaNode.ts";

// A shorter text, such as "400+" or "Day 1", says little by itself.
const SHORT = 8;

/** A text in data, with the kind that its schema declares in `holds`, and its path. */
export type AnnotatedText = { holds: Holds; value: string; path: Path };

/** All texts in data whose schema declares `holds`, in order. Values unknown to the schema are skipped. */
export function annotatedTextsIn(node: SchemaNode, data: unknown): AnnotatedText[] {
  const texts: AnnotatedText[] = [];
  addTexts(texts, node, data, []);
  return texts;
}

/** Appends to one array: this runs on every page, and nested arrays take four times as long. */
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

/** The schema node at a path in data, or the deepest known node on the way there. */
export function nodeAt(node: SchemaNode, data: unknown, [key, ...rest]: Path): SchemaNode {
  if (key === undefined) return node;
  const inner = isMapping(data) ? propertyOf(variantFor(node, data), String(key)) : node.items;
  return inner ? nodeAt(inner, valueAt(data, [key]), rest) : node;
}

/** Whether visitors read or hear texts of this kind, the labels of buttons and links included. */
export function isVisible(holds: Holds | undefined): boolean {
  return isRead(holds) || holds === "label";
}

/** A title for an entry: its first visible text in the order of the schema, with the next one if that is short. */
export function entryTitle(node: SchemaNode, entry: Record<string, unknown>): string | undefined {
  const [first, second] = variantFor(node, entry).properties.flatMap(([name, { holds }]) => {
    const value = entry[name];
    return typeof value === "string" && isVisible(holds) ? [value] : [];
  });
  return first !== undefined && first.length < SHORT && second ? `${first} ${second}` : first;
}

/** A copy of a node with one of its properties replaced. */
export function withProperty(node: SchemaNode, name: string, inner: SchemaNode): SchemaNode {
  const properties = node.properties.map(([own, old]): [string, SchemaNode] => [
    own,
    own === name ? inner : old,
  ]);
  return { ...node, properties };
}
