import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "../content/types.ts";

/** Where a page names a file or another page of its own site, as writers of HTML do: href="/about#team". */
const NAMED = /\s(?:href|src|poster)="(\/[^/"?#][^"?#]*)|(?:\ssrcset="|,\s)(\/[^/"\s]\S*)(?=\s\d+[wx])/g;

/**
 * The addresses that a built site lacks: pages that are not there or end half-way, and what pages name and is not
 * there. Whatever made a build leave one out without a word, it is found here.
 */
export async function missingFrom(
  client: string,
  pages: readonly Pick<Page, "url" | "aliases">[],
): Promise<string[]> {
  const names = await readdir(client, { recursive: true });
  const files = new Set(names.map((name) => `/${name.replaceAll("\\", "/")}`));
  const missing = new Set<string>();
  for (const address of pages.flatMap(({ url, aliases = [] }) => [url, ...aliases])) {
    const file = fileOf(address);
    const html = files.has(file) ? await readFile(join(client, file), "utf8") : "";
    if (!html.trimEnd().endsWith("</html>")) missing.add(address);
    for (const [, named = "", source = named] of html.matchAll(NAMED)) {
      const path = decodeURI(source);
      if (!files.has(path) && !files.has(fileOf(path))) missing.add(path);
    }
  }
  return [...missing];
}

function fileOf(address: string): string {
  return `${address === "/" ? "/index" : address}.html`;
}
