import { type Moves, oldAddressesOf, plainAddress } from "../../content/plainAddress.ts";
import { isPreview } from "../../content/preview.ts";
import type { Site } from "../../content/types.ts";
import type { SiteFile } from "../../schema/types.ts";
import type { PageSummary } from "../siteContent.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

/** Response headers by name. */
export type Headers = Record<string, string>;

/**
 * The headers of every answer at a path, or with a * at its end at every path that begins so. No two rules set the
 * same.
 */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** The default Cache-Control: ask again each time. Static hosts do that by themselves. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Folders of files with a hash in their names, which are cached for ever. */
export const HASHED = ["/assets/*", "/pictures/*", "/og/*"];

/** Folders of files, whose addresses are never redirected. */
export const FOLDERS = ["assets", "pictures", "og", "images"];

/** Which likely next pages browsers may fetch ahead: a file, named by a header, as no inline script may say it. */
const SPECULATION_RULES = "/speculation-rules.json";

/** What the configuration of every host is made of. */
export type HostedSite = ReturnType<typeof hostedSite>;

/** A site as its hosts need it. */
export function hostedSite(site: Site, pages: PageSummary[]) {
  const found = pages.filter(({ kind }) => kind !== "notFound");
  const missing = pages.filter(({ kind }) => kind === "notFound").map(({ url }) => url);
  return {
    rules: headerRules(site),
    /** Every address at which there is a page. */
    addresses: found.flatMap(servedAddressesOf),
    /** Old addresses, with where they lead. */
    old: oldAddressesOf(found),
    notFound: missing
      .map((page): NotFoundPages[number] => [page.replace(/404$/, ""), page])
      .sort(([one], [other]) => other.length - one.length),
    hostname: new URL(site.business.url).hostname,
  };
}

/** The addresses at which a page is shown. */
export function servedAddressesOf({ url, aliases = [] }: PageSummary): string[] {
  return [url, ...aliases];
}

/** The other name of a host, with www. or without it: visitors type both. */
export function twinOf(host: string): string {
  return host.startsWith("www.") ? host.slice(4) : `www.${host}`;
}

/** Returns the headers for each address. The configuration of every host is made of these. */
export function headerRules(site: SiteFile, siteUrl = process.env.SITE_URL): HeaderRule[] {
  const everywhere: Headers = {
    "Content-Security-Policy": contentSecurityPolicy(site),
    "Strict-Transport-Security": "max-age=63072000", // of this host alone: its neighbours are not ours to bind
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Speculation-Rules": `"${SPECULATION_RULES}"`,
    ...(isPreview(site.business.url, siteUrl) && { "X-Robots-Tag": "noindex" }),
  };
  const kept = { "Cache-Control": "public, max-age=31536000, immutable" };
  const speculation = { "Content-Type": "application/speculationrules+json" };
  return [
    { path: "/*", headers: everywhere },
    ...HASHED.map((path) => ({ path, headers: kept })),
    { path: SPECULATION_RULES, headers: speculation },
  ];
}

/** Returns the headers of an answer at a path. */
export function headersFor(rules: HeaderRule[], path: string): Headers {
  const applying = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({ "Cache-Control": REVALIDATE }, ...applying.map(({ headers }) => headers));
}

/**
 * Where a path leads that is a page's old address, or not written the one right way (no slash at the end, no
 * index, no .html, small letters); undefined where it is. Always a path of this site: one slash at its start, and
 * no backslash, which browsers take for a slash.
 */
export function redirectFor(path: string, moves: Moves = new Map()): string | undefined {
  const right = plainAddress(path);
  const now = moves.get(right);
  if (now !== undefined) return now;
  return right === path || FOLDERS.includes(path.split("/")[1] ?? "") ? undefined : right;
}

/** A pattern of all ways to write an address, for hosts that take one. */
export function anyWay(address: string): string {
  return `(?i)^${address.replaceAll(".", "\\.")}(?:/index(?:\\.html)?|\\.html|/)?$`;
}

/**
 * The pages that are shown where there is none, by the folder they stand for, the deepest first: /blog/ and /blog/404.
 */
export type NotFoundPages = [folder: string, page: string][];
