import type { CheckedPage } from "../../check/checkPages.ts";
import { COPIED, slugFor } from "../../edit/copyCity.ts";
import { isMapping } from "../../read/data.ts";

const FAR = 3; // neighbors are named too
const KM_PER_DEGREE = 111;
const NEIGHBOURS_KM = 3;

/** A city with the pages of its folder. */
export interface Folder {
  slug: string;
  name: string;
  order: number;
  /** Its `city:` entry as it is written. */
  entry: Record<string, unknown>;
  index: CheckedPage;
  /** All its pages, index included. */
  pages: CheckedPage[];
}

/**
 * The cities that can be read, the older first: copies last, then by their order, else the one whose entry
 * speaks of itself more. Of two with one name, only the one whose folder is called so.
 */
export function foldersIn(pages: CheckedPage[]): Folder[] {
  const folders = pages.flatMap((index): Folder[] => {
    const { citySlug: slug } = index;
    const entry = isMapping(index.source.data) ? index.source.data.city : undefined;
    if (slug === undefined || index.kind !== "cityHub" || !isMapping(entry)) return [];
    const own = pages.filter((page) => page.citySlug === slug);
    return [{ slug, name: String(entry.name), order: Number(entry.order), entry, index, pages: own }];
  });
  const ranks = new Map(folders.map((folder) => [folder, rankOf(folder, folders)]));
  return folders
    .filter(
      ({ name, slug }) => slug === slugFor(name) || !folders.some((other) => isNamed(other, name, slug)),
    )
    .sort((a, b) => compareRanks(ranks.get(a) ?? [], ranks.get(b) ?? []));
}

function isNamed(folder: Folder, name: string, besides: string): boolean {
  return folder.name === name && folder.slug !== besides;
}

/** How likely it is that a city was copied from another, the most telling sign first. */
function rankOf(folder: Folder, all: Folder[]): number[] {
  const said = JSON.stringify(folder.entry);
  const mentions = (name: string) => said.split(name).length;
  const own = mentions(folder.name);
  const isMarked = folder.index.source.text.includes(`\n${COPIED}`);
  const others = all.filter(({ name }) => !folder.name.includes(name));
  const isLike = others.some(({ name }) => mentions(name) > own + FAR);
  return [isMarked ? 2 : isLike ? 1 : 0, folder.order, -own];
}

function compareRanks(a: number[], b: number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** What a page of a city's folder is about, alike in all cities: leak-detection, pool-acid-wash as acid-wash. */
export function serviceOf({ source }: CheckedPage): string {
  return (source.file.split("/").at(-1) ?? "").replace(/^pool-|\.yaml$/g, "");
}

/** Whether two cities lie so close that they may well share zip codes and landmarks, and not at one point. */
export function areNeighbours(a: Folder, b: Folder): boolean {
  const distance = kilometresBetween(pointOf(a), pointOf(b));
  return distance > 0 && distance < NEIGHBOURS_KM;
}

function pointOf({ entry }: Folder): [number, number] {
  const geo = isMapping(entry.geo) ? entry.geo : {};
  return [Number(geo.latitude), Number(geo.longitude)];
}

/** Good to a few percent, which is enough here. */
function kilometresBetween(
  [north, east]: [number, number],
  [otherNorth, otherEast]: [number, number],
): number {
  const width = Math.cos((north * Math.PI) / 180);
  return Math.hypot(north - otherNorth, (east - otherEast) * width) * KM_PER_DEGREE;
}
