import { attempt } from "./attempt.ts";

/** A path in lowercase, without double slashes (and \, as browsers read it), index, .html and a slash at its end. */
export function normalizedAddress(path: string): string {
  const bare = path
    .replace(/[/\\]+/g, "/")
    .replace(/(?:\/index)?\.html\/?$|\/index\/?$/i, "")
    .replace(/\/$/, "");
  return bare.toLowerCase() || "/";
}

/** The form in which old addresses are compared: normalized, decoded, composed; with its query as it is. */
export function comparedAddress(address: string): string {
  const [path = "", query] = address.split(/\?(.*)/s);
  const plain = normalizedAddress(decodedPath(path).normalize("NFC"));
  return query ? `${plain}?${query}` : plain;
}

/** The ancestors of an address, nearest first: /services and / for /services/repairs. */
export function ancestorsOf(address: string): string[] {
  if (address === "/") return [];
  const parent = address.slice(0, address.lastIndexOf("/")) || "/";
  return [parent, ...ancestorsOf(parent)];
}

/** A path without percent signs where they stand for letters and spaces. */
export function decodedPath(path: string): string {
  return attempt(() => decodeURI(path)) ?? path;
}

/** An old address of a page as written, and the page's current address. */
export type OldAddress = readonly [written: string, now: string];

/** Current addresses, by old address as it is compared. */
export type Moves = ReadonlyMap<string, string>;

/** Where an old address leads now, with what it keeps of a query: one that an address was known by is left out. */
export function movedTo(path: string, query: string, moves: Moves): string | undefined {
  const asked = query.slice(1).split("&").filter(Boolean);
  const known = [query.slice(1), ...asked].map((part) => moves.get(comparedAddress(`${path}?${part}`)));
  const bare = moves.get(comparedAddress(path));
  return known.find((now) => asked.length > 0 && now !== undefined && now !== bare) ?? (bare && bare + query);
}

/** The old addresses of pages. */
export function oldAddressesOf(pages: readonly { url: string; moved?: readonly string[] }[]): OldAddress[] {
  return pages.flatMap(({ url, moved = [] }) => moved.map((old) => [old, url] as const));
}

/** Indexes old addresses by the form in which they are compared. */
export function movesOf(old: readonly OldAddress[]): Moves {
  return new Map(old.map(([written, now]) => [comparedAddress(written), now]));
}

/** The path below which a site stands at its host: /site for https://name.github.io/site, mostly nothing. */
export function basePathOf(url: string): string {
  return (URL.parse(url)?.pathname ?? "").replace(/\/$/, "");
}

/** Whether SITE_URL, with or without a slash, names another address: search engines must not index previews. */
export function isPreview(origin: string, siteUrl = process.env.SITE_URL): boolean {
  return Boolean(siteUrl) && siteUrl?.replace(/\/+$/, "") !== origin;
}
