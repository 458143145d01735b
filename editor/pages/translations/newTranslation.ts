import { annotatedTextsIn, isVisible, nodeAt } from "../../../checker/lib/annotatedTexts.ts";
import { languageNameOf } from "../../../checker/lib/languageNames.ts";
import { didYouMean } from "../../../checker/lib/suggest.ts";
import type { CheckedContent } from "../../../checker/loadChecked.ts";
import { HUB_TRANSLATION, schemaLineFor } from "../../../checker/rules/schemaLine.ts";
import { isName } from "../../../checker/texts/spelling/spelling.ts";
import { recordFileOf, recordText } from "../../../checker/translations/record.ts";
import { toTranslate } from "../../../checker/translations/texts.ts";
import { canBeTranslated } from "../../../checker/translations/untranslated.ts";
import { hasWords } from "../../../checker/translations/written.ts";
import type { PageInterface } from "../../../content/compile/forms.ts";
import { addressIn, languageAt, originalOf } from "../../../content/languages/languages.ts";
import { isMapping, type Path } from "../../../content/lib/data.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";
import { PageRefused } from "../../refusal.ts";
import { applyEdit } from "../../yaml/edit.ts";
import { editYaml } from "../../yaml/editYaml.ts";
import { withoutHint } from "../newCity.ts";
import { type FileWrite, refuseAddress, sourceOf } from "../project.ts";

/** A new translation: its address, and that of its original (`of`) if it is not `url` without the language's folder. */
type NewTranslationOptions = { url: string; of?: string | undefined };

/**
 * Returns the files of a new translation: a draft of the original page with each text marked as still to be translated,
 * and the record with the data that it was made from. Throws PageRefused if it cannot be created.
 */
export function newTranslation(content: CheckedContent, { url, of }: NewTranslationOptions): FileWrite[] {
  const [main, ...translated] = content.survey.languages;
  const language = languageAt(url, content.survey.languages);
  if (language === main) throw new PageRefused(noLanguage(url, translated));
  const original = pageAt(content, of ?? originalOf(url, language));
  const there = content.all.find((page) => page.language === language.code && page.original === original.url);
  if (there) throw new PageRefused(`${there.file} translates ${original.url} already.`);
  refuseAddress(content, url);
  // In a folder of its own if the original is, too.
  const isIndex = (original.url === "/" && !of) || original.file.endsWith("/index.yaml");
  const file = `pages-data${url}${isIndex ? "/index" : ""}.yaml`;
  const { text, data } = sourceOf(content, original.file);
  const named = addressIn(original.url, language) === url ? undefined : original.url;
  const codes = { own: language.code, main: main.code };
  const value = translatedData(data, { ...codes, folder: language.folder ?? "", of: named });
  const schema = isMapping(value) && "city" in value ? HUB_TRANSLATION : undefined;
  const { node } = openSchemas().page;
  const written = editYaml(withoutHint(text), { do: "set", path: [], value }, node);
  const page = written.replace(/^# yaml-language-server:.*?(?=\r?$)/m, () => schemaLineFor(file, schema));
  return [
    { file, text: page },
    { file: recordFileOf(file), text: recordText(file, data) },
  ];
}

function pageAt({ all, survey }: CheckedContent, url: string): PageInterface {
  const [main] = survey.languages;
  const pages = all.filter(({ language }) => language === main.code);
  const found = pages.find((page) => page.url === url);
  if (found) return found;
  const known = pages.map((page) => page.url);
  throw new PageRefused(
    `There is no page at ${url} in ${languageNameOf(main.code)} to translate. ${didYouMean(url, known)}`,
  );
}

/** What to say of the address of a translation that is in no language's folder. */
export function noLanguage(url: string, translated: CheckedContent["survey"]["languages"][number][]): string {
  const folders = translated.flatMap(({ folder }) => folder ?? []);
  if (folders.length === 0)
    return "This site has one language. Name another in site.yaml first, under languages.";
  return `${url} is in no language's folder. Begin it with ${folders.join(" or ")}.`;
}

/** The language codes of a translation and of its original. */
type Languages = Record<"own" | "main", string>;
type Translating = Languages & { folder: string; of: string | undefined };

/** The initial data of a translation: a draft of the page's data with each text marked. */
function translatedData(data: unknown, { of, folder, ...languages }: Translating): unknown {
  const { city, moved: _, publish: __, aliases, ...page } = isMapping(data) ? data : {};
  const { node } = openSchemas().page;
  const marked = markedTexts(node, page);
  const words = cityWords(city, ["city"], nodeAt(node, { city }, ["city"]), languages);
  return {
    ...(isMapping(marked) ? marked : {}),
    ...(Array.isArray(aliases) && { aliases: aliases.map((alias) => `/${folder}${alias}`) }),
    ...(of !== undefined && { of }),
    ...(words !== undefined && { city: words }),
    draft: true,
  };
}

/** Data with each of its texts marked as still to be translated. */
export function markedTexts(node: SchemaNode, data: unknown): unknown {
  const texts = annotatedTextsIn(node, data);
  const visible = texts.filter(({ holds, value }) => isVisible(holds) && hasWords(value));
  return visible.reduce<unknown>((left, { path, value }) => {
    const { most } = nodeAt(node, data, path);
    return applyEdit(left, { do: "set", path, value: toTranslate(value, most) });
  }, data);
}

/** The translatable texts of a city's entry, marked as still to be translated; undefined if it has none. */
function cityWords(value: unknown, path: Path, node: SchemaNode, languages: Languages): unknown {
  if (isName(path)) return undefined;
  if (Array.isArray(value)) {
    const of = node.items ?? node;
    const items = value.map((item, index) => cityWords(item, [...path, index], of, languages));
    if (items.every((item) => item === undefined)) return undefined;
    return items.map((item, index) => item ?? value[index]);
  }
  if (!isMapping(value)) return isSaid(value, node, languages) ? toTranslate(value) : undefined;
  const entries = Object.entries(value).flatMap(([name, one]) => {
    const words = cityWords(one, [...path, name], nodeAt(node, value, [name]), languages);
    return words === undefined ? [] : [[name, words] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isSaid(value: unknown, { holds }: SchemaNode, { own, main }: Languages): value is string {
  return isVisible(holds) && typeof value === "string" && canBeTranslated(value, own, main);
}
