import { isMapping } from "../read/data.ts";
import type { ReadResult } from "../read/readYaml.ts";
import { type Address, addressOf } from "./address.ts";

/** Whether visitors see a page: yes, from a day to come on, or not before someone says so. */
export type Publication = { state: "published" | "draft" } | { state: "scheduled"; day: string };

/** A file that has been read, with what its place says of it and whether visitors see it. */
export interface PlacedFile {
  read: ReadResult;
  /** What it says, before variables are filled in; nothing where it could not be read. */
  data: Record<string, unknown>;
  address: Address;
  publication: Publication;
}

/** Says of each file of pages-data whether visitors see it on a day, as 2026-12-01. A city's hub speaks for its folder. */
export function placeFiles(files: ReadResult[], today: string): PlacedFile[] {
  const placed = files.map((read) => {
    const { file, data } = read.source;
    return { read, data: isMapping(data) ? data : {}, address: addressOf(file) };
  });
  const hubs = placed.filter(({ address }) => address.kind === "cityHub");
  const bySlug = new Map(hubs.map(({ address, data }) => [address.citySlug, data]));
  return placed.map((page) => {
    const hub = bySlug.get(page.address.citySlug) ?? {};
    return { ...page, publication: publicationOf([page.data, hub], today) };
  });
}

/** What `draft:` and `publish:` of a page and of its city's hub come to. What is no day is told elsewhere. */
function publicationOf(entries: Record<string, unknown>[], today: string): Publication {
  if (entries.some(({ draft }) => draft === true)) return { state: "draft" };
  const days = entries.flatMap(({ publish }) => (isDay(publish) && publish > today ? [publish] : []));
  const day = days.sort().at(-1);
  return day === undefined ? { state: "published" } : { state: "scheduled", day };
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
