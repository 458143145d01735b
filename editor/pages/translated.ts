import type { CheckedContent } from "../../checker/loadChecked.ts";
import { rememberedWords } from "../../checker/translations/compareFiles.ts";
import { recordFileOf, recordText } from "../../checker/translations/record.ts";
import type { PageInterface } from "../../content/compile/forms.ts";
import { mainOf } from "../../content/lib/mainOf.ts";
import { didYouMean } from "../../content/lib/suggest.ts";
import { wordsFileIn } from "../../content/lib/words.ts";
import { type FileWrite, PageRefused } from "./change.ts";
import { type Project, readProject } from "./project.ts";

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
  const pages = translations.filter(
    ({ file, url, language }) =>
      file === `pages-data/${plain}.yaml` || url === `/${plain}` || language === whole?.code,
  );
  if (words.length + pages.length === 0) throw new PageRefused(noPage(name, translations));
  const changes = [
    ...pages.flatMap((page) => rememberedPage(content, page)),
    ...words.flatMap(({ code }) => rememberedFrame(content, wordsFileIn(code))),
  ];
  if (changes.length === 0)
    throw new PageRefused(`${name} translates nothing: there is nothing to compare it with.`);
  return changes;
}

function rememberedPage(
  { all, survey, writtenOf }: CheckedContent,
  { file, original }: PageInterface,
): FileWrite[] {
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
