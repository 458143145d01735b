import { nodeAt } from "../check/schemas/marks.ts";
import type { SchemaNode } from "../check/schemas/schemaNode.ts";
import { isMapping } from "../read/data.ts";
import type { Path } from "../read/path.ts";
import { type Alignment, alignLanguages, alignVersions } from "./align.ts";

/** A value of a page and the one that it translates. */
export interface Pair {
  /** Where they stand: in the translation, and in its original. */
  here: Path;
  there: Path;
  /** What stands there, and what stood there when this was made from it, where that is known. */
  own: unknown;
  original: unknown;
  was: unknown;
  node: SchemaNode;
}

/** An entry, or a list's, that one of the two pages has alone, or elsewhere. */
export interface Difference {
  kind: "missing" | "extra" | "moved";
  /** Where to tell it in the translation, and where the entry stands that it is about: there, of one that is extra here. */
  here: Path;
  at: Path;
  entry: unknown;
  node: SchemaNode;
  /** Of one that is missing or has moved, the entry before it in the original. */
  before?: unknown;
}

/** A page's data, or a part of them, in the three states in which it is known. */
interface Place {
  here: Path;
  there: Path;
  own: unknown;
  original: unknown;
  was: unknown;
  node: SchemaNode;
}

/** What each page has of its own, whatever its original has. */
const OWN = ["aliases", "moved", "of", "draft", "publish", "modified", "ogImage", "confirm", "lazy", "date"];
/** What a page may have or not, whatever its original does. */
const OPTIONAL = ["keywords", "breadcrumb"];

/** Entries that stand once, in the main language. In others, words are laid over them; what is left out is the same. */
export const LAID = ["city", "site"];

/** Whether a place is within such an entry. */
export function isLaid([name]: Path): boolean {
  return LAID.includes(String(name));
}

/** Pairs what a translation says with what its original does. Entries of lists are paired by their ids, else in their order with the least difference. */
export class Pairing {
  pairs: Pair[] = [];
  differences: Difference[] = [];

  constructor(place: Place) {
    this.#pair(place);
  }

  #pair(place: Place): void {
    const { own, original } = place;
    if (isMapping(own) && isMapping(original)) this.#mappings(place, own, original);
    else if (place.here.at(-1) === "keywords") this.pairs.push(joined(place));
    else if (
      isLaid(place.here) &&
      Array.isArray(own) &&
      Array.isArray(original) &&
      own.length !== original.length
    )
      return; // told by itself
    else if (Array.isArray(own) && Array.isArray(original)) this.#lists(place, own, original);
    else this.pairs.push(place);
  }

  #mappings(place: Place, own: Record<string, unknown>, original: Record<string, unknown>): void {
    const { here, there, was } = place;
    const names = new Set([...Object.keys(original), ...Object.keys(own)]).difference(new Set(OWN));
    for (const name of names) {
      const inner = {
        ...{ here: [...here, name], there: [...there, name], own: own[name], original: original[name] },
        was: isMapping(was) ? was[name] : undefined,
        node: nodeAt(place.node, original[name] === undefined ? own : original, [name]),
      };
      if (name in own && name in original) {
        this.#pair(inner);
        continue;
      }
      if (OPTIONAL.includes(name) || isLaid(inner.here)) continue;
      const isExtra = name in own;
      this.differences.push({
        kind: isExtra ? "extra" : "missing",
        here: isExtra ? inner.here : here,
        at: isExtra ? inner.here : inner.there,
        entry: isExtra ? inner.own : inner.original,
        node: inner.node,
      });
    }
  }

  #lists(place: Place, own: unknown[], original: unknown[]): void {
    const { here, there, was } = place;
    const node = place.node.items ?? place.node;
    const before = Array.isArray(was) ? was : undefined;
    const since = before && alignVersions(before, original);
    const { pairs, onlyFirst, onlySecond } =
      since && before.length === own.length ? since : alignLanguages(own, original);
    const wasOf = new Map(since?.pairs.map(({ first, second }) => [second, before?.[first]]));
    for (const { first, second, moved } of pairs) {
      const inner = {
        ...{ here: [...here, first], there: [...there, second], own: own[first], original: original[second] },
        ...{ was: wasOf.get(second), node },
      };
      this.#pair(inner);
      if (moved) this.#differ("moved", inner, original[second - 1]);
    }
    for (const index of onlyFirst)
      this.#differ("extra", { here: [...here, index], there: [...here, index], original: own[index], node });
    for (const index of onlySecond) {
      const at = placeFor(index, pairs, own.length);
      const inner = { here: at === undefined ? here : [...here, at], there: [...there, index] };
      this.#differ("missing", { ...inner, original: original[index], node }, original[index - 1]);
    }
  }

  #differ(
    kind: Difference["kind"],
    { here, there, original, node }: Pick<Place, "here" | "there" | "original" | "node">,
    before?: unknown,
  ): void {
    this.differences.push({ kind, here, at: there, entry: original, node, before });
  }
}

/** What people search for differs from language to language: it is one text, however many entries it has. */
function joined({ own, original, was, ...place }: Place): Pair {
  const join = (list: unknown) => (Array.isArray(list) ? list.join(", ") : list);
  const node = place.node.items ?? place.node;
  return { ...place, node, own: join(own), original: join(original), was: join(was) };
}

/** Where an entry of the original belongs in the translation: at the one behind which it is missing, else at the first. */
function placeFor(index: number, pairs: Alignment["pairs"], length: number): number | undefined {
  const before = pairs.find(({ second, moved }) => second === index - 1 && !moved);
  return length === 0 ? undefined : (before?.first ?? 0);
}
