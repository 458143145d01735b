import { type Moves, movesOf, plainAddress } from "../../content/plainAddress.ts";
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

/** The rules that a `_headers` file holds: the local server reads them as those hosts do. */
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
 * `_redirects`, as Netlify and Cloudflare Pages read it: old addresses, and the ways to write each address that
 * are not the one right way. Slashes at the end of that both take away by themselves; a rule for them would go
 * round in circles. 301, because Netlify knows no 308. Where it finds the file that an address names it shows it,
 * as canonical links say which page that is; and neither host can tell capitals.
 */
export function redirectsFile({ addresses, old, notFound }: HostedSite): string {
  const moved = old.flatMap(([path, now]) =>
    [...waysOf(path), `${plainAddress(path)}/`].map((way) => [way, now]),
  );
  const written = addresses.flatMap(otherWays).map((path) => [path, redirectFor(path)]);
  const rules = [...moved, ...written].map(([path, to]) => `${path} ${to} 301\n`);
  const inFolders = notFound.filter(([folder]) => folder !== "/"); // that one they know
  const missing = inFolders.map(([folder, page]) => `${folder}* ${page}.html 404\n`);
  return [...rules, ...missing].join("");
}

/** The old addresses that a `_redirects` file holds: the local server reads them as those hosts do. */
export function readMoves(text: string): Moves {
  const rules = text.split("\n").map((line) => line.split(" "));
  const redirects = rules.flatMap(([path = "", to = "", status]) =>
    status === "301" && plainAddress(path) !== to ? [[path, to] as const] : [],
  );
  return movesOf(redirects);
}

/** An old address as it was, the one right way to write it, and the files that it could be. */
export function waysOf(old: string): string[] {
  const plain = plainAddress(old);
  return [...new Set([old, plain, ...otherWays(plain)])];
}

/** The files that an address could be, as someone may have linked to them. */
export function otherWays(address: string): string[] {
  return address === "/" ? ["/index.html"] : [`${address}.html`, `${address}/index.html`];
}
