import type { PageFile } from "../../schema/types.ts";
import { expand, isMapping, type Scope } from "./expand.ts";
import { type ContentFile, citySlugOf, isCityIndex, urlOf } from "./files.ts";
import type { Problem } from "./problem.ts";
import { readYaml } from "./read.ts";
import type { Reference, Schemas } from "./schemas.ts";
import type { Source } from "./source.ts";
import { validate } from "./validate.ts";

/** A page's file after checking. */
export interface CheckedPage {
  source: Source;
  url: string;
  /** Its data with variables filled in, right or not. */
  data: Record<string, unknown>;
  /** Its data where it is right. */
  value: PageFile | undefined;
  references: Reference[];
}

/** Reads and checks the files of pages-data against what variables can name. */
export function checkPages(
  files: ContentFile[],
  site: Scope,
  schemas: Schemas,
): { pages: CheckedPage[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const sources = files.map(({ file, bytes }) => {
    const read = readYaml(file, bytes);
    problems.push(...read.problems);
    return read.source;
  });
  const cities = readCities(sources, site);
  const pages = sources.map((source) => {
    const slug = citySlugOf(source.file);
    const page = checkPage(source, slug === undefined ? site : { ...site, city: cities.get(slug) }, schemas);
    problems.push(...page.problems);
    return page;
  });
  return { pages, problems };
}

/** The `city:` entries by their folders' names, with what the folder itself says. */
function readCities(sources: Source[], site: Scope): Map<string, unknown> {
  const cities = new Map<string, unknown>();
  for (const source of sources) {
    const slug = citySlugOf(source.file);
    const entry = isMapping(source.data) ? source.data.city : undefined;
    if (slug === undefined || !isCityIndex(source.file) || !isMapping(entry)) continue;
    const city = { ...entry, slug, url: `/service-areas/${slug}` };
    cities.set(slug, expand(source, city, { ...site, city }).data);
  }
  return cities;
}

function checkPage(source: Source, scope: Scope, schemas: Schemas): CheckedPage & { problems: Problem[] } {
  const page = { source, url: urlOf(source.file) };
  if (source.data === undefined) return { ...page, data: {}, value: undefined, references: [], problems: [] };
  const expanded = expand(source, source.data, scope);
  const data = isMapping(expanded.data) ? expanded.data : {};
  const checked = validate(source, data, schemas.page, schemas);
  // A page of a city whose own entry cannot be read says nothing wrong by naming it.
  const unknown = scope.city === undefined && citySlugOf(source.file) !== undefined ? [] : expanded.problems;
  return { ...page, ...checked, data, problems: [...unknown, ...checked.problems] };
}
