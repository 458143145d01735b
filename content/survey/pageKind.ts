/** What a page is for: its address says it, here and nowhere else. */
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

// The first that fits counts.
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
 * The kind of the page at a canonical path, as /services; `page` for one that is like no other. Which pages are
 * `legal` says site.yaml.
 */
export function pageKindOf(url: string, legal: readonly unknown[] = []): PageKind {
  if (legal.includes(url)) return "legal";
  return ADDRESSES.find(([, pattern]) => pattern.test(url))?.[0] ?? "page";
}

/** Whether search engines may list a page: one that is found, and repeats no other. */
export function isListed({ kind, noindex, canonical }: Listable): boolean {
  return !noindex && !canonical && kind !== "notFound";
}

interface Listable {
  kind: PageKind;
  noindex?: boolean;
  canonical?: string;
}

/** The not-found pages that could stand for a path, the nearest first: /blog/404 and /404 for /blog/x. */
export function notFoundPagesFor(path: string): string[] {
  const folders = path.split("/").slice(1, -1);
  return [...folders.keys(), folders.length]
    .map((depth) => ["", ...folders.slice(0, depth), "404"].join("/"))
    .reverse();
}

/** The city's slug where a path is that of its hub or of a page below it: /service-areas/york/… is york. */
export function citySlugOf(url: string): string | undefined {
  return /^\/service-areas\/([^/]+)/.exec(url)?.[1];
}

/** The address of a city's hub. */
export function hubUrl(slug: string): string {
  return `/service-areas/${slug}`;
}
