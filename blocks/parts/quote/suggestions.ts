import type { BlockOf, NamedLink } from "../../../content/types.ts";
import type { TypedFields } from "./session.ts";

/** How many suggestions are of use at a time. */
const SHOWN = 24;

/** The cities in a file that the build wrote; none where it cannot be had, as the form takes any place. */
export async function fetchCities(file: string): Promise<NamedLink[]> {
  try {
    const response = await fetch(file);
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}

/**
 * The cities to suggest for a text: those that begin with it, then those of which a later word does. A short list is
 * suggested whole.
 */
export function citiesLike(text: string, cities: NamedLink[]): NamedLink[] {
  if (cities.length <= SHOWN) return cities;
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  const begins = cities.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const within = cities.filter(({ label }) => label.toLowerCase().includes(` ${typed}`));
  return [...begins, ...within].slice(0, SHOWN);
}

/** What the form knows of the site's addresses. */
type Known = Pick<BlockOf<"quoteForm">, "cities" | "services">;

/** The location and service of the page of this site that a visitor comes from, as far as its address tells. */
export function guessFrom(referrer: string, origin: string, { cities, services }: Known): TypedFields {
  if (!URL.canParse(referrer)) return {};
  const { origin: from, pathname } = new URL(referrer);
  if (from !== origin) return {};
  const parts = pathname.split("/");
  const location = cities.find(({ href }) => parts.includes(href.split("/").at(-1) ?? ""))?.label;
  const isEnd = (end: string) => parts.some((part) => part.endsWith(end));
  const service = services.find(({ endings }) => endings.some(isEnd))?.name;
  return { ...(location && { location }), ...(service && { service }) };
}
