import type { Office, SiteFile } from "../../schema/types.ts";
import type { City, NamedLink, OfficeDetails, ResolvedBlock, TitledCard } from "../types.ts";
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
  return callTo(dialled ?? phones[place?.phone ?? "main"] ?? phones.main);
}

/** All offices in the order of site.yaml, each with its phone, hours and directions. */
export function officesOf(site: SiteFile): OfficeDetails[] {
  return Object.keys(site.offices).map((key) => officeOf(site, key));
}

/** An office by its name in site.yaml; the main one where there is none of that name, as a rule tells. */
export function officeOf(site: SiteFile, key: string): OfficeDetails {
  const office = site.offices[key] ?? site.offices.main;
  const { latitude, longitude } = office.geo;
  const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  const call = callTo(site.phones[office.phone] ?? site.phones.main);
  return { ...office, key, call, hours: site.hours.text, directions };
}

/** An office as a card among the ways to reach us. */
export function officeCard(office: OfficeDetails): TitledCard {
  const { name, street, city, region, postalCode, hours, call, page } = office;
  return {
    title: name,
    icon: "map-pin",
    lines: [street, `${city}, ${region} ${postalCode}`, hours],
    actions: [
      { label: `Call ${call.label}`, href: call.href },
      { label: `Pools in ${city}`, href: page },
    ],
  };
}

/** The address of an embedded map around an office, reaching `radius` metres each way. */
export function embedOf({ geo: { latitude, longitude } }: Office, radius: number): string {
  const north = radius / METRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const bbox = box.map((degrees) => degrees.toFixed(4)).join(",");
  const query = new URLSearchParams({ bbox, layer: "mapnik", marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
