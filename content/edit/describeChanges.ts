import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import { parse } from "yaml";
import { titleOf, variantFor } from "../check/schemas/marks.ts";
import type { SchemaNode } from "../check/schemas/schemaNode.ts";
import { isMapping } from "../read/data.ts";
import { itemNoun, type LabelOf, ordinal, quoted, quotedPair, withArticle } from "./words/nouns.ts";
import { pairItems } from "./words/pairing.ts";

/** A place in a file: "heading of the second section"; without words at the top. */
interface Place {
  words: string;
  node: SchemaNode | undefined;
  labelOf: LabelOf;
}

/**
 * Returns one sentence for each change between two versions of a YAML file, in the words of its schema. `before` is
 * undefined for a new file, `after` for a deleted one. `labelOf` returns the label of an entry.
 */
export function describeChanges(
  before: string | undefined,
  after: string | undefined,
  schema: SchemaNode,
  labelOf: LabelOf,
): string[] {
  if (before === after) return [];
  const [old, now] = [read(before), read(after)];
  if (before === undefined) return [`page added${titleIn(now)}`];
  if (after === undefined) return [`page deleted${titleIn(old)}`];
  if (now === undefined) return ["changed, and cannot be read as YAML"];
  if (old === undefined) return ["changed, and can be read as YAML again"];
  const found = differences(old, now, { words: "", node: schema, labelOf });
  return found.length ? found : ["only comments or layout changed"];
}

function read(text = ""): unknown {
  try {
    return parse(text, { logLevel: "error" });
  } catch {
    return undefined;
  }
}

function titleIn(data: unknown): string {
  return isMapping(data) && typeof data.title === "string" ? `: ${quoted(data.title)}` : "";
}

function differences(old: unknown, now: unknown, place: Place): string[] {
  if (isDeepStrictEqual(old, now)) return [];
  if (old === undefined) return [`${place.words} added${shown(now)}`];
  if (now === undefined) return [`${place.words} taken away${shown(old)}`];
  if (!isMapping(old) || !isMapping(now)) return [`${place.words}: ${quotedPair(old, now)}`];
  const variant = place.node && variantFor(place.node, now);
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    const [before, after] = [old[name], now[name]];
    const node = variant?.properties.find(([key]) => key === name)?.[1] ?? variant?.others;
    if (Array.isArray(before) && Array.isArray(after)) return inList(name, before, after, { ...place, node });
    return differences(before, after, { ...place, words: place.labelOf(name) + within(place), node });
  });
}

function within({ words }: Place): string {
  return words && ` of ${words}`;
}

/** Returns the changes of a list that stands at a place under a name. */
function inList(name: string, old: unknown[], now: unknown[], place: Place): string[] {
  const item = place.node?.items;
  const noun = itemNoun(name, item, place.labelOf);
  const home = within(place);
  const order = pairItems(old, now);
  const moved = movedAmong(order.filter((index) => index !== undefined));
  const gone = old
    .filter((_, index) => !order.includes(index))
    .map((value) => `${withArticle(noun)}${home} taken away${named(value, item)}`);
  const rest = now.flatMap((value, index) => {
    const before = order[index];
    if (before === undefined) return [`${withArticle(noun)}${home} added${named(value, item)}`];
    const words = ordinal(index, noun) + home;
    const changes = differences(old[before], value, { ...place, words, node: item });
    if (!moved.includes(before)) return changes;
    return [`${ordinal(before, noun)}${home} moved ${index < before ? "up" : "down"}`, ...changes];
  });
  return [...gone, ...rest];
}

/** Returns the old indices that stand elsewhere among the others than before: as few as possible. */
function movedAmong(order: number[]): number[] {
  const sorted = order.toSorted((a, b) => a - b);
  return diffArrays(sorted, order).flatMap(({ added, value }) => (added ? value : []));
}

/** Returns a value to append to a sentence; empty where it does not fit into a few words. */
function shown(value: unknown): string {
  if (value === true) return "";
  const words = quoted(value);
  return words === "" ? "" : `: ${words}`;
}

/** Returns what names an item best, to append to a sentence: its title, or its value. */
function named(item: unknown, node: SchemaNode | undefined): string {
  if (!isMapping(item)) return shown(item);
  const title = node && titleOf(node, item);
  return title ? `: ${quoted(title)}` : "";
}
