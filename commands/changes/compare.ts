import { diffArrays } from "diff";
import { comparedAddress } from "../../content/lib/addresses.ts";
import type { BuiltPage, BuiltSite } from "./readBuiltSite.ts";

/** A text and its replacement; empty where one of them is missing. */
export type Replaced = { before: string; after: string };

interface PageChange extends Record<"words" | "links" | "pictures" | "head", Replaced[]> {
  address: string;
  /** Whether its elements or their order changed. */
  structure: boolean;
  weight: { before: number; after: number };
}

/** The differences between two builds of a site. */
export interface SiteChanges {
  added: string[];
  /** Addresses that had a page and now lead to another. */
  redirected: { from: string; to: string }[];
  /** Addresses that led somewhere and now lead nowhere. */
  lost: string[];
  changed: PageChange[];
  /** Declarations of styles, which all pages share. */
  styles: Replaced[];
  /** Names of scripts, which all pages share. */
  scripts: string[];
}

/** How two built sites differ, as visitors and search engines find them. */
export function compareSites(before: BuiltSite, after: BuiltSite): SiteChanges {
  const leadsTo = (address: string) => after.moves.get(comparedAddress(address));
  const leads = (address: string) => after.pages.has(address) || after.pages.has(leadsTo(address) ?? "");
  const gone = [...before.pages.keys()].filter((address) => !after.pages.has(address));
  return {
    added: [...after.pages.keys()].filter((address) => !before.pages.has(address)).sort(),
    redirected: gone.filter(leads).map((from) => ({ from, to: leadsTo(from) ?? "" })),
    lost: [...gone, ...before.moves.keys()].filter((address) => !leads(address)).sort(),
    changed: [...before.pages].flatMap(
      ([address, page]) => changeOf(address, page, after.pages.get(address)) ?? [],
    ),
    styles: each(replacedIn(declarationsIn(before.styles), declarationsIn(after.styles))),
    scripts: [...new Set([...before.scripts.keys(), ...after.scripts.keys()])].filter(
      (name) => before.scripts.get(name) !== after.scripts.get(name),
    ),
  };
}

function changeOf(address: string, before: BuiltPage, after: BuiltPage | undefined): PageChange | undefined {
  if (!after) return undefined;
  const of = (list: "words" | "links" | "pictures" | "head") =>
    replacedIn(before.facts[list], after.facts[list]);
  const [words, links, pictures, head] = [of("words"), of("links"), of("pictures"), of("head")];
  const structure = before.facts.structure !== after.facts.structure;
  if (!structure && [words, links, pictures, head].every((list) => list.length === 0)) return undefined;
  const weight = { before: before.weight, after: after.weight };
  return { address, words, links, pictures, head, structure, weight };
}

function replacedIn(before: string[], after: string[]): Replaced[] {
  let removed: string[] = [];
  return diffArrays(before, after).flatMap((part, index, parts) => {
    if (part.removed) removed = part.value;
    if (part.removed && parts[index + 1]?.added) return []; // paired with the added part that follows
    const added = part.added ? part.value : [];
    const pairs = Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => ({
      before: removed[at] ?? "",
      after: added[at] ?? "",
    }));
    removed = [];
    return pairs;
  });
}

/** Returns each replacement once: a declaration may be in several rules. */
function each(list: Replaced[]): Replaced[] {
  return [...new Map(list.map((entry) => [keyOf(entry), entry])).values()];
}

function keyOf({ before, after }: Replaced): string {
  return JSON.stringify([before, after]);
}

function declarationsIn(styles: string): string[] {
  return styles
    .split(/[{};]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

const SEVERAL = 3; // pages from which on a change is listed once for all of them

/** Separates text changes that are the same on several pages (`common`) from those of each page (`own`). */
export function shared(changed: readonly PageChange[]): {
  common: (Replaced & { on: string[] })[];
  own: PageChange[];
} {
  const all = changed.flatMap(({ address, words }) => each(words).map((word) => ({ ...word, address })));
  const several = [...Map.groupBy(all, keyOf).values()].filter(({ length }) => length >= SEVERAL);
  const common = several.flatMap((alike) => {
    const on = alike.map(({ address }) => address);
    return alike.slice(0, 1).map(({ before, after }) => ({ before, after, on }));
  });
  const known = new Set(common.map(keyOf));
  const own = (words: Replaced[]) => words.filter((word) => !known.has(keyOf(word)));
  return { common, own: changed.map((page) => ({ ...page, words: own(page.words) })) };
}

/**
 * Returns the pages to compare by screenshot, and how many more may look different: the changed pages, one of each kind
 * first, as many of a kind change alike. If styles or scripts changed, which all pages share, also one of every kind.
 */
export function pagesToShow(
  { changed, styles, scripts }: SiteChanges,
  all: readonly string[],
  most = 12,
): { addresses: string[]; leftOut: number } {
  const own = changed.map(({ address }) => address);
  const others = styles.length + scripts.length > 0 ? firstOfEachKind(all) : [];
  const wanted = [...new Set([...firstOfEachKind(own), ...own, ...others])];
  const addresses = wanted.slice(0, most);
  return { addresses, leftOut: (others.length ? all.length : own.length) - addresses.length };
}

/** Pages of a kind stand equally deep in the same folder of the first level. */
function firstOfEachKind(addresses: readonly string[]): string[] {
  const kindOf = (address: string) => {
    const [, first, ...rest] = address.split("/");
    return rest.length > 0 ? `${first} ${rest.length}` : address === "/";
  };
  return [...Map.groupBy(addresses, kindOf).values()].flatMap((alike) => alike.slice(0, 1));
}
