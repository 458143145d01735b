import type { Language, SiteFile } from "../../schema/types.ts";
import { countOf } from "../languages/numerals.ts";
import { overlay } from "../languages/overlay.ts";
import { isMapping, type Scope, valueAt } from "../lib/data.ts";
import type { ReadResult } from "../read/readYaml.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { FileChecks } from "./checks.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { CompiledSite, ParsedFile } from "./forms.ts";

/** The property of a file of words/ that translates site.yaml. */
const SITE = "site";

/**
 * Compiles site.yaml. In another language than `main`, which it is compiled in first, `read` is the language's file of
 * words/: its words for site.yaml are laid over it.
 */
export function compileSite<Facts>(
  read: ReadResult,
  { code }: Language,
  counted: { year: number; counts: Scope },
  checks: FileChecks<Facts, unknown>,
  main?: CompiledSite<Facts>,
): CompiledSite<Facts> {
  const { site: schema, words } = openSchemas();
  const at = main ? [SITE] : [];
  const own = valueAt(read.source.data, at);
  const written = main ? inLanguage(overlay(main.written, own), code) : own;
  const data = isMapping(written) ? written : {};
  const offices = countOf(isMapping(data.offices) ? Object.keys(data.offices).length : 0, code);
  const extra = { year: counted.year, count: { ...counted.counts, offices } };
  const names = { scope: { ...data, ...extra }, unresolvable: () => false };
  // What is wrong with the words' file is reported with the words.
  const file = main ? { source: { ...read.source, data: { [SITE]: own } }, problems: [] } : read;
  const about = { url: "/", language: code };
  const parsed = parseFile(file, about, schema, { data, names, at, isOverlaid: () => main !== undefined });
  const value = main && !main.value ? undefined : soundValue(parsed);
  const checked = main
    ? checks.file(withinWords(parsed, words.node), { kind: "siteWords", value, original: main })
    : checks.file(parsed, { kind: "site", value });
  const scope = { ...parsed.data, ...extra };
  return { ...compiledFile(parsed, value, checked), at, scope, written: read.source.data };
}

/** What stands in a file of words/ for site.yaml, as a file whose only entry it is. */
function withinWords(parsed: ParsedFile<SiteFile>, words: ParsedFile["schema"]): ParsedFile<SiteFile> {
  const schema = { ...words, properties: [[SITE, parsed.schema] satisfies [string, ParsedFile["schema"]]] };
  return { ...parsed, schema, data: { [SITE]: parsed.data } };
}

/** Data of site.yaml with another language in its locale; the country stays. */
function inLanguage(data: unknown, code: string): unknown {
  if (!isMapping(data) || !isMapping(data.locale)) return data;
  return { ...data, locale: { ...data.locale, language: `${code}-${data.locale.country}` } };
}
