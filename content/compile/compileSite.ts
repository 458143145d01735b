import type { CheckedFile, FileRule } from "../../checker/rule.ts";
import { siteFileRules, siteWordsRules } from "../../checker/rules/rules.ts";
import { visibleTexts } from "../../checker/texts/fileTexts.ts";
import type { Language, SiteFile } from "../../schema/types.ts";
import type { CompiledSite } from "../forms.ts";
import { languagesOf } from "../languages/languages.ts";
import { layOver, misfitsIn } from "../languages/layOver.ts";
import { countOf } from "../languages/numerals.ts";
import { isMapping } from "../lib/data.ts";
import { yearOf } from "../lib/day.ts";
import { valueAt } from "../lib/path.ts";
import { errorsIn, type Problem } from "../problem.ts";
import type { ContentFile } from "../read/files.ts";
import { problemOf } from "../read/problemOf.ts";
import { type ReadResult, readYaml } from "../read/readYaml.ts";
import { sourceWithin } from "../read/source.ts";
import { annotatedTextsIn } from "../validate/annotatedTexts.ts";
import type { SchemaNode } from "../validate/schemaNode.ts";
import { openSchemas } from "../validate/schemas.ts";
import { counter, validate } from "../validate/validate.ts";
import { expand } from "../variables/expand.ts";
import type { Scope } from "../variables/scope.ts";
import { fileInterfaceOf } from "./interface.ts";

/** The inputs of ${year} and ${count.…}. */
export interface Counted {
  today: string;
  /** The number of pages of each kind. */
  counts: Scope;
}

/** Reads site.yaml. */
export function readSite(file: ContentFile): ReadResult {
  return readYaml(file, counter(openSchemas().site));
}

/** Compiles site.yaml. */
export function compileSite({ source, problems }: ReadResult, counted: Counted): CompiledSite {
  const schemas = openSchemas();
  const raw = isMapping(source.data) ? source.data : {};
  const [{ code: language }] = languagesOf(raw);
  const names = namesIn(raw, counted);
  const expanded = expand(source, raw, names);
  const data = isMapping(expanded.data) ? expanded.data : {};
  const isRead = source.data !== undefined;
  const checked = isRead ? validate(source, data, schemas.site) : undefined;
  const found = [...problems, ...(checked?.problems ?? []), ...expanded.problems];
  const value = errorsIn(found).length ? undefined : checked?.value;
  const annotatedTexts = annotatedTextsIn(schemas.site.node, data);
  const parsed = {
    file: source.file,
    url: "/",
    language,
    source,
    data,
    problems: found,
    schema: schemas.site.node,
    annotatedTexts,
    texts: visibleTexts(source, annotatedTexts),
  };
  return {
    at: [],
    scope: { ...data, ...names.extra },
    value,
    written: source.data,
    positions: source.positions,
    problems: [...found, ...problemsBy(siteFileRules, parsed, value)],
    interface: fileInterfaceOf(parsed, value?.business.url),
  };
}

/** The property of a file of words/ that translates site.yaml. */
const SITE = "site";

/**
 * Compiles site.yaml in another language: with the words for it from the language's file laid over its own. Reports
 * problems of those words, in that file.
 */
export function compileSiteIn(
  { code }: Language,
  { written, value: main }: CompiledSite,
  { source: file }: ReadResult,
  counted: Counted,
): CompiledSite {
  const schemas = openSchemas();
  const words = valueAt(file.data, [SITE]);
  const source = { ...file, data: { [SITE]: words } };
  const raw = inLanguage(layOver(written, words), code);
  const names = namesIn(raw, counted, code);
  const expanded = expand(source, raw, names, [SITE]);
  const data = isMapping(expanded.data) ? expanded.data : {};
  const checked = validate(sourceWithin(source, SITE), data, schemas.site);
  const misfits = misfitsIn(written, words, [SITE]).map(({ path, complaint }) =>
    problemOf(source, { path, ...complaint }),
  );
  const isOwn = ({ path }: { path: CompiledSite["problems"][number]["path"] }) =>
    path.length > 1 && valueAt(source.data, path) !== undefined; // the others are reported in site.yaml
  const own = [...checked.problems, ...expanded.problems].filter(isOwn);
  const found = [...misfits, ...own];
  const value = errorsIn(found).length || !main ? undefined : checked.value;
  const schema: SchemaNode = { ...schemas.words.node, properties: [[SITE, schemas.site.node]] };
  const annotatedTexts = annotatedTextsIn(schema, { [SITE]: data });
  const parsed = {
    file: file.file,
    url: "/",
    language: code,
    source,
    data: { [SITE]: data },
    problems: found,
    schema,
    annotatedTexts,
    texts: visibleTexts(source, annotatedTexts),
  };
  return {
    at: [SITE],
    scope: { ...data, ...names.extra },
    value,
    written: file.data,
    positions: file.positions,
    problems: [...found, ...problemsBy(siteWordsRules, parsed, value).filter(isOwn)],
    interface: fileInterfaceOf(parsed, value?.business.url),
  };
}

function problemsBy(rules: readonly FileRule[], file: CheckedFile, site: SiteFile | undefined): Problem[] {
  return rules.flatMap((rule) => rule(file, { site })).map((finding) => problemOf(file.source, finding));
}

/** The variables that site.yaml itself can use. */
function namesIn(raw: Scope, { today, counts }: Counted, language?: string) {
  const offices = countOf(isMapping(raw.offices) ? Object.keys(raw.offices).length : 0, language);
  const extra = { year: yearOf(today), count: { ...counts, offices } };
  return { scope: { ...raw, ...extra }, extra, unresolvable: () => false };
}

/** Data of site.yaml with another language in its locale; the country stays. */
function inLanguage(data: unknown, code: string): Scope {
  if (!isMapping(data)) return {};
  const { locale } = data;
  if (!isMapping(locale)) return data;
  return { ...data, locale: { ...locale, language: `${code}-${locale.country}` } };
}
