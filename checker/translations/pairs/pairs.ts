import { type Edit, isMapping, type Path, valueAt } from "../../../content/lib/data.ts";
import { alignLanguages, alignVersions, isLessLike } from "../../lib/align.ts";
import { nodeAt } from "../../lib/annotatedTexts.ts";
import { type Difference, indexBehind, listDifferences, type Memory, type Pair } from "./differences.ts";

/** Properties that each page has for itself: they are not compared with the original's. */
const OWN = ["aliases", "moved", "of", "draft", "publish", "modified", "ogImage", "confirm", "lazy", "date"];

/** Entries written in full only in the main language. Others lay words over them; what they leave out is the same. */
export const OVERLAID = ["city", "site"];

/** Whether a path is within one of these entries. */
export function isOverlaid([name]: Path): boolean {
  return OVERLAID.includes(String(name));
}

/** Pairs the values of a translation with its original's; list items by id, else in order with the least difference. */
export class Pairing {
  pairs: Pair[] = [];
  differences: Difference[] = [];
  #original: unknown;

  constructor(place: Omit<Pair, "record">) {
    this.#original = place.original;
    this.#pair({ ...place, record: { path: [], from: [] } });
  }

  /** The edit of the record that records the original's current value. */
  remember({ path, from, isNew }: Memory): Edit {
    return { do: isNew ? "insert" : "set", path, value: valueAt(this.#original, from) };
  }

  #pair(place: Pair): void {
    const { own, original } = place;
    if (isMapping(own) && isMapping(original)) this.#mappings(place, own, original);
    else if (place.here.at(-1) === "keywords") this.pairs.push(joined(place));
    else if (!Array.isArray(own) || !Array.isArray(original)) this.pairs.push(place);
    // In an overlaid entry, mismatchesIn reports lists of another length.
    else if (!isOverlaid(place.here) || own.length === original.length) this.#lists(place, own, original);
  }

  #mappings(place: Pair, own: Record<string, unknown>, original: Record<string, unknown>): void {
    const { here, there, was, record } = place;
    const names = new Set([...Object.keys(original), ...Object.keys(own)]).difference(new Set(OWN));
    for (const name of names) {
      const inner = {
        here: [...here, name],
        there: [...there, name],
        own: own[name],
        original: original[name],
        was: isMapping(was) ? was[name] : undefined,
        node: nodeAt(place.node, original[name] === undefined ? own : original, [name]),
        record: isMapping(was) ? { path: [...record.path, name], from: [...there, name] } : record,
      };
      if (name in own && name in original) {
        this.#pair(inner);
        continue;
      }
      const isExtra = name in own;
      const isOptional = name === "keywords" || (name === "breadcrumb" && isExtra); // as its address is different
      if (isOptional || isOverlaid(inner.here)) continue;
      const { here: path, there: at, original: value, node } = inner;
      const mend = { do: "set", path, value } as const;
      const difference: Difference = isExtra
        ? { kind: "extra", here: path, at: path, entry: inner.own, node, mend: { do: "remove", path } }
        : { kind: "missing", here, at, entry: value, node, mend, record: this.remember(inner.record) };
      this.differences.push(difference);
    }
  }

  #lists(place: Pair, own: unknown[], original: unknown[]): void {
    const { here, there, was, record } = place;
    const node = place.node.items ?? place.node;
    const before = Array.isArray(was) ? was : undefined;
    const since = before && alignVersions(before, original);
    const now = alignLanguages(own, original);
    // Entries moved in the original may have been moved here too, by hand.
    const hasFollowed = since?.pairs.some(({ moved }) => moved) && isLessLike(own, original, since, now);
    const isAsBefore = since !== undefined && before?.length === own.length && !hasFollowed;
    const paired = isAsBefore ? since : now;
    const indexBefore = new Map(since?.pairs.map(({ first, second }) => [second, first]));
    const recordOf = (second: number): Memory => {
      const from = [...there, second];
      const first = indexBefore.get(second);
      if (!since) return record;
      if (first !== undefined) return { path: [...record.path, first], from };
      return { path: [...record.path, indexBehind(second, since.pairs)], from, isNew: true };
    };
    for (const { first, second } of paired.pairs)
      this.#pair({
        here: [...here, first],
        there: [...there, second],
        own: own[first],
        original: original[second],
        was: before?.[indexBefore.get(second) ?? -1],
        node,
        record: recordOf(second),
      });
    const lists = { here, there, own, original, node, ...(isAsBefore && { remembered: record.path }) };
    const missing = (second: number) => this.remember(recordOf(second));
    this.differences.push(...listDifferences(lists, paired, missing));
  }
}

/** Joins keywords into one text: search terms differ from language to language, even in number. */
function joined({ own, original, was, ...place }: Pair): Pair {
  const join = (list: unknown) => (Array.isArray(list) ? list.join(", ") : list);
  const node = place.node.items ?? place.node;
  return { ...place, node, own: join(own), original: join(original), was: join(was) };
}
