import { type Moves, movesOf, normalizedAddress } from "../../content/lib/normalizedAddress.ts";
import { type HeaderRule, type HostedSite, redirectFor } from "./hosting.ts";

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
 * `_redirects`, as Netlify and Cloudflare Pages read it: old addresses, and the non-canonical ways to write each
 * address. Both remove the trailing slash of a page's address by themselves; a rule for it would loop. 301, because
 * Netlify does not support 308. If a requested file such as /about.html exists, Netlify serves it instead of
 * redirecting; its canonical link names the right address. Neither host can match capitals.
 */
export function redirectsFile({ addresses, old, notFound }: HostedSite): string {
  const moved = old.flatMap(([path, now]) =>
    [...waysOf(path), `${normalizedAddress(path)}/`].map((way) => [way, now]),
  );
  const written = addresses.flatMap(otherWays).map((path) => [path, redirectFor(path)]);
  const rules = [...moved, ...written].map(([path, to]) => `${path} ${to} 301\n`);
  const inFolders = notFound.filter(([folder]) => folder !== "/"); // both hosts use /404.html by default
  const missing = inFolders.map(([folder, page]) => `${folder}* ${page}.html 404\n`);
  return [...rules, ...missing].join("");
}

/** Parses the old addresses in a `_redirects` file: the local server redirects them as those hosts do. */
export function readMoves(text: string): Moves {
  const rules = text.split("\n").map((line) => line.split(" "));
  const redirects = rules.flatMap(([path = "", to = "", status]) =>
    status === "301" && normalizedAddress(path) !== to ? [[path, to] as const] : [],
  );
  return movesOf(redirects);
}

/** The ways to write an old address: as it was, in canonical form, and as the files it may have been. */
export function waysOf(old: string): string[] {
  const plain = normalizedAddress(old);
  return [...new Set([old, plain, ...otherWays(plain)])];
}

/** The files that an address may refer to, as someone may have linked to them. */
export function otherWays(address: string): string[] {
  return address === "/" ? ["/index.html"] : [`${address}.html`, `${address}/index.html`];
}
