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

/** The pages, in the main language, whose address says what they are for, and what those below them are for. */
export type Addresses = Readonly<Record<"quote" | "services" | "areas" | "blog", string>>;

/** Their addresses on a site that names no others, see `addresses` in site.yaml. */
export const ADDRESSES: Addresses = {
  quote: "/quote",
  services: "/services",
  areas: "/service-areas",
  blog: "/blog",
};

/** The kinds of the page at an address, and of those one and more levels below it. */
const LEVELS: readonly [keyof Addresses, ...PageKind[]][] = [
  ["services", "services", "service"],
  ["areas", "areas", "cityHub", "cityService"],
  ["blog", "blog", "article"],
];

/** What a site names that decides what its pages are for: its addresses, and those of its legal pages. */
export interface NamedAddresses {
  addresses: Addresses;
  legal: readonly unknown[];
}

/** The kind of the page at a canonical path, as /services; `page` if no other kind matches. */
export function pageKindOf(url: string, { addresses, legal }: NamedAddresses): PageKind {
  if (legal.includes(url)) return "legal";
  if (url === "/") return "home";
  if (isNotFoundPage(url)) return "notFound";
  const above = LEVELS.filter(([name]) => `${url}/`.startsWith(`${addresses[name]}/`));
  const [nearest] = above.sort(([a], [b]) => addresses[b].length - addresses[a].length);
  if (!nearest) return "page";
  const [name, ...kinds] = nearest;
  const level = url.slice(addresses[name].length).split("/").length - 1;
  return kinds[name === "areas" ? Math.min(level, 2) : level] ?? "page";
}

/** Whether the page at an address stands for those that are missing: /404, /blog/404. */
export function isNotFoundPage(url: string): boolean {
  return url.endsWith("/404");
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
export function citySlugOf(url: string, { areas }: Addresses): string | undefined {
  if (url === `${areas}/404` || !url.startsWith(`${areas}/`)) return undefined;
  return url.slice(areas.length).split("/")[1];
}

/** The address of a city's hub. */
export function hubUrl(slug: string, { areas }: Addresses): string {
  return `${areas}/${slug}`;
}
