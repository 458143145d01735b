import { type NotFoundPages, redirectFor } from "./hosting.ts";

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: the ways to write each address that are not the one
 * right way. Slashes at the end both take away by themselves; a rule for them would go round in circles.
 * 301, because Netlify knows no 308. Where it finds the file that an address names it shows it, as canonical
 * links say which page that is; and neither host can tell capitals.
 */
export function redirectsFile(addresses: string[], notFound: NotFoundPages): string {
  const rules = addresses.flatMap(otherWays).map((path) => `${path} ${redirectFor(path)} 301\n`);
  const inFolders = notFound.filter(([folder]) => folder !== "/"); // that one they know
  const missing = inFolders.map(([folder, page]) => `${folder}* ${page}.html 404\n`);
  return [...rules, ...missing].join("");
}

/** The files that an address could be, as someone may have linked to them. */
export function otherWays(address: string): string[] {
  return address === "/" ? ["/index.html"] : [`${address}.html`, `${address}/index.html`];
}
