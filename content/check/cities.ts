import { citySlugOf, hubUrl, pageKindOf } from "../pageKind.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import { urlOf } from "../read/fileName.ts";
import type { Source } from "../read/source.ts";
import { expand } from "../variables/expand.ts";
import type { CheckedSite } from "./checkSite.ts";
import type { Schemas } from "./schemas/schemas.ts";

/** A city as the pages of its folder can name it. */
export interface CityVariables {
  /** Its entry with variables filled in, and what the folder's name says. */
  values: Record<string, unknown>;
  /** Its entry alone. */
  entry: unknown;
  /** What is wrong with the variables in its entry. */
  problems: Problem[];
  /** Whether its entry is right; if not, the entry is told, and not every page that names it. */
  sound: boolean;
}

// A fact may name a fact that names a third.
const DEPTH = 3;

/** The `city:` entries by their folders' names, with what the folder itself says: ${city.slug}, ${city.url}. */
export function citiesIn(sources: Source[], site: CheckedSite, schemas: Schemas): Map<string, CityVariables> {
  const cities = new Map<string, CityVariables>();
  for (const source of sources) {
    const url = urlOf(source.file);
    const slug = citySlugOf(url);
    const entry = isMapping(source.data) ? source.data.city : undefined;
    if (slug !== undefined && pageKindOf(url) === "cityHub" && isMapping(entry))
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
): CityVariables {
  const own = { slug, url: hubUrl(slug) };
  let values: Record<string, unknown> = { ...entry, ...own };
  for (let pass = 0; pass < DEPTH; pass++) {
    const { data } = expand(source, values, { scope: { ...site.data, city: values }, doubtful: () => true });
    values = isMapping(data) ? data : values;
  }
  const doubtful = (root: string) => root !== "city" && site.value === undefined;
  const { data, problems } = expand(source, entry, { scope: { ...site.data, city: values }, doubtful }, [
    "city",
  ]);
  return { values, entry: data, problems, sound: problems.length === 0 && schemas.isCity(data) };
}
