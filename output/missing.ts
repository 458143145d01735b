import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "../content/read/filesBelow.ts";
import type { Page } from "../content/types.ts";

/** Where a page names a file or another page of its own site, as writers of HTML do: href="/about#team". */
const NAMED = /\s(?:href|src|poster)="(\/[^/"?#][^"?#]*)|(?:\ssrcset="|,\s)(\/[^/"\s]\S*)(?=\s\d+[wx])/g;

/**
 * The addresses that a built site lacks: pages that are not there or end half-way, and what pages name and is not
 * there. Whatever made a build leave one out without a word, it is found here. `namedBy` may know what whole pages name.
 */
export async function missingFrom(
  client: string,
  pages: readonly Pick<Page, "url" | "aliases">[],
  namedBy: (address: string) => readonly string[] | undefined = () => undefined,
): Promise<string[]> {
  const files = new Set(filesBelow(client).map((name) => `/${name}`));
  const missing = new Set<string>();
  for (const address of pages.flatMap(({ url, aliases = [] }) => [url, ...aliases])) {
    const file = pageFile(address);
    const known = files.has(file) ? namedBy(address) : undefined;
    const html = files.has(file) && !known ? await readFile(join(client, file), "utf8") : "";
    if (!known && !isWhole(html)) missing.add(address);
    for (const path of known ?? namedIn(html))
      if (!files.has(path) && !files.has(pageFile(path))) missing.add(path);
  }
  return [...missing];
}

/** Whether a page's HTML goes to its end. */
export function isWhole(html: string): boolean {
  return html.trimEnd().endsWith("</html>");
}

/** What a page's HTML names of its own site, each once. */
export function namedIn(html: string): string[] {
  const named = new Set(Array.from(html.matchAll(NAMED), ([, page = "", source = page]) => source));
  return Array.from(named, decodeURI);
}

/** The name of the file that holds the page at an address. */
export function pageFile(address: string): string {
  return `${address === "/" ? "/index" : address}.html`;
}
