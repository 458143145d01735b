/**
 * Normalizes a path: single slashes and none at the end, no index, no .html, lowercase. Backslashes become slashes, as
 * browsers treat them.
 */
export function normalizedAddress(path: string): string {
  const bare = path
    .replace(/[/\\]+/g, "/")
    .replace(/(?:\/index)?\.html\/?$|\/index\/?$/i, "")
    .replace(/\/$/, "");
  return bare.toLowerCase() || "/";
}

/** An old address of a page as written, and the page's current address. */
export type OldAddress = readonly [written: string, now: string];

/** Current addresses, by normalized old address. */
export type Moves = ReadonlyMap<string, string>;

/** The old addresses of pages. */
export function oldAddressesOf(pages: readonly { url: string; moved?: readonly string[] }[]): OldAddress[] {
  return pages.flatMap(({ url, moved = [] }) => moved.map((old) => [old, url] as const));
}

/** Indexes old addresses by their normalized form. */
export function movesOf(old: readonly OldAddress[]): Moves {
  return new Map(old.map(([written, now]) => [normalizedAddress(written), now]));
}
