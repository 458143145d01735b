import type { NamedLink } from "../../../content/lib/named.ts";
import type { ServiceChoice } from "../../../content/resolve/forms.ts";
import type { TypedFields } from "./session.ts";

/** The most suggestions shown at a time. */
const SHOWN = 24;

/** Fetches the cities from a file that the build wrote; empty if that fails, as the form accepts any place. */
export async function fetchCities(file: string): Promise<NamedLink[]> {
  try {
    const response = await fetch(file);
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}

/**
 * Returns the cities to suggest for a typed text: those whose name begins with it, then those in which a later word
 * does. A short list is suggested whole.
 */
export function citiesLike(text: string, cities: NamedLink[]): NamedLink[] {
  if (cities.length <= SHOWN) return cities;
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  const begins = cities.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const within = cities.filter(({ label }) => label.toLowerCase().includes(` ${typed}`));
  return [...begins, ...within].slice(0, SHOWN);
}

/** The service that a link to the form chose by its key, as in ?service=roof-repair; none if there is no such service. */
export function chosenIn(search: string, services: readonly ServiceChoice[]): TypedFields {
  const key = new URLSearchParams(search).get("service");
  const service = services.find((choice) => choice.key === key)?.name;
  return service === undefined ? {} : { service };
}

/** Guesses the location from the address of the page of this site that the visitor comes from. */
export function guessFrom(referrer: string, origin: string, cities: readonly NamedLink[]): TypedFields {
  const page = URL.parse(referrer);
  const parts = page?.origin === origin ? page.pathname.split("/") : [];
  const location = cities.find(({ href }) => parts.includes(href.split("/").at(-1) ?? ""))?.label;
  return location === undefined ? {} : { location };
}
