import { lists } from "./lists.ts";

/** The six services of a city, in the order of a hub's cards, where their addresses begin with pool-. */
export const POOL = [
  "pool-residential-cleaning",
  "pool-commercial-maintenance",
  "green-pool-recovery",
  "pool-equipment-maintenance",
  "leak-detection",
  "pool-acid-wash",
];
/** The same where their addresses are short. */
export const SHORT = POOL.map((slug) => slug.replace(/^pool-/, ""));

/** The address of a city's hub. */
export const hub = (city: string) => `/service-areas/${city}`;

/** Where the Learn More links of a hub's service cards lead, in order, without the city's address. */
export function targets(url: string): (string | undefined)[] {
  const learnMore = lists(url)
    .flat()
    .filter(({ link }) => link?.label === "Learn More");
  return learnMore.map(({ link }) => link?.href?.replace(`${url}/`, ""));
}
