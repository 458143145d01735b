import type { Block, PageFile } from "../../schema/types.ts";
import { type Cache, codeHash, hashOf } from "../cache.ts";
import { marksIn } from "../check/schemas/marks.ts";
import { openSchemas, type Schemas } from "../check/schemas/schemas.ts";
import { counter, unlessReported, validate } from "../check/validate.ts";
import type { PageInterface, ParsedPage, Survey, SurveyedPage } from "../forms.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { Positions } from "../read/positions.ts";
import { type ReadResult, readYaml } from "../read/readYaml.ts";
import { runsOn } from "../rules/cities/said.ts";
import { problemsOfPage } from "../rules/rules.ts";
import { entryUnresolvable } from "../survey.ts";
import { expand } from "../variables/expand.ts";
import type { Scope } from "../variables/scope.ts";
import { pageInterfaceOf } from "./interface.ts";

/** A page's file, compiled: all that can be found out of it without the other pages. Plain data. */
export interface CompiledPage {
  interface: PageInterface;
  problems: Problem[];
  body: PageBody;
}

/** What of a compiled page is large and seldom asked for. */
export interface PageBody {
  /** Its blocks with variables filled in; none where the page is not right. */
  blocks: Block[];
  /** Its data as they are written, and where they stand in the file. */
  written: unknown;
  positions: Positions;
  /** Of a page of a city, all its runs of words, each as a number. */
  runs: number[];
}

/** Compiles a page: reads its file, fills variables in, checks it, and holds it to the rules of single pages. */
export function compile(page: SurveyedPage, survey: Survey, schemas: Schemas): CompiledPage {
  const parsed = parse(page, readYaml(page, counter(schemas.page)), survey, schemas);
  const { source, value } = parsed;
  const runs = page.citySlug === undefined ? [] : runsOn(parsed);
  return {
    interface: pageInterfaceOf(parsed, survey.site.value?.business.url, runs),
    problems: [...parsed.problems, ...problemsOfPage(parsed, survey)],
    body: { blocks: value?.blocks ?? [], written: source.data, positions: source.positions, runs },
  };
}

/** A page's data with variables filled in, and checked. */
export function parse(
  page: SurveyedPage,
  { source, problems }: ReadResult,
  survey: Survey,
  schemas = openSchemas(),
): ParsedPage {
  const { site, cities } = survey;
  const { bytes: _, ...address } = page;
  const city = page.citySlug === undefined ? undefined : cities.get(page.citySlug);
  const scope = scopeOf(page, survey);
  const parsed = { ...address, source, problems, schema: schemas.page.node };
  if (!isMapping(source.data)) return { ...parsed, data: {}, value: undefined, marks: [] };
  const unresolvable = (root: string) =>
    root === "city" ? page.citySlug !== undefined && !city?.isValid : site.value === undefined;
  const { city: entry, ...rest } = source.data;
  const isHub = page.kind === "cityHub" && isMapping(entry);
  const own = isHub
    ? expand(source, entry, { scope, unresolvable: entryUnresolvable(site) }, ["city"])
    : undefined;
  const expanded = expand(source, isHub ? rest : source.data, { scope, unresolvable });
  const filled = isMapping(expanded.data) ? expanded.data : {};
  const data = own ? { ...filled, city: own.data } : filled;
  const checked = validate<PageFile>(source, data, schemas.page.validate, { schemas, unresolvable });
  const found = [
    ...problems,
    ...(own?.problems ?? []),
    ...expanded.problems,
    ...unlessReported(problems, checked.problems),
  ];
  return { ...parsed, data, value: checked.value, marks: marksIn(parsed.schema, data), problems: found };
}

/** What the variables of a page can name. */
export function scopeOf({ citySlug }: SurveyedPage, { site, cities }: Survey): Scope {
  const city = citySlug === undefined ? undefined : cities.get(citySlug);
  return city ? { ...site.scope, city: city.values } : site.scope;
}

/** What compiling the pages of a survey gives, from the cache where nothing that it takes has changed. */
export class Compiler {
  #survey: Survey;
  #pages: ReadonlyMap<string, SurveyedPage>;
  #cache: Cache;
  #schemas = openSchemas();
  #code = codeHash(["schema", "content"]);
  #site: string;

  constructor(survey: Survey, cache: Cache) {
    this.#survey = survey;
    this.#pages = new Map(survey.pages.map((page) => [page.file, page]));
    this.#cache = cache;
    const { year: _, count: __, ...data } = survey.site.scope;
    this.#site = hashOf(JSON.stringify([data, survey.site.value, survey.cityCounts]));
  }

  /** What others may ask of a page, and what is wrong with it by itself. */
  head(page: SurveyedPage): Omit<CompiledPage, "body"> {
    const key = this.#keyOf(page);
    return this.#cache.get("interfaces", key, () => {
      const { body, ...head } = compile(page, this.#survey, this.#schemas);
      this.#cache.get("bodies", key, () => body);
      return head;
    });
  }

  /** The rest of the page of a file. */
  bodyOf(file: string): PageBody {
    const page = this.#pages.get(file);
    if (!page) throw new Error(`${file} is none of these pages.`);
    return this.#cache.get(
      "bodies",
      this.#keyOf(page),
      () => compile(page, this.#survey, this.#schemas).body,
    );
  }

  /** Whether a page is in the cache. */
  knows(page: SurveyedPage): boolean {
    return this.#cache.has("interfaces", this.#keyOf(page));
  }

  /** Stands for all that compiling a page takes: its file, its city's entry, site.yaml, the counts it names, the code. */
  #keyOf({ bytes, ...page }: SurveyedPage): string {
    const { site, cities } = this.#survey;
    const { year, count } = site.scope;
    const text = bytes ? new TextDecoder().decode(bytes) : undefined;
    const city = page.citySlug === undefined ? undefined : cities.get(page.citySlug);
    const named = text && /\$\{\s*(?:count|year)\b/.test(text) ? [year, count] : [];
    return hashOf(this.#code, this.#site, JSON.stringify([page, city, named, text ?? null]));
  }
}
