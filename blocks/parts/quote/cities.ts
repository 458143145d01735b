import type { NamedLink } from "../../../content/types.ts";

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

/** Of many cities, those that begin as the text does, then those with a word that does. Few are suggested whole. */
export function citiesLike(text: string, cities: NamedLink[]): NamedLink[] {
  if (cities.length <= SHOWN) return cities;
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  const begins = cities.filter(({ label }) => label.toLowerCase().startsWith(typed));
  const within = cities.filter(({ label }) => label.toLowerCase().includes(` ${typed}`));
  return [...begins, ...within].slice(0, SHOWN);
}
