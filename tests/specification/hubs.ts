import { lists } from "./lists.ts";

/** Slugs of a city's six services, in the order of a hub's cards, in cities that use the prefix pool-. */
export const POOL = [
  "pool-residential-cleaning",
  "pool-commercial-maintenance",
  "green-pool-recovery",
  "pool-equipment-maintenance",
  "leak-detection",
  "pool-acid-wash",
];
/** The same slugs in cities that do not use the prefix. */
export const SHORT = POOL.map((slug) => slug.replace(/^pool-/, ""));

/** The address of a city's hub. */
export const hub = (city: string) => `/service-areas/${city}`;

/** Targets of the Learn More links on a hub's service cards, in order, relative to the city's address. */
export function targets(url: string): (string | undefined)[] {
  const learnMore = lists(url)
    .flat()
    .filter(({ link }) => link?.label === "Learn More");
  return learnMore.map(({ link }) => link?.href?.replace(`${url}/`, ""));
}
