import type { CheckedContent } from "../../checker/loadChecked.ts";
import type { Path } from "../../content/lib/data.ts";
import { urlOf } from "../../content/lib/fileName.ts";
import type { CommandBodies } from "../contract.ts";
import { deletePage, renamePage } from "../pages/moveAndDelete.ts";
import { newCity } from "../pages/newCity.ts";
import { newArticle, newPage, newServicePage } from "../pages/newPage.ts";
import type { FileWrite } from "../pages/project.ts";
import { newTranslation } from "../pages/translations/newTranslation.ts";
import { followOriginal, markTextUpToDate, markUpToDate } from "../pages/translations/upToDate.ts";

/** The file that is shown when no other is left. */
export const HOME_PAGE = "pages-data/index.yaml";

/** What a page command writes, in words too, and the file and entry to show next: by default the first file written. */
type PageResult = { writes: FileWrite[]; words: string; to?: string; path?: Path };

/** What a page command does, without writing it. Throws a Refusal if it is impossible. */
export type PagePlan<C> = (content: CheckedContent, command: C) => PageResult;

/** Creates a new page, or all pages of a new city, as drafts. */
export function make(content: CheckedContent, command: CommandBodies["make"]): PageResult {
  const { kind, title: name, city: from = "", county, geo } = command;
  const words = `“${name}” was made`;
  if (kind === "city") {
    const postalCodes = command.postalCodes?.split(/[,;]/).flatMap((code) => code.trim() || []);
    const { folder, changes } = newCity(content, { name, from, draft: true, county, postalCodes, geo });
    return { writes: changes, words, to: `${folder}/index.yaml` };
  }
  const maker = { article: newArticle, service: newServicePage, page: newPage }[kind];
  return { writes: maker(content, command), words };
}

/** Creates the draft of a translation. */
export function translate(content: CheckedContent, command: CommandBodies["translate"]): PageResult {
  return { writes: newTranslation(content, command), words: `${command.url} was begun` };
}

/** Marks a text of a translation, or all of it, as up to date with the original. */
export function markTranslated(content: CheckedContent, { file, path }: CommandBodies["translated"]) {
  const writes = path ? markTextUpToDate(content, file, path) : markUpToDate(content, file);
  const what = path ? "The translation of a text" : "The whole translation";
  return { writes, words: `${what} was said to be right`, to: file, path };
}

const FOLLOWED = {
  missing: "What was missing was added",
  extra: "What the original has no more was taken away",
  moved: "It was moved",
};

/** Repeats in a translation a change of its original. */
export function follow(content: CheckedContent, command: CommandBodies["follow"]): PageResult {
  const { writes, path } = followOriginal(content, command.file, command);
  return { writes, words: FOLLOWED[command.kind], to: command.file, path };
}

/** Moves a page to another address. */
export function rename(content: CheckedContent, { file, to: url }: CommandBodies["rename"]): PageResult {
  const writes = renamePage(content, file, url);
  const to = writes.find(({ was }) => was === file)?.file ?? file;
  return { writes, words: `${urlOf(file)} is ${url} now`, to };
}

/** Deletes a page, with its translations if these are not to stay. */
export function remove(content: CheckedContent, { file, to, isAll }: CommandBodies["remove"]) {
  return { writes: deletePage(content, file, to, isAll), words: `${urlOf(file)} was deleted` };
}
