import { addressesOf } from "../../content/compile/interface.ts";
import {
  decodedPath,
  isPreview,
  type Moves,
  movedTo,
  normalizedAddress,
  oldAddressesOf,
} from "../../content/lib/addresses.ts";
import type { Site } from "../../content/resolve/forms.ts";
import type { SiteFile } from "../../schema/types.ts";
import type { PageSummary } from "../siteContent.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

/** Response headers by name. */
export type ResponseHeaders = Record<string, string>;

/** Headers at a path, or with a trailing * at all with that prefix. No two rules set the same one for a path. */
export type HeaderRule = { path: string; headers: ResponseHeaders };

/** The default Cache-Control: revalidate each time. Static hosts do so by default. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Folders of files with a hash in their names, which are cached forever. */
export const HASHED = ["/assets/*", "/pictures/*", "/og/*"];

/** Folders of files (not pages), whose addresses are never redirected. */
export const FOLDERS = ["assets", "pictures", "og", "images"];

/** The pages that browsers may prefetch: in a file named by a header, as the CSP forbids inline scripts. */
const SPECULATION_RULES = "/speculation-rules.json";

/** The quote function, and where this project's own server (npm start) answers it. */
export const OWN_FUNCTION = { path: "/functions/v1/send-quote-email", server: "127.0.0.1:4173" };

/** The input for the configuration of every host. */
export type HostedSite = ReturnType<typeof hostedSite>;

/** Collects what the configuration of hosts is generated from. */
export function hostedSite(site: Site, pages: PageSummary[], supabaseUrl = process.env.SUPABASE_URL) {
  const found = pages.filter(({ kind }) => kind !== "notFound");
  const missing = pages.filter(({ kind }) => kind === "notFound").map(({ url }) => url);
  return {
    rules: headerRules(site, pages),
    addresses: found.flatMap((page) => addressesOf({ url: page.url, head: page })),
    old: oldAddressesOf(found),
    notFound: missing
      .map((page): NotFoundPages[number] => [page.replace(/404$/, ""), page])
      .sort(([one], [other]) => other.length - one.length),
    hostname: new URL(site.business.url).hostname,
    /** Whether the form sends to the site's own address, where the host must hand it on to this project's server. */
    answersForm: !supabaseUrl,
  };
}

/** The other name of a host, with or without www.: visitors type both. */
export function twinOf(host: string): string {
  return host.startsWith("www.") ? host.slice(4) : `www.${host}`;
}

/** Returns the response headers by path. The configuration of every host is generated from these. */
export function headerRules(
  site: Pick<SiteFile, "business" | "links" | "integrations">,
  pages: readonly Pick<PageSummary, "frames">[],
  siteUrl = process.env.SITE_URL,
): HeaderRule[] {
  const frames = pages.flatMap((page) => page.frames ?? []);
  const everywhere: ResponseHeaders = {
    "Content-Security-Policy": contentSecurityPolicy(site, frames),
    "Strict-Transport-Security": "max-age=63072000", // without includeSubDomains: other hosts may not be ours
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

/** Returns the headers of a response at a path. */
export function headersFor(rules: HeaderRule[], path: string): ResponseHeaders {
  const applying = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({ "Cache-Control": REVALIDATE }, ...applying.map(({ headers }) => headers));
}

/**
 * Returns the redirect target of an old address or a non-canonical path (canonical: no trailing slash, no index, no
 * .html, lowercase); undefined if the path is canonical or in one of FOLDERS. The target is always a path of this site:
 * it starts with one slash and has no backslash, which browsers treat as a slash.
 */
export function redirectFor(path: string, moves: Moves = new Map(), query = ""): string | undefined {
  const now = movedTo(path, query, moves);
  if (now !== undefined) return now;
  const right = normalizedAddress(path);
  return right === path || FOLDERS.includes(path.split("/")[1] ?? "") ? undefined : right + query;
}

/** An old address: its normalized path, decoded and percent-encoded, and the parameters of its query, as a=1. */
export function oldWay(address: string) {
  const [path = "", query = ""] = address.split(/\?(.*)/s);
  const plain = normalizedAddress(decodedPath(path));
  return { path: plain, encoded: encoded(plain), query: query.split("&").filter(Boolean) };
}

/** A decoded path as requests have it. */
export function encoded(path: string): string {
  return encodeURI(path.normalize("NFC"));
}

/** A regex source that matches all ways to write an address, for hosts that accept patterns. */
export function anyWay(address: string, end = "$"): string {
  const { path, encoded } = oldWay(address);
  const isSafe = (way: string) => !/[^\S ]|[\p{Cc}\p{Cf}]/u.test(way);
  const ways = [...new Set([encoded, path, path.normalize("NFD")])].filter(isSafe).map(literal);
  const one = ways.length > 1 ? `(?:${ways.join("|")})` : ways.join("");
  return `(?i)^${one === "/" ? "" : one}(?:/index(?:\\.html)?|\\.html|/)?${end}`;
}

/** A text as a regex source that hosts may put in quotes. */
function literal(text: string): string {
  return text
    .replaceAll(".", "\\.")
    .replace(
      /[^\w/\\.~%\u0080-\u{10ffff}-]/gu,
      (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`,
    );
}

/** A regex source for an address and query as they are requested, the parameters in any order among others. */
export function anyQuery(address: string): string {
  const wanted = oldWay(address).query.map((part) => `(?=.*[?&]${literal(part)}(?:&|$))`);
  return `${anyWay(address, "(?=\\?)")}${wanted.join("")}`;
}

/** Not-found pages with the folder that each applies to, the longest folder path first: /blog/ and /blog/404. */
export type NotFoundPages = [folder: string, page: string][];
