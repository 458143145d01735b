/**
 * A path written the one right way: one slash between its parts and none at the end, no index, no .html, small
 * letters. Backslashes, which browsers take for slashes, are slashes.
 */
export function plainAddress(path: string): string {
  const bare = path
    .replace(/[/\\]+/g, "/")
    .replace(/(?:\/index)?\.html\/?$|\/index\/?$/i, "")
    .replace(/\/$/, "");
  return bare.toLowerCase() || "/";
}

/** An old address of a page as it was, and where the page is now. */
export type OldAddress = readonly [written: string, now: string];

/** Where each old address leads, by its path written the one right way. */
export type Moves = ReadonlyMap<string, string>;

/** The old addresses of pages. */
export function oldAddressesOf(pages: readonly { url: string; moved?: readonly string[] }[]): OldAddress[] {
  return pages.flatMap(({ url, moved = [] }) => moved.map((old) => [old, url] as const));
}

/** Old addresses, to look one up. */
export function movesOf(old: readonly OldAddress[]): Moves {
  return new Map(old.map(([written, now]) => [plainAddress(written), now]));
}
