import { filesBelow } from "../content/read/filesBelow.ts";

/** Where a page names a file or another page of its own site, as writers of HTML do: href="/about#team". */
const NAMED = /\s(?:href|src|poster)="(\/[^/"?#][^"?#]*)|(?:\ssrcset="|,\s)(\/[^/"\s]\S*)(?=\s\d+[wx])/g;

/**
 * The addresses that a built site lacks: of its pages, and of what they name of their own site. Whatever made a build
 * leave one out without a word, it is found here.
 */
export function missingFrom(client: string, pages: readonly string[], named: readonly string[]): string[] {
  const files = new Set(filesBelow(client).map((name) => `/${name}`));
  const isThere = (path: string) => files.has(path) || files.has(pageFile(path));
  const missing = pages.filter((address) => !files.has(pageFile(address)));
  return [...new Set([...missing, ...named.filter((path) => !isThere(path))])];
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
