import { existsSync } from "node:fs";
import { join } from "node:path";
import { movedOf } from "../../checker/lib/pages.ts";
import { type CheckedContent, loadChecked } from "../../checker/loadChecked.ts";
import type { PageInterface } from "../../content/compile/forms.ts";
import { aliasesOf } from "../../content/compile/interface.ts";
import { normalizedAddress } from "../../content/lib/addresses.ts";
import { Cache } from "../../content/lib/cache.ts";
import { valueAt } from "../../content/lib/data.ts";
import { slugFor } from "../../content/lib/fileName.ts";
import { createSource, type Source } from "../../content/read/source.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { PageRefused } from "../refusal.ts";
import { editYaml } from "../yaml/editYaml.ts";

/** A file to be written, or deleted if it has no text. */
export interface FileWrite {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text?: string | undefined;
  /** The former path of the file, if a page is moved. */
  was?: string;
}

/** Reads all files of a project, drafts included. */
export function readProject(root: string): CheckedContent {
  return loadChecked(root, { drafts: true, rules: [], cache: new Cache(root) });
}

/** Returns the source of a page, or of site.yaml. */
export function sourceOf({ writtenOf, texts }: CheckedContent, file: string): Source {
  const { written, positions } = writtenOf(file);
  return createSource({ file, text: texts.get(file) ?? "", data: written, positions });
}

/** Returns the page of a file. Throws PageRefused if there is none. */
export function pageOf({ all }: CheckedContent, file: string): PageInterface {
  const page = all.find((other) => other.file === file);
  if (!page) throw new PageRefused(`There is no page ${file} any more.`);
  return page;
}

/** Throws PageRefused if an address is malformed or taken. An old address of `page` itself is allowed. */
export function refuseAddress(content: CheckedContent, url: string, page?: PageInterface): void {
  if (!/^(?:\/[a-z0-9-]+)+$/.test(url)) throw new PageRefused(misspelt(url));
  const named = (all: string[]) => all.some((address) => normalizedAddress(address) === url);
  for (const other of content.all) {
    const { file } = other;
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

/** Returns a page's text with its former addresses (`moved`) changed. */
export function withMoved({ data, text }: Source, change: (moved: unknown[]) => unknown[]): string {
  const written = valueAt(data, ["moved"]);
  const old = Array.isArray(written) ? written : [];
  const moved = change(old);
  if (moved.length === 0 && old.length === 0) return text;
  const value = moved.length ? moved : undefined;
  return editYaml(text, { do: "set", path: ["moved"], value }, openSchemas().page.node);
}
