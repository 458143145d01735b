import type { PageFile } from "../../schema/types.ts";
import { citySlugOf, type PageKind, pageKindOf } from "../pageKind.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import { urlOf } from "../read/fileName.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { Source } from "../read/source.ts";
import { expand, type Names } from "../variables/expand.ts";
import type { CheckedSite } from "./checkSite.ts";
import { type CityVariables, citiesIn } from "./cities.ts";
import { type Mark, marksIn } from "./schemas/marks.ts";
import type { Schemas } from "./schemas/schemas.ts";
import { validate } from "./validate.ts";

/** What a page's address says of it. */
interface Address {
  /** Its canonical path, as /services. */
  url: string;
  kind: PageKind;
  /** The city in whose folder it stands, by the folder's name. */
  citySlug: string | undefined;
}

/** A page's file after checking. */
export interface CheckedPage extends Address {
  source: Source;
  /** Its data with variables filled in, right or not. */
  data: Record<string, unknown>;
  /** Its data where it is right. */
  value: PageFile | undefined;
  /** Its texts, by what they hold. */
  marks: Mark[];
  problems: Problem[];
}

/** Checks the files of pages-data; variables are filled in from site.yaml and from each page's city. */
export function checkPages(read: ReadResult[], site: CheckedSite, schemas: Schemas): CheckedPage[] {
  const sources = read.map(({ source }) => source);
  const cities = citiesIn(sources, site, schemas);
  return read.map((result) => {
    const address = addressOf(result.source.file);
    const { kind, citySlug: slug } = address;
    const city = slug === undefined ? undefined : cities.get(slug);
    const own = kind === "cityHub" ? city : undefined;
    return checkPage(address, result, namesFor(site, city, slug), own, schemas);
  });
}

function addressOf(file: string): Address {
  const url = urlOf(file);
  return { url, kind: pageKindOf(url), citySlug: citySlugOf(url) };
}

/** What a page's variables can name. What cannot be known, because its own file has problems, is doubtful. */
function namesFor(site: CheckedSite, city: CityVariables | undefined, slug: string | undefined): Names {
  const doubtful = (root: string) =>
    root === "city" ? slug !== undefined && !city?.sound : site.value === undefined;
  return { scope: city ? { ...site.data, city: city.values } : site.data, doubtful };
}

/** Checks a page. `own` is the city whose entry it holds; the variables of the entry are filled in already. */
function checkPage(
  address: Address,
  read: ReadResult,
  names: Names,
  own: CityVariables | undefined,
  schemas: Schemas,
): CheckedPage {
  const { source } = read;
  const page = { ...address, source };
  if (!isMapping(source.data)) return { ...page, ...read, data: {}, value: undefined, marks: [] };
  const { city: _, ...rest } = source.data;
  const expanded = expand(source, own ? rest : source.data, names);
  const filled = isMapping(expanded.data) ? expanded.data : {};
  const data = own ? { ...filled, city: own.entry } : filled;
  const checked = validate(source, data, schemas.page.validate, { schemas, doubtful: names.doubtful });
  const problems = [...read.problems, ...(own?.problems ?? []), ...expanded.problems, ...checked.problems];
  return { ...page, ...checked, data, marks: marksIn(schemas.page.node, data), problems };
}
