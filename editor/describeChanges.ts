import { isDeepStrictEqual } from "node:util";
import { alignVersions } from "../checker/lib/align.ts";
import { entryTitle } from "../checker/lib/annotatedTexts.ts";
import { parseYaml } from "../checker/lib/parseYaml.ts";
import type { LabelOf } from "../checker/translations/nouns.ts";
import { itemNoun, ordinal, quoted, quotedPair, withArticle } from "../checker/translations/nouns.ts";
import { isMapping, type Path } from "../content/lib/data.ts";
import { type SchemaNode, variantFor } from "../content/validate/schemaNode.ts";

/** A difference between two versions of a file, in one sentence. */
export interface VersionDifference {
  words: string;
  /** The same difference as a change of one value, if it is one. */
  change?: { path: Path; before?: unknown; after?: unknown; to?: number };
}

/** A place in a file. Its words name it, as in "heading of the second section"; they are empty at the top. */
type Place = { words: string; path: Path; node: SchemaNode | undefined; labelOf: LabelOf };

/**
 * Returns each change between two versions of a YAML file, in the words of its schema. `before` is undefined for a new
 * file, `after` for a deleted one. `labelOf` returns the label of an entry.
 */
export function describeChanges(
  before: string | undefined,
  after: string | undefined,
  schema: SchemaNode,
  labelOf: LabelOf,
): VersionDifference[] {
  if (before === after) return [];
  const [old, now] = [before, after].map((text = "") => parseYaml(text));
  if (before === undefined) return [{ words: `page added${titleIn(now)}` }];
  if (after === undefined) return [{ words: `page deleted${titleIn(old)}` }];
  if (now === undefined) return [{ words: "changed, and cannot be read as YAML" }];
  if (old === undefined) return [{ words: "changed, and can be read as YAML again" }];
  const found = differences(old, now, { words: "", path: [], node: schema, labelOf });
  return found.length ? found : [{ words: "only comments or layout changed" }];
}

function titleIn(data: unknown): string {
  return isMapping(data) && typeof data.title === "string" ? `: ${quoted(data.title)}` : "";
}

function differences(old: unknown, now: unknown, place: Place): VersionDifference[] {
  if (isDeepStrictEqual(old, now)) return [];
  const { words, path, node, labelOf } = place;
  const change = { path, before: old, after: now };
  if (old === undefined) return [{ words: `${words} added${shown(now)}`, change }];
  if (now === undefined) return [{ words: `${words} taken away${shown(old)}`, change }];
  if (!isMapping(old) || !isMapping(now)) return [{ words: `${words}: ${quotedPair(old, now)}`, change }];
  const variant = node && variantFor(node, now);
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    const [before, after] = [old[name], now[name]];
    const inner = variant?.properties.find(([key]) => key === name)?.[1] ?? variant?.others;
    const within = { ...place, path: [...path, name], node: inner };
    if (Array.isArray(before) && Array.isArray(after)) return inList(name, before, after, within);
    return differences(before, after, { ...within, words: labelOf(name) + home(place) });
  });
}

function home({ words }: Place): string {
  return words && ` of ${words}`;
}

/** Returns the changes of the list `name`. `place` has the path of the list, but the words of what contains it. */
function inList(name: string, old: unknown[], now: unknown[], place: Place): VersionDifference[] {
  const { path, labelOf, node } = place;
  const item = node?.items;
  const noun = itemNoun(name, item, labelOf);
  const of = home(place);
  const { pairs, onlyFirst, onlySecond } = alignVersions(old, now);
  const gone = onlyFirst.map((index) => ({
    words: `${withArticle(noun)}${of} taken away${named(old[index], item)}`,
    change: { path: [...path, index], before: old[index] },
  }));
  const added = onlySecond.map((index) => {
    const change = { path: [...path, index], after: now[index] };
    const words = `${withArticle(noun)}${of} added${named(now[index], item)}`;
    return { index, differences: [{ words, change }] };
  });
  const kept = pairs.map(({ first, second, moved }) => {
    const [before, after] = [old[first], now[second]];
    const inner = { ...place, words: ordinal(second, noun) + of, path: [...path, second], node: item };
    const move = {
      words: `${ordinal(first, noun)}${of} moved ${second < first ? "up" : "down"}`,
      change: { path: [...path, first], before, after, to: second },
    };
    return { index: second, differences: [...(moved ? [move] : []), ...differences(before, after, inner)] };
  });
  const inOrder = [...added, ...kept].sort((a, b) => a.index - b.index);
  return [...gone, ...inOrder.flatMap((item) => item.differences)];
}

/** Returns a value to append to a sentence; empty for true, lists and mappings. */
function shown(value: unknown): string {
  const words = value === true ? "" : quoted(value);
  return words && `: ${words}`;
}

/** Returns the title of an item, or its value if it is not a mapping, to append to a sentence. */
function named(item: unknown, node: SchemaNode | undefined): string {
  if (!isMapping(item)) return shown(item);
  const title = node && entryTitle(node, item);
  return title ? `: ${quoted(title)}` : "";
}
