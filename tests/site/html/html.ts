import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../content/root.ts";

/** What was built of the site. */
export const BUILT = join(ROOT, "dist/client");

/** The addresses of all built pages, aliases included. */
export function builtUrls(): string[] {
  const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  return files
    .map((name) => `/${name.replaceAll("\\", "/").replace(/\.html$/, "")}`.replace(/^\/index$/, "/"))
    .sort();
}

/** The built HTML of an address. */
export function htmlOf(url: string): string {
  return readFileSync(`${BUILT}${url === "/" ? "/index" : url}.html`, "utf8");
}

/** All values of an attribute in an HTML text, with the entities of addresses decoded. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
}

/** The text of the first match of a pattern's first group; empty where there is none. */
export function first(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? "";
}
