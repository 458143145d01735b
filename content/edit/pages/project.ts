import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CheckedContent, checkContent } from "../../check/checkContent.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import { dayInMiami } from "../../day.ts";
import { plainAddress } from "../../plainAddress.ts";
import { slugFor } from "../../read/fileName.ts";
import type { Unsaved } from "../../read/files.ts";
import { aliasesOf, movedOf } from "../../rules/addresses/otherAddresses.ts";
import { createStore, type Store } from "../../store.ts";
import { PageRefused } from "./change.ts";

/** A project that pages are added to or taken from: its root, and what an earlier load of it left, if there was one. */
export interface Project {
  root: string;
  store?: Store;
  /** Texts that stand for their files, though they are not saved. */
  unsaved?: Unsaved;
}

/** All content of a project, drafts too. */
export function readProject({ root, store = createStore(), unsaved }: Project): CheckedContent {
  return checkContent(root, { today: dayInMiami(), drafts: true, unsaved }, store);
}

/** The page of a file. */
export function pageOf({ pages }: CheckedContent, file: string): CheckedPage {
  const page = pages.find(({ source }) => source.file === file);
  if (!page) throw new PageRefused(`There is no page ${file} any more.`);
  return page;
}

/** Refuses an address that cannot be a page's, or that leads somewhere already; `page` may have had it before. */
export function refuseAddress(content: CheckedContent, url: string, page?: CheckedPage): void {
  if (!/^(?:\/[a-z0-9-]+)+$/.test(url)) throw new PageRefused(misspelt(url));
  const named = (all: string[]) => all.some((address) => plainAddress(address) === url);
  for (const other of content.pages) {
    const { file } = other.source;
    if (other.url === url) throw new PageRefused(`There is a page at ${url} already: ${file}.`);
    if (named(aliasesOf(other)))
      throw new PageRefused(`${url} is another address of ${file}, under aliases.`);
    if (other !== page && named(movedOf(other).map(({ value }) => value)))
      throw new PageRefused(
        `${url} is an old address of ${file}, and leads there. Take it away there first, under moved.`,
      );
  }
  if (existsSync(join(content.root, "public", url)))
    throw new PageRefused(`There is a file at ${url}, in public${url}.`);
}

function misspelt(url: string): string {
  const parts = url.split("/").map(slugFor).filter(Boolean);
  const meant = parts.length ? ` Did you mean '/${parts.join("/")}'?` : "";
  return `'${url}' cannot be an address: it starts with a slash, then small letters, digits and hyphens.${meant}`;
}

/** The file of a page at an address. */
export function fileFor(url: string): string {
  return `pages-data${url}.yaml`;
}
