import { hashOf } from "../memory/hash.ts";
import { hubUrl } from "../pageKind.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { Source } from "../read/source.ts";
import { expand } from "../variables/expand.ts";
import type { Scope } from "../variables/scope.ts";
import type { CheckedSite } from "./checkSite.ts";
import { cityCountsOf } from "./counts.ts";
import type { PlacedFile } from "./publication.ts";
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

/**
 * The `city:` entries by their folders' names, with what the folder itself says: ${city.slug}, ${city.url}, and
 * ${city.count.…} of what is `shown`.
 */
export function citiesIn(
  files: PlacedFile[],
  shown: Pick<PlacedFile, "address">[],
  site: CheckedSite,
  schemas: Schemas,
): Map<string, CityVariables> {
  const cities = new Map<string, CityVariables>();
  const services = servicesByCity(shown);
  for (const { address, read, data } of files) {
    const { kind, citySlug: slug } = address;
    if (slug === undefined || kind !== "cityHub" || !isMapping(data.city)) continue;
    const own = { slug, url: hubUrl(slug), count: cityCountsOf(services.get(slug) ?? 0, data.city) };
    cities.set(slug, readCity(read.source, data.city, own, site, schemas));
  }
  return cities;
}

/** How many services the folder of each city has. */
function servicesByCity(files: Pick<PlacedFile, "address">[]): Map<string, number> {
  const services = new Map<string, number>();
  for (const { kind, citySlug } of files.map(({ address }) => address))
    if (kind === "cityService" && citySlug !== undefined)
      services.set(citySlug, (services.get(citySlug) ?? 0) + 1);
  return services;
}

function readCity(
  source: Source,
  entry: Record<string, unknown>,
  own: Scope,
  site: CheckedSite,
  schemas: Schemas,
): CityVariables {
  let values: Record<string, unknown> = { ...entry, ...own };
  for (let pass = 0; pass < DEPTH; pass++) {
    const { data } = expand(source, values, { scope: { ...site.data, city: values }, doubtful: () => true });
    values = isMapping(data) ? data : values;
  }
  const doubtful = (root: string) => root !== "city" && site.value === undefined;
  const { data, problems } = expand(source, entry, { scope: { ...site.data, city: values }, doubtful }, [
    "city",
  ]);
  const isRight = () => schemas.isCity(data);
  const isCity = source.remember?.("isCity", hashOf(JSON.stringify(data)), isRight) ?? isRight();
  return { values, entry: data, problems, sound: problems.length === 0 && isCity };
}
