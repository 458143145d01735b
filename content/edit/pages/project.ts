import { existsSync } from "node:fs";
import { join } from "node:path";
import { marksIn } from "../../check/schemas/marks.ts";
import { openSchemas } from "../../check/schemas/schemas.ts";
import { counter } from "../../check/validate.ts";
import { parse } from "../../compile/compile.ts";
import { aliasesOf, movedOf } from "../../compile/interface.ts";
import { dayInMiami } from "../../day.ts";
import type { CompiledSite, ParsedFile, ParsedPage } from "../../forms.ts";
import { plainAddress } from "../../plainAddress.ts";
import { slugFor } from "../../read/fileName.ts";
import { readFiles, type Unsaved } from "../../read/files.ts";
import { valueAt } from "../../read/path.ts";
import { readYaml } from "../../read/readYaml.ts";
import { takeSurvey } from "../../survey.ts";
import { editYaml } from "../editYaml.ts";
import { PageRefused } from "./change.ts";

/** A project whose pages are created, renamed or deleted. */
export interface Project {
  root: string;
  /** Unsaved texts that replace those of their files. */
  unsaved?: Unsaved;
}

/** All files of a project, drafts included, as they are written. */
export interface ProjectFiles {
  root: string;
  site: CompiledSite["value"];
  siteFile: ParsedFile;
  pages: ParsedPage[];
}

/** Reads all files of a project, drafts included. */
export function readProject({ root, unsaved }: Project): ProjectFiles {
  const survey = takeSurvey(root, { today: dayInMiami(), drafts: true, unsaved });
  const schemas = openSchemas();
  const mistakesIn = counter(schemas.page);
  const { source, problems } = readYaml(readFiles(root, unsaved).site, counter(schemas.site));
  const siteFile = {
    ...{ file: "site.yaml", url: "/", source, problems },
    marks: marksIn(schemas.site.node, survey.site.scope),
  };
  const pages = survey.pages.map((page) => parse(page, readYaml(page, mistakesIn), survey));
  return { root, site: survey.site.value, siteFile, pages };
}

/** Returns the page of a file. Throws PageRefused where there is none. */
export function pageOf({ pages }: ProjectFiles, file: string): ParsedPage {
  const page = pages.find(({ source }) => source.file === file);
  if (!page) throw new PageRefused(`There is no page ${file} any more.`);
  return page;
}

/** Throws PageRefused where an address is malformed or taken. An old address of `page` itself is allowed. */
export function refuseAddress(content: ProjectFiles, url: string, page?: ParsedPage): void {
  if (!/^(?:\/[a-z0-9-]+)+$/.test(url)) throw new PageRefused(misspelt(url));
  const named = (all: string[]) => all.some((address) => plainAddress(address) === url);
  for (const other of content.pages) {
    const { file } = other.source;
    if (other.url === url) throw new PageRefused(`There is a page at ${url} already: ${file}.`);
    if (named(aliasesOf({ head: other.data })))
      throw new PageRefused(`${url} is another address of ${file}, under aliases.`);
    if (other !== page && named(movedOf({ head: other.data }).map(({ value }) => value)))
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

/** The address of a page and its other ones that stand under `aliases`. */
export function addressesOf({ url, data }: ParsedPage): string[] {
  return [url, ...aliasesOf({ head: data })];
}

/** Returns a page's text with its former addresses (`moved`) changed. */
export function withMoved(
  { source }: ParsedPage,
  change: (moved: unknown[]) => unknown[],
  text = source.text,
): string {
  const written = valueAt(source.data, ["moved"]);
  const old = Array.isArray(written) ? written : [];
  const moved = change(old);
  if (moved.length === 0 && old.length === 0) return text;
  const value = moved.length ? moved : undefined;
  return editYaml(text, { do: "set", path: ["moved"], value }, openSchemas().page.node);
}

/** The file of a page at an address. */
export function fileFor(url: string): string {
  return `pages-data${url}.yaml`;
}
