import type { PageInterface } from "../../forms.ts";
import { didYouMean } from "../../problem/suggest.ts";
import { memoryFileOf, memoryText } from "../../translations/memory.ts";
import { type FileWrite, PageRefused } from "./change.ts";
import { type Project, readProject } from "./project.ts";

/**
 * Returns the changes that say of some translations that they are right as their originals are now. `name` is a page, as
 * es/services/repairs, or a language's folder, for all of its pages. Throws PageRefused where there is none.
 */
export function translated(project: Project, name: string): FileWrite[] {
  const { all, survey, bodyOf } = readProject(project);
  const [main] = survey.languages;
  const plain = name.replace(/^\/+|^pages-data\/|(?:\/index)?\.yaml$|\/+$/g, "");
  const isFolder = survey.languages.some(({ folder }) => folder === plain);
  const translations = all.filter(({ language }) => language !== main.code);
  const isMeant = ({ url }: PageInterface) =>
    isFolder ? url.startsWith(`/${plain}/`) || url === `/${plain}` : url === `/${plain}`;
  const found = translations.filter(isMeant);
  if (found.length === 0) throw new PageRefused(noPage(name, translations));
  const pairs = found.flatMap((page) => {
    const original = all.find(({ language, url }) => language === main.code && url === page.original);
    return original ? [{ page, original }] : [];
  });
  if (pairs.length === 0)
    throw new PageRefused(`${name} translates no page: there is nothing to compare it with.`);
  return pairs.map(({ page, original }) => ({
    file: memoryFileOf(page.file),
    text: memoryText(page.file, bodyOf(original).written),
  }));
}

function noPage(name: string, translations: PageInterface[]): string {
  const known = translations.map(({ url }) => url.slice(1));
  if (known.length === 0) return "This site has no translations yet.";
  return `There is no translation '${name}'. ${didYouMean(name, known)}`;
}
