import { isDeepStrictEqual } from "node:util";
import type { CheckedContent } from "../../../checker/loadChecked.ts";
import { pairingOf, type Versions } from "../../../checker/translations/compare.ts";
import { rememberedWords, wordsSchema } from "../../../checker/translations/compareFiles.ts";
import type { Difference } from "../../../checker/translations/pairs/differences.ts";
import { readRecord, recordFileOf, recordText } from "../../../checker/translations/record.ts";
import type { PageInterface } from "../../../content/compile/forms.ts";
import type { Edit, Path } from "../../../content/lib/data.ts";
import { schemaNameOf } from "../../../content/lib/fileName.ts";
import { didYouMean, oneOf } from "../../../content/lib/suggest.ts";
import { mainOf, wordsFileIn } from "../../../content/lib/words.ts";
import { type ContentFile, readOwn } from "../../../content/read/files.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";
import { PageRefused } from "../../refusal.ts";
import { applyEdit } from "../../yaml/edit.ts";
import { editYaml } from "../../yaml/editYaml.ts";
import type { FileWrite } from "../change.ts";
import { type Project, readProject } from "../project.ts";
import { markedTexts, noLanguage } from "./newTranslation.ts";

/** The properties that identify a difference within a page. */
type DifferenceKey = Pick<Difference, "kind" | "here" | "at">;

/**
 * Returns the changes that make a translation follow its original: a missing entry is added, its texts marked as still
 * to be translated; an entry that was removed or moved there is removed or moved here too. `path` is the path of the
 * entry afterwards. Throws PageRefused if there is no such difference.
 */
export function followOriginal(project: Project, file: string, { kind, here, at }: DifferenceKey) {
  const content = readProject(project);
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
export function markTextUpToDate(project: Project, file: string, path: Path): FileWrite[] {
  const { pairing, was } = besideOriginal(readProject(project), file) ?? {};
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
export function markUpToDate(project: Project, name: string): FileWrite[] {
  const content = readProject(project);
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
  const changes = [
    ...pages.flatMap((page) => rememberedPage(content, page)),
    ...words.flatMap(({ code }) => rememberedFrame(content, wordsFileIn(code))),
  ];
  if (changes.length === 0)
    throw new PageRefused(`${name} translates nothing: there is nothing to compare it with.`);
  return changes;
}

function rememberedPage({ all, survey, writtenOf }: CheckedContent, page: PageInterface): FileWrite[] {
  const { file, original } = page;
  const [main] = survey.languages;
  const from = all.find(({ language, url }) => language === main.code && url === original);
  return from ? [{ file: recordFileOf(file), text: recordText(file, writtenOf(from.file).written) }] : [];
}

function rememberedFrame({ survey, business }: CheckedContent, file: string): FileWrite[] {
  const { words, sites } = business;
  const main = words.get(wordsFileIn(survey.languages[0].code));
  if (!main || !words.has(file)) return [];
  return [{ file: recordFileOf(file), text: recordText(file, rememberedWords(main, mainOf(sites))) }];
}

function noPage(name: string, translations: PageInterface[]): string {
  const known = translations.map(({ url }) => url.slice(1));
  if (known.length === 0) return "This site has no translations yet.";
  return `There is no translation '${name}'. ${didYouMean(name, known)}`;
}

/**
 * Pairs a page, or the words around pages, with the file of its original, and the data that it was made from if that is
 * known; undefined if it has none.
 */
export function besideOriginal(content: CheckedContent, file: string) {
  return file.startsWith("words/") ? besideWords(content, file) : besidePage(content, file);
}

function besidePage({ survey, all, writtenOf }: CheckedContent, file: string) {
  const translated = survey.pages.find((page) => page.file === file)?.translated;
  const [page, original] = [file, translated?.original.file].map((of) =>
    all.find((candidate) => candidate.file === of),
  );
  if (!translated || !page || !original) return undefined;
  const [own, there] = [page, original].map((page) => writtenOf(page.file).written);
  const versions = { original: there, schema: openSchemas().page.node };
  return paired(own, original.file, versions, translated.record);
}

function besideWords({ survey, business, root }: CheckedContent, file: string) {
  const mainFile = wordsFileIn(survey.languages[0].code);
  const [own, main] = [file, mainFile].map((of) => business.words.get(of));
  if (!own || !main || own === main) return undefined;
  const versions = { original: rememberedWords(main, mainOf(business.sites)), schema: wordsSchema() };
  return paired(own.written, mainFile, versions, readOwn(root, recordFileOf(file)));
}

function paired(own: unknown, original: string, versions: Omit<Versions, "was">, record?: ContentFile) {
  const { was } = record ? readRecord(record) : { was: undefined };
  return { original, was, pairing: pairingOf(own, { ...versions, was }) };
}
