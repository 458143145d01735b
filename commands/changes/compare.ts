import { diffArrays } from "diff";
import { plainAddress } from "../../content/plainAddress.ts";
import type { BuiltPage, BuiltSite } from "./readSite.ts";

/** A text and its replacement; empty where one of them is missing. */
export interface Replaced {
  before: string;
  after: string;
}

/** What changed on a page. */
interface PageChange {
  address: string;
  words: Replaced[];
  links: Replaced[];
  pictures: Replaced[];
  head: Replaced[];
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
  const leadsTo = (address: string) => after.moves.get(plainAddress(address));
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
    scripts: namesOfChanged(before.scripts, after.scripts),
  };
}

function changeOf(address: string, before: BuiltPage, after: BuiltPage | undefined): PageChange | undefined {
  if (!after) return undefined;
  const of = (list: "words" | "links" | "pictures" | "head") =>
    replacedIn(before.facts[list], after.facts[list]);
  const change = {
    address,
    words: of("words"),
    links: of("links"),
    pictures: of("pictures"),
    head: of("head"),
    structure: before.facts.structure !== after.facts.structure,
    weight: { before: before.weight, after: after.weight },
  };
  const { words, links, pictures, head, structure } = change;
  return structure || [words, links, pictures, head].some((list) => list.length) ? change : undefined;
}

/** Returns the replacements between two lists. */
function replacedIn(before: string[], after: string[]): Replaced[] {
  const replaced: Replaced[] = [];
  let removed: string[] = [];
  const leave = (added: string[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      replaced.push({ before: removed[index] ?? "", after: added[index] ?? "" });
    removed = [];
  };
  for (const part of diffArrays(before, after)) {
    if (part.removed) removed = part.value;
    else leave(part.added ? part.value : []);
  }
  leave([]);
  return replaced;
}

/** Removes duplicates: a declaration may stand in several rules. */
function each(list: Replaced[]): Replaced[] {
  return [...new Map(list.map((one) => [keyOf(one), one])).values()];
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

function namesOfChanged(before: BuiltSite["scripts"], after: BuiltSite["scripts"]): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/** Separates changes of words that are the same on several pages from those of single pages. */
export function shared(
  changed: readonly PageChange[],
  several = 3,
): { common: (Replaced & { on: string[] })[]; own: PageChange[] } {
  const places = new Map<string, Replaced & { on: string[] }>();
  for (const { address, words } of changed)
    for (const word of words) {
      const place = places.get(keyOf(word)) ?? { ...word, on: [] };
      if (!place.on.includes(address)) place.on.push(address);
      places.set(keyOf(word), place);
    }
  const common = [...places.values()].filter(({ on }) => on.length >= several);
  const isCommon = new Set(common.map(keyOf));
  const own = changed.map((page) => ({
    ...page,
    words: page.words.filter((word) => !isCommon.has(keyOf(word))),
  }));
  return { common, own };
}
