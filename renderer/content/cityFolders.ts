import { isMapping } from "./expand.ts";
import { citySlugOf, isCityIndex } from "./files.ts";
import type { CheckedPage } from "./pages.ts";

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

/** The cities that can be read, the older first: by their order, else the one whose entry speaks of itself more. */
export function foldersIn(pages: CheckedPage[]): Folder[] {
  const folders = pages.flatMap((index): Folder[] => {
    const slug = citySlugOf(index.source.file);
    const entry = isMapping(index.source.data) ? index.source.data.city : undefined;
    if (slug === undefined || !isCityIndex(index.source.file) || !isMapping(entry)) return [];
    const own = pages.filter((page) => citySlugOf(page.source.file) === slug);
    return [{ slug, name: String(entry.name), order: Number(entry.order), entry, index, pages: own }];
  });
  return folders.sort((a, b) => a.order - b.order || selfMentions(b) - selfMentions(a));
}

function selfMentions({ name, entry }: Folder): number {
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
