import type { Office, SiteFile } from "../../schema/types.ts";
import type { City, NamedLink, OfficeDetails, ResolvedBlock } from "../types.ts";
import { telephone } from "../variables/expand.ts";

const METRES_PER_DEGREE = 111_320;

/** A link that calls a number, with the number as its words. */
export function callTo(number: string): NamedLink {
  return { label: number, href: telephone(number) };
}

/** The phone that a page calls: the one in its hero, else its city's, else the first. */
export function callFor([hero]: ResolvedBlock[], place: City | undefined, { phones }: SiteFile): NamedLink {
  const links = hero?.type === "hero" ? (hero.actions ?? []).map(({ href }) => href) : [];
  const dialled = Object.values(phones).find((number) => links.includes(telephone(number)));
  return callTo(dialled ?? phones[place?.phone ?? "main"]);
}

/** An office by its name in site.yaml, with its phone, hours and directions. */
export function officeOf(site: SiteFile, key: keyof SiteFile["offices"]): OfficeDetails {
  const office = site.offices[key];
  const { latitude, longitude } = office.geo;
  const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return { ...office, call: callTo(site.phones[office.phone]), hours: site.hours.text, directions };
}

/** The address of an embedded map around an office, reaching `radius` metres each way. */
export function embedOf({ geo: { latitude, longitude } }: Office, radius: number): string {
  const north = radius / METRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north].map((degrees) =>
    degrees.toFixed(4),
  );
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
