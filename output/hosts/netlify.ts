import { comparedAddress, decodedPath, type Moves, movesOf } from "../../content/lib/addresses.ts";
import { encoded, type HeaderRule, type HostedSite, oldWay } from "./hosting.ts";

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile({ rules }: HostedSite): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("");
}

/** Parses a `_headers` file: the local server applies its rules as those hosts do. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter((line) => line.trim())) {
    const [name = "", ...value] = line.split(":");
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: {} });
    else if (rule) rule.headers[name.trim()] = value.join(":").trim();
  }
  return rules;
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: old addresses, and index.html behind each address. Both remove
 * the trailing slash of a page's address by themselves, and Cloudflare Pages .html too; a rule for them would loop.
 * Rules without placeholders come first, as Cloudflare Pages counts them. 301, because Netlify does not support 308.
 * Only Netlify can match a query: Cloudflare Pages skips such a line. Neither host can match capitals.
 */
export function redirectsFile({ addresses, old, notFound }: HostedSite): string {
  const moved = old.flatMap(([address, now]) => {
    const { encoded, query } = oldWay(address);
    if (query.length > 0) return [[encoded, ...query, now]];
    return [...waysOf(address), ...(hasEnding(encoded) ? [] : [`${encoded}/`])].map((way) => [way, now]);
  });
  const deepest = Math.max(...addresses.map((address) => address.split("/").length - 1));
  const indexes = Array.from({ length: deepest }, (_, depth) => {
    const path = Array.from({ length: depth + 1 }, (_, level) => `/:part${level}`).join("");
    return [`${path}/index.html`, path];
  });
  const rules = [...moved, ["/index.html", "/"], ...indexes].map((rule) => `${rule.join(" ")} 301\n`);
  const inFolders = notFound.filter(([folder]) => folder !== "/"); // both hosts use /404.html by default
  const missing = inFolders.map(([folder, page]) => `${folder}* ${page}.html 404\n`);
  return [...rules, ...missing].join("");
}

/** Parses the old addresses in a `_redirects` file: the local server redirects them as those hosts do. */
export function readMoves(text: string): Moves {
  const rules = text.split("\n").map((line) => line.split(" "));
  const redirects = rules.flatMap(([path = "", ...rest]) => {
    const [status, to = "", ...query] = rest.reverse();
    const address = [path, ...(query.length > 0 ? [query.reverse().join("&")] : [])].join("?");
    return status === "301" && comparedAddress(address) !== to ? [[address, to] as const] : [];
  });
  return movesOf(redirects);
}

/** The ways to write an old address: as it was, in canonical form, and as the file it may have been. */
export function waysOf(old: string): string[] {
  const { encoded: plain, query } = oldWay(old);
  if (query.length > 0) return [];
  return [...new Set([encoded(decodedPath(old)), plain, ...(hasEnding(plain) ? [] : [`${plain}.html`])])];
}

/** Whether an address names a file of another kind than a page. */
function hasEnding(address: string): boolean {
  return /\.\w+$/.test(address);
}

/** The files that an address may refer to, as someone may have linked to them. */
export function otherWays(address: string): string[] {
  return address === "/" ? ["/index.html"] : [`${address}.html`, `${address}/index.html`];
}
