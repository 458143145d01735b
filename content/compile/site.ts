import type { Language, SiteFile } from "../../schema/types.ts";
import { languagesOf } from "../languages/languages.ts";
import { countOf } from "../languages/numerals.ts";
import { overlay } from "../languages/overlay.ts";
import { isMapping, type Scope } from "../lib/data.ts";
import { yearOf } from "../lib/day.ts";
import { type Path, valueAt } from "../lib/path.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { SchemaNode } from "../validate/schemaNode.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { FileChecks } from "./checks.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { CompiledSite, ParsedFile } from "./forms.ts";

/** The inputs of ${year} and ${count.…}. */
export interface Counted {
  today: string;
  counts: Scope;
}

/** Compiles site.yaml. */
export function compileSite<Facts>(
  read: ReadResult,
  counted: Counted,
  checks: FileChecks<Facts, unknown>,
): CompiledSite<Facts> {
  const raw = isMapping(read.source.data) ? read.source.data : {};
  const [{ code: language }] = languagesOf(raw);
  const names = namesIn(raw, counted);
  const parsed = parseFile(read, { url: "/", language }, openSchemas().site, { data: raw, names });
  const value = soundValue(parsed);
  return compiledSite(parsed, [], value, checks.file(parsed, { kind: "site", value }), names.extra);
}

/** The property of a file of words/ that translates site.yaml. */
const SITE = "site";

/** Compiles site.yaml in another language: with the words for it from the language's file laid over its own. */
export function compileSiteIn<Facts>(
  { code }: Language,
  main: CompiledSite<Facts>,
  { source: file }: ReadResult,
  counted: Counted,
  checks: FileChecks<Facts, unknown>,
): CompiledSite<Facts> {
  const schemas = openSchemas();
  const words = valueAt(file.data, [SITE]);
  const read = { source: { ...file, data: { [SITE]: words } }, problems: [] }; // reported with the words
  const data = inLanguage(overlay(main.written, words), code);
  const names = namesIn(data, counted, code);
  const at = [SITE];
  const about = { url: "/", language: code };
  const inner = parseFile(read, about, schemas.site, { data, names, at, isOverlaid: () => true });
  const schema: SchemaNode = { ...schemas.words.node, properties: [[SITE, schemas.site.node]] };
  const parsed: ParsedFile<SiteFile> = { ...inner, schema, data: { [SITE]: inner.data } };
  const value = main.value && soundValue(parsed);
  const checked = checks.file(parsed, { kind: "siteWords", value, original: main });
  return { ...compiledSite(parsed, at, value, checked, names.extra), written: file.data };
}

function compiledSite<Facts>(
  parsed: ParsedFile<SiteFile>,
  at: Path,
  value: SiteFile | undefined,
  checked: ReturnType<FileChecks<Facts, unknown>["file"]>,
  extra: Scope,
): CompiledSite<Facts> {
  const data = at.length ? valueAt(parsed.data, at) : parsed.data;
  return {
    ...compiledFile(parsed, value, checked),
    at,
    scope: { ...(isMapping(data) ? data : {}), ...extra },
  };
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
