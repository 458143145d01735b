import { decodedPath } from "../content/lib/addresses.ts";
import { filesBelow } from "../content/lib/filesBelow.ts";

/** Matches references to files and pages of the same site in HTML, such as href="/about#team". */
const NAMED = /\s(?:href|src|poster)="(\/[^/"?#][^"?#]*)|(?:\ssrcset="|,\s)(\/[^/"\s]\S*)(?=\s\d+[wx])/g;

/** Pages, and what they name, that a built site lacks: whatever the build left out silently, for any reason. */
export function missingFrom(client: string, pages: readonly string[], named: readonly string[]): string[] {
  const files = new Set(filesBelow(client).map((name) => `/${name}`));
  const isThere = (path: string) => files.has(path) || files.has(pageFile(path));
  const missing = pages.filter((address) => !files.has(pageFile(address)));
  return [...new Set([...missing, ...named.filter((path) => !isThere(path))])];
}

/** The addresses on its own site that a page's HTML refers to, each once. */
export function namedIn(html: string): string[] {
  const named = new Set(Array.from(html.matchAll(NAMED), ([, page = "", source = page]) => source));
  return Array.from(named, (address) => decodedPath(address).normalize("NFC"));
}

/** The file of the page at an address. */
export function pageFile(address: string): string {
  return `${address === "/" ? "/index" : address}.html`;
}
