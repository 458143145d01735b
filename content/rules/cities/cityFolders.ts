import type { CheckedPage } from "../../check/checkPages.ts";
import { COPIED, slugFor } from "../../edit/copyCity.ts";
import { isMapping } from "../../variables/expand.ts";

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
  const rank = (folder: Folder) => likenessToCopy(folder, folders);
  return folders
    .filter(
      ({ name, slug }) => slug === slugFor(name) || !folders.some((other) => isNamed(other, name, slug)),
    )
    .sort(
      (a, b) =>
        rank(a) - rank(b) || a.order - b.order || mentions(b.entry, b.name) - mentions(a.entry, a.name),
    );
}

function isNamed(folder: Folder, name: string, besides: string): boolean {
  return folder.name === name && folder.slug !== besides;
}

/** 2 where the command that copies has marked it, 1 where its entry speaks far more of another city than of itself. */
function likenessToCopy({ name, entry, index }: Folder, all: Folder[]): number {
  if (index.source.text.includes(`\n${COPIED}`)) return 2;
  const others = all.filter((other) => !name.includes(other.name));
  return others.some((other) => mentions(entry, other.name) > mentions(entry, name) + FAR) ? 1 : 0;
}

function mentions(entry: Record<string, unknown>, name: string): number {
  return JSON.stringify(entry).split(name).length;
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
