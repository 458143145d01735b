import type { PageFile } from "../../schema/types.ts";
import { type City, citiesIn } from "./cities.ts";
import { expand, isMapping, type Names } from "./expand.ts";
import { type ContentFile, citySlugOf, urlOf } from "./files.ts";
import type { Problem } from "./problem.ts";
import { type ReadResult, readYaml } from "./read.ts";
import type { Reference, Schemas } from "./schemas.ts";
import type { CheckedSite } from "./site.ts";
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
  problems: Problem[];
}

/** Reads and checks the files of pages-data; variables are filled in from site.yaml and from each page's city. */
export function checkPages(files: ContentFile[], site: CheckedSite, schemas: Schemas): CheckedPage[] {
  const read = files.map(({ file, bytes }) => readYaml(file, bytes));
  const cities = citiesIn(
    read.map(({ source }) => source),
    site,
    schemas,
  );
  return read.map((result) => {
    const slug = citySlugOf(result.source.file);
    return checkPage(
      result,
      namesFor(site, slug === undefined ? undefined : cities.get(slug), slug),
      schemas,
    );
  });
}

/** What a page's variables can name. What cannot be known, because its own file has problems, is doubtful. */
function namesFor(site: CheckedSite, city: City | undefined, slug: string | undefined): Names {
  const doubtful = (root: string) =>
    root === "city" ? slug !== undefined && !city?.sound : site.value === undefined;
  return { scope: city ? { ...site.data, city: city.values } : site.data, doubtful };
}

function checkPage({ source, problems }: ReadResult, names: Names, schemas: Schemas): CheckedPage {
  const page = { source, url: urlOf(source.file) };
  if (source.data === undefined) return { ...page, data: {}, value: undefined, references: [], problems };
  const expanded = expand(source, source.data, names);
  const data = isMapping(expanded.data) ? expanded.data : {};
  const checked = validate(source, data, schemas.page, { schemas, doubtful: names.doubtful });
  return { ...page, ...checked, data, problems: [...problems, ...expanded.problems, ...checked.problems] };
}
