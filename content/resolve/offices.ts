import { filledIn } from "../../schema/filledIn.ts";
import type { Action, Locale, Office, SiteFile, Words } from "../../schema/types.ts";
import type { City, NamedLink } from "../lib/named.ts";
import { smsUrl, telUrl } from "../lib/phones.ts";
import { MAPS } from "../lib/providers.ts";
import type { OfficeDetails, PageCall, ResolvedBlock, TitledCard, WholeSiteFile } from "./forms.ts";

const METRES_PER_DEGREE = 111_320;

/** A link that calls a number, with the number as its label. */
export function callTo(number: string, { locale }: Pick<SiteFile, "locale">): NamedLink {
  return { label: number, href: telUrl(number, locale.phone) };
}

/** A link that texts a phone; one that writes a mail instead, where that phone takes no text messages. */
export function photoLink<T extends Action>(action: T, site: WholeSiteFile): T {
  const { hours, phones, locale, business, words } = site;
  const isTaken = (name: string) => smsUrl(phones[name] ?? "", locale.phone) === action.href;
  if (!action.href?.startsWith("sms:") || hours.texts?.some(isTaken)) return action;
  return { ...action, label: words.form.mailPhoto, href: `mailto:${business.email}` };
}

/** The address line with the city, in the order that the locale uses. */
export function cityLine({ city, region, postalCode = "" }: Office, { postalCodeFirst }: Locale): string {
  const place = [city, region].filter(Boolean).join(", ");
  return (postalCodeFirst ? [postalCode, place] : [place, postalCode]).join(" ").trim();
}

/** Whether an address calls a phone that is answered day and night. */
export function callsAtAnyHour(
  href: unknown,
  { phones, hours, locale }: Pick<SiteFile, "phones" | "hours" | "locale">,
): boolean {
  return hours.always?.some((name) => telUrl(phones[name] ?? "", locale.phone) === href) ?? false;
}

/** The phone that a page calls: the one that its hero links to, else its city's, else the main one. */
export function callFor([hero]: ResolvedBlock[], place: City | undefined, site: WholeSiteFile): PageCall {
  const { phones, locale, hours, words } = site;
  const links = hero?.type === "hero" ? (hero.actions ?? []).map(({ href }) => href) : [];
  const isLinked = (name: string) => links.includes(telUrl(phones[name] ?? "", locale.phone));
  const dialled = Object.keys(phones).find(isLinked);
  const name = dialled ?? place?.phone ?? "main";
  const isAlways = hours.always?.includes(name) ?? false;
  const answered = isAlways ? words.calls.always : hours.text;
  return { ...callTo(phones[name] ?? phones.main, site), hours: answered, isAlways };
}

/**
 * An office by its name in site.yaml, with its phone, hours and directions; the main one if there is none of that name,
 * which a rule reports.
 */
export function officeOf(site: WholeSiteFile, key: string): OfficeDetails {
  const office = site.offices[key] ?? site.offices.main;
  const { latitude, longitude } = office.geo;
  const directions = `${MAPS}/directions?to=${latitude}%2C${longitude}`;
  const call = callTo(site.phones[office.phone] ?? site.phones.main, site);
  const cityLink = { label: filledIn(site.words.labels.city, { city: office.city }), href: office.page };
  const hours = site.hours.text;
  return { ...office, key, call, cityLine: cityLine(office, site.locale), cityLink, hours, directions };
}

/** An office as a page shows it: without the link that leads to this page. */
export function officeOn(url: string, { cityLink, ...office }: OfficeDetails): OfficeDetails {
  return cityLink?.href === url ? office : { ...office, cityLink };
}

/** An office as a contact card. */
export function officeCard(office: OfficeDetails, { calls }: Words): TitledCard {
  const { name, street, cityLine, hours, call, cityLink } = office;
  return {
    title: name,
    icon: "map-pin",
    lines: [street, cityLine, hours],
    actions: [
      { label: filledIn(calls.number, { number: call.label }), href: call.href },
      ...(cityLink ? [cityLink] : []),
    ],
  };
}

/** The URL of an embedded map around an office that extends `radius` meters each way. */
export function embedOf({ geo: { latitude, longitude } }: Office, radius: number): string {
  const north = radius / METRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const bbox = box.map((degrees) => degrees.toFixed(4)).join(",");
  const query = new URLSearchParams({ bbox, layer: "mapnik", marker: `${latitude},${longitude}` });
  return `${MAPS}/export/embed.html?${query}`;
}
