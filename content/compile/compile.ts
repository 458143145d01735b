import { pageShingles } from "../../checker/rules/cities/comparedTexts.ts";
import { findingsOfPage } from "../../checker/rules/rules.ts";
import { visibleTexts } from "../../checker/texts/fileTexts.ts";
import { comparisonWith, type OriginalPage } from "../../checker/translations/compileTranslation.ts";
import type { Block } from "../../schema/types.ts";
import type { PageInterface, ParsedPage, Survey, SurveyedPage, Written } from "../forms.ts";
import { misfitsIn } from "../languages/layOver.ts";
import { partsFor, scopeOf } from "../languages/partsFor.ts";
import { isMapping } from "../lib/data.ts";
import { valueAt } from "../lib/path.ts";
import type { Problem } from "../problem.ts";
import { problemOf } from "../read/problemOf.ts";
import { type ReadResult, readYaml } from "../read/readYaml.ts";
import type { Source } from "../read/source.ts";
import { entryUnresolvable } from "../survey/cities.ts";
import { annotatedTextsIn } from "../validate/annotatedTexts.ts";
import { openSchemas } from "../validate/schemas.ts";
import { counter, validate } from "../validate/validate.ts";
import { expand } from "../variables/expand.ts";
import { pageInterfaceOf } from "./interface.ts";

/** A compiled page: everything that can be derived from its file without the other pages. Plain data. */
export interface CompiledPage {
  interface: PageInterface;
  problems: Problem[];
  parts: PageParts;
}

/** The large parts of a compiled page, read separately: code that needs one seldom needs another. */
export interface PageParts {
  /** Its blocks with variables filled in; empty if the page is invalid. */
  blocks: Block[];
  written: Written;
  /** All shingles of a city's page, each as a 32-bit hash; empty for other pages. */
  shingles: number[];
}

/**
 * Compiles a page: reads its file, fills variables in, validates it, applies the rules of single pages, and compares a
 * translation with its original.
 */
export function compile(page: SurveyedPage, survey: Survey, original?: OriginalPage): CompiledPage {
  const parsed = parse(page, readYaml(page, counter(openSchemas().page)), survey);
  const { source, value } = parsed;
  const shingles = page.citySlug === undefined ? [] : pageShingles(parsed);
  const compared = original && comparisonWith(original, parsed, page, survey);
  const own = pageInterfaceOf(parsed, partsFor(page, survey).site.value?.business.url, shingles);
  return {
    interface: { ...own, ...(compared?.links.length && { otherLinks: compared.links }) },
    problems: [
      ...parsed.problems,
      ...findingsOfPage(parsed, survey).map((finding) => problemOf(source, finding)),
      ...(compared?.problems ?? []),
    ],
    parts: {
      blocks: value?.blocks ?? [],
      written: { written: source.data, positions: source.positions },
      shingles,
    },
  };
}

/** Fills variables into a page's data, and validates them. */
export function parse(page: SurveyedPage, { source, problems }: ReadResult, survey: Survey): ParsedPage {
  const schema = openSchemas().page;
  const { site, city } = partsFor(page, survey);
  const { bytes: _, translated: __, ...address } = page;
  const scope = scopeOf(page, survey);
  const parsed = { ...address, source, problems, schema: schema.node };
  if (!isMapping(source.data))
    return { ...parsed, data: {}, value: undefined, annotatedTexts: [], texts: [] };
  const unresolvable = (root: string) =>
    root === "city" ? page.citySlug !== undefined && !city?.isValid : site.value === undefined;
  const { city: written, ...rest } = source.data;
  const entry = written === undefined || isMapping(written) ? (city?.entry ?? written) : undefined;
  const isHub = page.kind === "cityHub" && isMapping(entry);
  const own = isHub
    ? expand(source, entry, { scope, unresolvable: entryUnresolvable(site) }, ["city"])
    : undefined;
  const expanded = expand(source, isHub ? rest : source.data, { scope, unresolvable });
  const filled = isMapping(expanded.data) ? expanded.data : {};
  const data = own ? { ...filled, city: own.data } : filled;
  const checked = validate(source, data, schema, unresolvable);
  const misfits = isHub ? misfitsOf(page, source, survey) : [];
  // What a translated hub leaves out of its city entry comes from the original, and is reported there.
  const isOwn = ({ path }: Problem) => path[0] !== "city" || valueAt(source.data, path) !== undefined;
  const found = [
    ...problems,
    ...misfits,
    ...checked.problems.filter(isOwn),
    ...(own?.problems ?? []).filter(isOwn),
    ...expanded.problems,
  ];
  const annotatedTexts = annotatedTextsIn(parsed.schema, data);
  const texts = visibleTexts(source, annotatedTexts);
  return { ...parsed, data, value: checked.value, annotatedTexts, texts, problems: found };
}

/** Problems where the city entry of a translated hub does not fit that of the main language. */
function misfitsOf({ language, citySlug = "" }: SurveyedPage, source: Source, survey: Survey): Problem[] {
  const [main] = survey.languages;
  const original = survey.cities.get(main.code)?.get(citySlug);
  if (!original || language === main.code) return [];
  const misfits = misfitsIn(original.values, valueAt(source.data, ["city"]), ["city"]);
  return misfits.map(({ path, complaint }) => problemOf(source, { path, ...complaint }));
}
