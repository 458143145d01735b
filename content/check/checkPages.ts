import type { PageFile } from "../../schema/types.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { Source } from "../read/source.ts";
import { expand, type Names } from "../variables/expand.ts";
import type { Address } from "./address.ts";
import type { CheckedSite } from "./checkSite.ts";
import { type CityVariables, citiesIn } from "./cities.ts";
import type { PlacedFile, Publication } from "./publication.ts";
import { type Mark, marksIn } from "./schemas/marks.ts";
import type { Schemas } from "./schemas/schemas.ts";
import { besides, validate } from "./validate.ts";

/** A page's file after checking. */
export interface CheckedPage extends Address {
  source: Source;
  publication: Publication;
  /** Its data with variables filled in, right or not. */
  data: Record<string, unknown>;
  /** Its data where it is right. */
  value: PageFile | undefined;
  /** Its texts, by what they hold. */
  marks: Mark[];
  problems: Problem[];
}

/**
 * Checks the files of pages-data; variables are filled in from site.yaml and from each page's city. `shown` are
 * those that a city's counts take in.
 */
export function checkPages(
  files: PlacedFile[],
  site: CheckedSite,
  schemas: Schemas,
  shown = files,
): CheckedPage[] {
  const cities = citiesIn(files, shown, site, schemas);
  return files.map((file) => {
    const { kind, citySlug: slug } = file.address;
    const city = slug === undefined ? undefined : cities.get(slug);
    const own = kind === "cityHub" ? city : undefined;
    return checkPage(file, namesFor(site, city, slug), own, schemas);
  });
}

/** What a page's variables can name. What cannot be known, because its own file has problems, is doubtful. */
function namesFor(site: CheckedSite, city: CityVariables | undefined, slug: string | undefined): Names {
  const doubtful = (root: string) =>
    root === "city" ? slug !== undefined && !city?.sound : site.value === undefined;
  return { scope: city ? { ...site.data, city: city.values } : site.data, doubtful };
}

/** Checks a page. `own` is the city whose entry it holds; the variables of the entry are filled in already. */
function checkPage(
  { address, read, publication }: PlacedFile,
  names: Names,
  own: CityVariables | undefined,
  schemas: Schemas,
): CheckedPage {
  const { source } = read;
  const page = { ...address, source, publication };
  if (!isMapping(source.data)) return { ...page, ...read, data: {}, value: undefined, marks: [] };
  const { city: _, ...rest } = source.data;
  const expanded = expand(source, own ? rest : source.data, names);
  const filled = isMapping(expanded.data) ? expanded.data : {};
  const data = own ? { ...filled, city: own.entry } : filled;
  const checked = validate(source, data, schemas.page.validate, { schemas, doubtful: names.doubtful });
  const problems = [
    ...besides(read.problems, checked.problems),
    ...(own?.problems ?? []),
    ...expanded.problems,
  ];
  return { ...page, ...checked, data, marks: marksIn(schemas.page.node, data), problems };
}
