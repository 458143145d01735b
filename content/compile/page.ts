import type { Block } from "../../schema/types.ts";
import { isMapping, type Path, type Scope } from "../lib/data.ts";
import { mainOf } from "../lib/words.ts";
import type { Problem } from "../problem.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { PageLocation, Survey, SurveyedPage } from "../survey/forms.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { Unresolvable } from "../variables/scope.ts";
import type { FileChecks, OriginalPage } from "./checks.ts";
import { parseFile } from "./compileFile.ts";
import type { Business, CityVariables, CompiledSite, PageInterface, ParsedPage, Written } from "./forms.ts";
import { pageInterfaceOf } from "./interface.ts";

/** A compiled page: everything that can be derived from its file without the other pages. Plain data. */
export interface CompiledPage<Facts, Details> {
  interface: PageInterface;
  facts: Facts;
  problems: Problem[];
  parts: PageParts<Details>;
}

/** The large parts of a compiled page, read separately: code that needs one seldom needs another. */
export interface PageParts<Details> {
  /** Its blocks with variables filled in; empty if the page is invalid. */
  blocks: Block[];
  written: Written;
  details: Details;
}

/** What pages are compiled with. */
export interface CompileContext<Facts, Details> {
  survey: Survey;
  business: Business<Facts>;
  checks: FileChecks<Facts, Details>;
}

/** Compiles a page: reads its file, fills variables in, validates and checks it; a translation with its original. */
export function compilePage<Facts, Details>(
  page: SurveyedPage,
  { survey, business, checks }: CompileContext<Facts, Details>,
  original?: OriginalPage,
): CompiledPage<Facts, Details> {
  const parsed = parsePage(page, checks.read(page, openSchemas().page), business);
  const context = { kind: "page", page, survey, business, ...(original && { original }) } as const;
  const { problems, facts, details } = checks.file(parsed, context);
  const { data: written, positions } = parsed.source;
  return {
    interface: pageInterfaceOf(parsed),
    facts,
    problems,
    parts: { blocks: parsed.value?.blocks ?? [], written: { written, positions }, details },
  };
}

/** Fills variables into a page's data, and validates them. */
export function parsePage(page: SurveyedPage, read: ReadResult, business: Business): ParsedPage {
  const { site, city } = partsFor(page, business);
  const { bytes: _, translated: __, ...location } = page;
  const scope = scopeOf(page, business);
  const written = isMapping(read.source.data) ? read.source.data : {};
  const entry =
    written.city === undefined || isMapping(written.city) ? (city?.entry ?? written.city) : undefined;
  const isHub = page.kind === "cityHub" && isMapping(entry);
  const isInEntry = ([first]: Path) => first === "city";
  const unresolvable: Unresolvable = (root, path = []) => {
    if (root !== "city") return site.value === undefined;
    return page.citySlug !== undefined && !city?.isValid && !(isHub && isInEntry(path));
  };
  const data = isHub ? { ...written, city: entry } : written;
  // What a translated hub leaves out of its city entry comes from the original, and is reported there.
  const filling = { data, names: { scope, unresolvable }, isOverlaid: isInEntry };
  return { ...location, ...parseFile(read, location, openSchemas().page, filling) };
}

/** The parts of the business that a page uses: site.yaml and its city, both in its language. */
export function partsFor(
  { language, citySlug }: Pick<PageLocation, "language" | "citySlug">,
  { sites, cities }: Pick<Business, "sites" | "cities">,
): { site: CompiledSite; city: CityVariables | undefined } {
  const city = citySlug === undefined ? undefined : cities.get(language)?.get(citySlug);
  return { site: sites.get(language) ?? mainOf(sites), city };
}

/** The scope of a page's variables. */
export function scopeOf(page: Pick<PageLocation, "language" | "citySlug">, business: Business): Scope {
  const { site, city } = partsFor(page, business);
  return city ? { ...site.scope, city: city.values } : site.scope;
}
