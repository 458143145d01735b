import type { PageFile } from "../../schema/types.ts";
import { hashOf } from "../memory/hash.ts";
import type { Remember } from "../memory/memory.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { Source } from "../read/source.ts";
import { expand, type Names } from "../variables/expand.ts";
import type { Scope } from "../variables/scope.ts";
import type { Address } from "./address.ts";
import type { CheckedSite } from "./checkSite.ts";
import { type CityVariables, citiesIn } from "./cities.ts";
import type { PlacedFile, Publication } from "./publication.ts";
import { type Mark, marksIn } from "./schemas/marks.ts";
import type { Schemas } from "./schemas/schemas.ts";
import { asRemembered, type CheckedData, unlessTold, validate } from "./validate.ts";

/** A page's file after checking. */
export interface CheckedPage extends Address {
  source: Source;
  publication: Publication;
  /** Its data with variables filled in, right or not. */
  data: Record<string, unknown>;
  /** Its data where it is right. */
  value: PageFile | undefined;
  /** What its variables can name. */
  scope: Scope;
  /** Its texts, by what they hold. */
  readonly marks: Mark[];
  problems: Problem[];
  /** Stands for the page as it is, with all that its variables can name; undefined where that is not known. */
  version: string | undefined;
  /** Gives what was made of the page under a name; makes it, where its file, what it names or `of` has changed. */
  remember: <T>(name: string, make: () => T, of?: string) => T;
  /** The same of what is large: it is read, or made, when somebody asks for it. */
  later: <T>(name: string, make: () => T, of?: string) => () => T;
}

/**
 * Checks the files of pages-data; variables are filled in from site.yaml and from each page's city. `shown` are
 * those that a city's counts take in.
 */
export function checkPages(
  files: PlacedFile[],
  site: CheckedSite,
  schemas: Schemas,
  shown: Pick<PlacedFile, "address">[] = files,
): CheckedPage[] {
  const cities = citiesIn(files, shown, site, schemas);
  const business = hashOf(JSON.stringify(site.data));
  const keys = new Map(
    [...cities].map(([slug, { values }]) => [slug, hashOf(business, JSON.stringify(values))]),
  );
  return files.map((file) => {
    const { kind, citySlug: slug } = file.address;
    const city = slug === undefined ? undefined : cities.get(slug);
    const own = kind === "cityHub" ? city : undefined;
    const sound = site.value !== undefined && (slug === undefined || city?.sound === true);
    const key = slug === undefined ? business : keys.get(slug);
    return checkPage(file, namesFor(site, city, slug), own, schemas, sound ? key : undefined);
  });
}

/** What a page's variables can name. What cannot be known, because its own file has problems, is doubtful. */
function namesFor(site: CheckedSite, city: CityVariables | undefined, slug: string | undefined): Names {
  const doubtful = (root: string) =>
    root === "city" ? slug !== undefined && !city?.sound : site.value === undefined;
  return { scope: city ? { ...site.data, city: city.values } : site.data, doubtful };
}

/**
 * Checks a page. `own` is the city whose entry it holds; the variables of the entry are filled in already. `key`
 * stands for all that variables can name, where that is right.
 */
function checkPage(
  { address, read, publication }: PlacedFile,
  names: Names,
  own: CityVariables | undefined,
  schemas: Schemas,
  key: string | undefined,
): CheckedPage {
  const { source } = read;
  const page = { ...address, source, publication, scope: names.scope };
  const none = { value: undefined, marks: [], version: undefined };
  if (!isMapping(source.data))
    return { ...page, ...read, ...none, ...rememberingWith(undefined, key), data: {} };
  const { remember, version } = source;
  const check = () => checkData(read, names, own, schemas);
  let made: CheckedData<PageFile> | undefined;
  const checked = () => {
    made ??= key === undefined ? check() : asRemembered(source, key, check);
    return made;
  };
  return {
    ...page,
    get data() {
      return checked().data;
    },
    get value() {
      return checked().value;
    },
    get problems() {
      return [...read.problems, ...checked().problems];
    },
    get marks() {
      return marksIn(schemas.page.node, checked().data); // anew each time: they take more room than all else
    },
    version: version && key && version + key,
    ...rememberingWith(remember, key),
  };
}

/** What remembers of a page, for as long as all that its variables can name is the same; nothing where that is not known. */
function rememberingWith(
  remember: Remember | undefined,
  key: string | undefined,
): Pick<CheckedPage, "remember" | "later"> {
  if (!remember || key === undefined) return { remember: makeAnew, later: makeLater };
  return {
    remember: (name, make, of = "") => remember(name, key + of, make),
    later: (name, make, of = "") => remember.later(name, key + of, make),
  };
}

function makeAnew<T>(_: string, make: () => T): T {
  return make();
}

function makeLater<T>(_: string, make: () => T): () => T {
  return make;
}

function checkData(
  read: ReadResult,
  names: Names,
  own: CityVariables | undefined,
  schemas: Schemas,
): CheckedData<PageFile> {
  const { source } = read;
  if (!isMapping(source.data)) return { data: {}, value: undefined, problems: [] };
  const { city: _, ...rest } = source.data;
  const expanded = expand(source, own ? rest : source.data, names);
  const filled = isMapping(expanded.data) ? expanded.data : {};
  const data = own ? { ...filled, city: own.entry } : filled;
  const checked = validate(source, data, schemas.page.validate, { schemas, doubtful: names.doubtful });
  const fresh = unlessTold(read.problems, checked.problems);
  const problems = [...(own?.problems ?? []), ...expanded.problems, ...fresh];
  return { value: checked.value, data, problems };
}
