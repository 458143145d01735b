import type { PageInterface } from "../../forms.ts";
import { isMapping } from "../../read/data.ts";
import { slugFor } from "../../read/fileName.ts";
import { type CityFacts, cityFactsOf } from "./cityFacts.ts";
import { WordTree } from "./wordTree.ts";

const KM_PER_DEGREE = 111;
const NEIGHBOURS_KM = 3;
/** So much more often than its own name an entry says that of another city before it is taken for a copy: neighbors are named too. */
const FAR = 3;

/** A city with the pages of its folder. */
export interface Folder {
  slug: string;
  name: string;
  facts: CityFacts;
  /** Whether its hub's file says that it was copied from another city. */
  isCopied: boolean;
  /** The file of its hub. */
  file: string;
  /** All its pages, the hub included. */
  pages: PageInterface[];
}

/**
 * The cities that can be read, the older first: copies last, then by their order, else the one whose entry
 * speaks of itself more. Of two with one name, only the one whose folder is called so.
 */
export function foldersIn(pages: readonly PageInterface[]): Folder[] {
  const own = pagesByCity(pages);
  const folders = pages.flatMap((page): Folder[] => {
    const { file, citySlug: slug, isCopied = false } = page;
    const facts = cityFactsOf(page);
    if (slug === undefined || !facts) return [];
    return [{ slug, name: String(facts.name), facts, isCopied, file, pages: own.get(slug) ?? [] }];
  });
  const names = new WordTree(folders.map(({ name }) => name));
  const ranks = new Map(folders.map((folder) => [folder, rankOf(folder, names)]));
  const rightlyNamed = new Set(folders.filter(({ name, slug }) => slug === slugFor(name)));
  const named = countBy(folders.map(({ name }) => name));
  return folders
    .filter((folder) => rightlyNamed.has(folder) || named.get(folder.name) === 1)
    .sort((a, b) => compareRanks(ranks.get(a) ?? [], ranks.get(b) ?? []));
}

function pagesByCity(pages: readonly PageInterface[]): Map<string, PageInterface[]> {
  const cities = new Map<string, PageInterface[]>();
  for (const page of pages) {
    const { citySlug: slug } = page;
    const own = slug === undefined ? undefined : cities.get(slug);
    if (own) own.push(page);
    else if (slug !== undefined) cities.set(slug, [page]);
  }
  return cities;
}

function countBy(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** How likely it is that a city was copied from another, the most telling sign first. */
function rankOf({ name, facts, isCopied }: Folder, names: WordTree): number[] {
  const said = countBy(names.namesIn(facts.text));
  const mentions = said.get(name) ?? 0;
  const isAboutAnother = [...said].some(([other, count]) => !name.includes(other) && count > mentions + FAR);
  return [isCopied ? 2 : isAboutAnother ? 1 : 0, Number(facts.order), -mentions];
}

function compareRanks(a: number[], b: number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** What a page of a city's folder is about, alike in all cities: leak-detection, pool-acid-wash as acid-wash. */
export function serviceOf({ file }: PageInterface): string {
  return (file.split("/").at(-1) ?? "").replace(/^pool-|\.yaml$/g, "");
}

/** Whether two cities lie so close that they may well share zip codes and landmarks, and not at one point. */
export function areNeighbours(a: Folder, b: Folder): boolean {
  const distance = kilometresBetween(pointOfEntry(a.facts), pointOfEntry(b.facts));
  return distance > 0 && distance < NEIGHBOURS_KM;
}

/** The point on the map that a city's or an office's entry names. */
export function pointOfEntry({ geo }: { geo?: unknown }): [number, number] {
  const { latitude, longitude } = isMapping(geo) ? geo : {};
  return [Number(latitude), Number(longitude)];
}

/** How far two points lie apart, to a few percent, which is enough here. */
export function kilometresBetween(
  [north, east]: [number, number],
  [otherNorth, otherEast]: [number, number],
): number {
  const width = Math.cos((north * Math.PI) / 180);
  return Math.hypot(north - otherNorth, (east - otherEast) * width) * KM_PER_DEGREE;
}
