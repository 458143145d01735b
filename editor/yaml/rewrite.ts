import { isDeepStrictEqual } from "node:util";
import { isAlias, isSeq, type Node } from "yaml";
import { alignVersions } from "../../checker/lib/align.ts";
import { nodeAt as schemaAt } from "../../checker/lib/annotatedTexts.ts";
import { type Edit, isMapping } from "../../content/lib/data.ts";
import { type SchemaNode, variantFor } from "../../content/validate/schemaNode.ts";
import { InvalidEdit } from "../refusal.ts";
import { editList } from "./edit.ts";
import { endOf, type Group, isGroup, type List, type Mapping, startOf, type YamlEntry } from "./entries.ts";
import { insertAt, joined, type Layout, layoutOf, removeAt, reorder } from "./layout.ts";
import type { ParsedYaml } from "./parsedYaml.ts";
import { replaceInBrackets, replaceInLines } from "./replace.ts";
import { entrySource, isHolder, sourceInBrackets } from "./write.ts";

/** A YAML text to be rewritten, and the edit of its data. */
type Rewrite = ParsedYaml & { edit: Edit };

/** Returns the text rewritten to hold the data `now`. Only what differs is written anew. */
export function rewritten(yaml: Rewrite, now: unknown, schema?: SchemaNode): string {
  const { text, document, style } = yaml;
  const root = document.contents;
  if (!isGroup(root)) {
    if (!isMapping(now)) throw new InvalidEdit();
    const lines = Object.entries(now).map(([name, value]) => entrySource(name, value, { column: 0, style }));
    return `${text}${lines.join("\n")}\n`;
  }
  const layout = groupHolding(yaml, root, now, schema);
  const [from, to] = layout ? [layout.from, layout.to] : [startOf(root), endOf(text, root)];
  return text.slice(0, from) + (layout ? joined(layout) : sourceInBrackets(now)) + text.slice(to);
}

/** Returns the layout of a group with another value; undefined if the group is empty or must be written anew. */
function groupHolding(yaml: Rewrite, group: Group, now: unknown, schema?: SchemaNode): Layout | undefined {
  if (group.items.length === 0) return undefined;
  if (isSeq<Node>(group)) return Array.isArray(now) ? listHolding(yaml, group, now, schema) : undefined;
  const isKept = isMapping(now) && Object.keys(now).length > 0;
  return isKept ? mappingHolding(yaml, group, now, schema) : undefined;
}

function listHolding(yaml: Rewrite, list: List, now: unknown[], schema?: SchemaNode): Layout | undefined {
  const order = orderAfter(yaml, list, now);
  const kept = order.filter((index) => index !== undefined);
  if (kept.length === 0) return undefined;
  const layout = layoutOf(yaml.text, list, (entry, index) =>
    kept.includes(index)
      ? entryHolding(yaml, list, entry, index, now[order.indexOf(index)], schema?.items)
      : "",
  );
  const sources = [...layout.sources];
  for (const index of [...sources.keys()].reverse()) if (!kept.includes(index)) removeAt(layout, index);
  reorder(layout, kept, sources);
  for (const [index, before] of order.entries()) {
    if (before !== undefined) continue;
    const siblings = [...list.items.slice(0, index).toReversed(), ...list.items.slice(index)];
    insertAt(layout, index, entrySource(index, now[index], { ...placeIn(yaml, layout), siblings }));
  }
  return layout;
}

/** For each item of a list, its index before; undefined if it is new. */
type Order = (number | undefined)[];

/** Returns which items of a list stay: according to the edit for lists on its path, by similarity for others. */
function orderAfter({ document, edit }: Rewrite, list: List, now: unknown[]): Order {
  const way = edit.path.map((_, depth) => document.getIn(edit.path.slice(0, depth).map(String), true));
  if (!way.includes(list)) {
    const { pairs } = alignVersions(list.toJS(document), now);
    return now.map((_, index) => pairs.find(({ second }) => second === index)?.first);
  }
  const indices: Order = [...list.items.keys()];
  if (list !== way.at(-1) || edit.do === "set") return now.map((_, index) => indices[index]);
  return editList(indices, Number(edit.path.at(-1)), edit, undefined);
}

/** Adds new entries first, so that the mapping is never empty in between. */
function mappingHolding(yaml: Rewrite, mapping: Mapping, now: Record<string, unknown>, schema?: SchemaNode) {
  const names = mapping.items.map(({ key }) => String(key));
  const layout = layoutOf(yaml.text, mapping, (entry, index) => {
    const name = names[index] ?? "";
    const inner = schema && schemaAt(schema, now, [name]);
    return Object.hasOwn(now, name) ? entryHolding(yaml, mapping, entry, name, now[name], inner) : "";
  });
  const known = schema ? variantFor(schema, now).properties.map(([name]) => name) : [];
  for (const name of Object.keys(now).filter((name) => !names.includes(name))) {
    const index = placeFor(name, names, known);
    insertAt(layout, index, entrySource(name, now[name], placeIn(yaml, layout)));
    names.splice(index, 0, name);
  }
  for (const [index, name] of [...names.entries()].reverse())
    if (!Object.hasOwn(now, name)) removeAt(layout, index);
  return layout;
}

function placeIn({ style }: Rewrite, { group, column }: Layout) {
  return { column, style, inBrackets: group.flow === true };
}

/** Returns the source of an entry, or of a list item (by its index), and its comments, with another value. */
function entryHolding(
  yaml: Rewrite,
  { flow }: Group,
  entry: YamlEntry,
  name: string | number,
  now: unknown,
  schema?: SchemaNode,
): string {
  const { text, document } = yaml;
  const { value: node, from, to } = entry;
  const old: unknown = node?.toJS(document) ?? null;
  if (isDeepStrictEqual(old, now)) return text.slice(from, to);
  if (isAlias(node) && isHolder(old)) throw new InvalidEdit();
  const inner = isGroup(node) ? groupHolding(yaml, node, now, schema) : undefined;
  if (inner) return text.slice(from, inner.from) + joined(inner) + text.slice(inner.to, to);
  return flow ? replaceInBrackets(text, entry, now) : replaceInLines(yaml, entry, now, name);
}

/** Returns the index for a new name: after the nearest name before it in the schema; last if not in the schema. */
function placeFor(name: string, names: string[], known: string[]): number {
  const rank = known.indexOf(name);
  if (rank < 0) return names.length;
  const before = known.slice(0, rank).findLast((other) => names.includes(other));
  return before === undefined ? 0 : names.indexOf(before) + 1;
}
