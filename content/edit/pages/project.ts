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

/** A project whose pages are created, renamed or deleted, with the store of an earlier load if there was one. */
export interface Project {
  root: string;
  store?: Store;
  /** Unsaved texts that replace those of their files. */
  unsaved?: Unsaved;
}

/** Loads all content of a project, drafts included. */
export function readProject({ root, store = createStore(), unsaved }: Project): CheckedContent {
  return checkContent(root, { today: dayInMiami(), drafts: true, unsaved }, store);
}

/** Returns the page of a file. Throws PageRefused where there is none. */
export function pageOf({ pages }: CheckedContent, file: string): CheckedPage {
  const page = pages.find(({ source }) => source.file === file);
  if (!page) throw new PageRefused(`There is no page ${file} any more.`);
  return page;
}

/** Throws PageRefused where an address is malformed or taken. An old address of `page` itself is allowed. */
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
