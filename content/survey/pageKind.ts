/** What a page is for; determined from its address, only in this file. */
export type PageKind =
  | "home"
  | "services"
  | "service"
  | "areas"
  | "cityHub"
  | "cityService"
  | "blog"
  | "article"
  | "legal"
  | "notFound"
  | "page";

// The first match wins.
const ADDRESSES: readonly [PageKind, RegExp][] = [
  ["home", /^\/$/],
  ["notFound", /^\/(?:.+\/)?404$/],
  ["services", /^\/services$/],
  ["service", /^\/services\/[^/]+$/],
  ["areas", /^\/service-areas$/],
  ["cityHub", /^\/service-areas\/[^/]+$/],
  ["cityService", /^\/service-areas\/[^/]+\/.+$/],
  ["blog", /^\/blog$/],
  ["article", /^\/blog\/[^/]+$/],
];

/**
 * The kind of the page at a canonical path, as /services; `page` if no other kind matches. `legal` are the addresses of
 * legal pages in site.yaml.
 */
export function pageKindOf(url: string, legal: readonly unknown[] = []): PageKind {
  if (legal.includes(url)) return "legal";
  return ADDRESSES.find(([, pattern]) => pattern.test(url))?.[0] ?? "page";
}

/** Whether search engines may list a page: not if it is noindex, a not-found page, or has another page as canonical. */
export function isListed({ kind, noindex, canonical }: Listable): boolean {
  return !noindex && !canonical && kind !== "notFound";
}

type Listable = { kind: PageKind; noindex?: boolean; canonical?: string };

/** The possible not-found pages for a path, nearest first: /blog/404 and /404 for /blog/x. */
export function notFoundPagesFor(path: string): string[] {
  const folders = path.split("/").slice(1, -1);
  return [...folders.keys(), folders.length]
    .map((depth) => ["", ...folders.slice(0, depth), "404"].join("/"))
    .reverse();
}

/** The city's slug if a path is that of its hub or of a page below it: york for /service-areas/york/… */
export function citySlugOf(url: string): string | undefined {
  return /^\/service-areas\/([^/]+)/.exec(url)?.[1];
}

/** The address of a city's hub. */
export function hubUrl(slug: string): string {
  return `/service-areas/${slug}`;
}
