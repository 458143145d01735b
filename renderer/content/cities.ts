import { expand, isMapping } from "./expand.ts";
import { citySlugOf, isCityIndex } from "./files.ts";
import type { Schemas } from "./schemas.ts";
import type { CheckedSite } from "./site.ts";
import type { Source } from "./source.ts";

/** A city as the pages of its folder can name it. */
export interface City {
  values: Record<string, unknown>;
  /** Whether its entry is right; if not, the entry is told, and not every page that names it. */
  sound: boolean;
}

/** The `city:` entries by their folders' names, with what the folder itself says: ${city.slug}, ${city.url}. */
export function citiesIn(sources: Source[], site: CheckedSite, schemas: Schemas): Map<string, City> {
  const cities = new Map<string, City>();
  for (const source of sources) {
    const slug = citySlugOf(source.file);
    const entry = isMapping(source.data) ? source.data.city : undefined;
    if (slug !== undefined && isCityIndex(source.file) && isMapping(entry))
      cities.set(slug, readCity(source, entry, slug, site, schemas));
  }
  return cities;
}

function readCity(
  source: Source,
  entry: Record<string, unknown>,
  slug: string,
  site: CheckedSite,
  schemas: Schemas,
): City {
  const own = { slug, url: `/service-areas/${slug}` };
  const scope = { ...site.data, city: { ...entry, ...own } };
  const { data, problems } = expand(source, entry, { scope, doubtful: () => site.value === undefined });
  const sound = problems.length === 0 && schemas.isCity(data);
  return { values: { ...(isMapping(data) ? data : entry), ...own }, sound };
}
