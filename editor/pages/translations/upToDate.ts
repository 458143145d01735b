import { isDeepStrictEqual } from "node:util";
import { schemaNameOf } from "../../../checker/lib/fileNames.ts";
import { didYouMean, oneOf } from "../../../checker/lib/suggest.ts";
import type { CheckedContent } from "../../../checker/loadChecked.ts";
import { pairingOf } from "../../../checker/translations/compare.ts";
import { rememberedWords, wordsSchema } from "../../../checker/translations/compareFiles.ts";
import type { Difference } from "../../../checker/translations/pairs/differences.ts";
import { readRecord, recordFileOf, recordText } from "../../../checker/translations/record.ts";
import type { PageInterface } from "../../../content/compile/forms.ts";
import type { Edit, Path } from "../../../content/lib/data.ts";
import { mainOf, wordsFileIn } from "../../../content/lib/words.ts";
import { readOwn } from "../../../content/read/files.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";
import { PageRefused } from "../../refusal.ts";
import { applyEdit } from "../../yaml/edit.ts";
import { editYaml } from "../../yaml/editYaml.ts";
import type { FileWrite } from "../project.ts";
import { markedTexts, noLanguage } from "./newTranslation.ts";

/** All content, without the report of its problems. */
type Unreported = Omit<CheckedContent, "problems" | "placeholders" | "texts">;

/** The properties that identify a difference within a page. */
type DifferenceKey = Pick<Difference, "kind" | "here" | "at">;

/**
 * Returns the changes that make a translation follow its original: a missing entry is added, its texts marked as still
 * to be translated; an entry that was removed or moved there is removed or moved here too. `path` is the path of the
 * entry afterwards. Throws PageRefused if there is no such difference.
 */
export function followOriginal(content: CheckedContent, file: string, { kind, here, at }: DifferenceKey) {
  const { pairing, was } = besideOriginal(content, file) ?? {};
  const found = pairing?.differences.find((difference) =>
    isDeepStrictEqual([difference.kind, difference.here, difference.at], [kind, here, at]),
  );
  if (!found) throw new PageRefused("Both pages have the same there by now.");
  const text = editYaml(content.texts.get(file) ?? "", marked(found), openSchemas()[schemaNameOf(file)].node);
  const now = found.record && was !== undefined && applyEdit(was, found.record);
  const record = now ? [{ file: recordFileOf(file), text: recordText(file, now) }] : [];
  const { mend } = found;
  const path = mend.do === "move" ? mend.path.with(-1, mend.to) : mend.path;
  return { writes: [{ file, text }, ...record], path };
}

/**
 * Returns the change that marks one text of a translation as up to date. If the entry around it is not in the record
 * file yet, all of that entry is recorded. Throws PageRefused if there is no such text.
 */
export function markTextUpToDate(content: CheckedContent, file: string, path: Path): FileWrite[] {
  const { pairing, was } = besideOriginal(content, file) ?? {};
  const pair = pairing?.pairs.find(({ here }) => isDeepStrictEqual(here, path));
  if (!pairing || !pair) throw new PageRefused(`${file} translates no such text any more.`);
  const now = applyEdit(was, pairing.remember(pair.record));
  return [{ file: recordFileOf(file), text: recordText(file, now) }];
}

/** The edit of the translation, with the texts that it adds marked as still to be translated. */
function marked({ mend, node }: Difference): Edit {
  return "value" in mend ? { ...mend, value: markedTexts(node, mend.value) } : mend;
}

/**
 * Returns the changes that mark translations as up to date with their originals. `name` is a page
 * (es/services/repairs), the words around pages (words/es), or a language's folder (es) for all of these. Throws
 * PageRefused if there is no such translation.
 */
export function markUpToDate(content: CheckedContent, name: string): FileWrite[] {
  const plain = name.replace(/^\/+|^pages-data\/|\/+$/g, "").replace(/\.yaml$/, "");
  const [main, ...translated] = content.survey.languages;
  const whole = translated.find(({ folder }) => folder === plain);
  const words = translated.filter((language) => language === whole || plain === `words/${language.code}`);
  const translations = content.all.filter(({ language }) => language !== main.code);
  const isNamed = ({ file, url }: PageInterface) =>
    file === `pages-data/${plain}.yaml` || url === `/${plain}`;
  const pages = translations.filter((page) => isNamed(page) || page.language === whole?.code);
  if (words.length + pages.length === 0) {
    const [, code] = /^(?:words\/)?([a-z]{2,3})$/i.exec(plain) ?? [];
    const folders = translated.flatMap(({ folder }) => folder ?? []);
    if (code && folders.length > 0)
      throw new PageRefused(`There is no language '${code}'. ${oneOf(folders)}`);
    const isTranslation = folders.some((folder) => `${plain}/`.startsWith(`${folder}/`));
    throw new PageRefused(isTranslation ? noPage(name, translations) : noLanguage(`/${plain}`, translated));
  }
  const files = [...pages.map(({ file }) => file), ...words.map(({ code }) => wordsFileIn(code))];
  const changes = files.flatMap((file) => {
    const beside = besideOriginal(content, file);
    return beside ? { file: recordFileOf(file), text: recordText(file, beside.there) } : [];
  });
  if (changes.length === 0)
    throw new PageRefused(`${name} translates nothing: there is nothing to compare it with.`);
  return changes;
}

function noPage(name: string, translations: PageInterface[]): string {
  const known = translations.map(({ url }) => url.slice(1));
  if (known.length === 0) return "This site has no translations yet.";
  return `There is no translation '${name}'. ${didYouMean(name, known)}`;
}

/**
 * Pairs a page, or the words around pages, with the file of its original: the data there, and the data that it was made
 * from if that is known; undefined if it has none.
 */
export function besideOriginal(content: Unreported, file: string) {
  const found = file.startsWith("words/") ? besideWords(content, file) : besidePage(content, file);
  if (!found) return undefined;
  const { original, own, there, schema, record } = found;
  const { was } = record ? readRecord(record) : { was: undefined };
  return { original, there, was, pairing: pairingOf(own, { original: there, schema, was }) };
}

function besidePage({ survey, all, writtenOf }: Unreported, file: string) {
  const { original, record } = survey.pages.find((page) => page.file === file)?.translated ?? {};
  if (!original || ![file, original.file].every((known) => all.some((page) => page.file === known)))
    return undefined;
  const [own, there] = [file, original.file].map((known) => writtenOf(known).written);
  return { original: original.file, own, there, schema: openSchemas().page.node, record };
}

function besideWords({ survey, business, root }: Unreported, file: string) {
  const original = wordsFileIn(survey.languages[0].code);
  const [own, main] = [file, original].map((known) => business.words.get(known));
  if (!own || !main || own === main) return undefined;
  const there = rememberedWords(main, mainOf(business.sites));
  const record = readOwn(root, recordFileOf(file));
  return { original, own: own.written, there, schema: wordsSchema(), record };
}
