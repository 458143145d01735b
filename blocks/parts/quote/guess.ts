import type { NamedLink } from "../../../content/types.ts";
import type { QuoteRequest } from "../../../schema/types.ts";
import type { Draft } from "./draft.ts";

/** Which service a part of an address speaks of, with or without its "pool-". */
const SERVICES = new Map<string, QuoteRequest["service"]>([
  ["residential-cleaning", "Residential Pool Cleaning"],
  ["commercial-maintenance", "Commercial Pool Maintenance"],
  ["green-pool-recovery", "Green Pool Recovery"],
  ["leak-detection", "Pool Leak Detection"],
  ["equipment-repair", "Pool Equipment Repair"],
  ["equipment-maintenance", "Pool Equipment Repair"],
  ["acid-wash", "Pool Acid Wash"],
]);

/** The location and service of the page of this site that a visitor comes from, as far as its address tells. */
export function guessFrom(referrer: string, origin: string, cities: NamedLink[]): Draft {
  if (!URL.canParse(referrer)) return {};
  const { origin: from, pathname } = new URL(referrer);
  if (from !== origin) return {};
  const parts = pathname.split("/");
  const location = cities.find(({ href }) => parts.includes(href.split("/").at(-1) ?? ""))?.label;
  const service = parts.map((part) => SERVICES.get(part.replace(/^pool-/, ""))).find(Boolean);
  return { ...(location && { location }), ...(service && { service }) };
}
