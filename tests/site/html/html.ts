import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../content/root.ts";

/** The folder of the built site. */
export const BUILT = join(ROOT, "dist/client");

/** The paths of all built pages, aliases included, sorted. */
export function builtUrls(): string[] {
  const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  return files
    .map((name) => `/${name.replaceAll("\\", "/").replace(/\.html$/, "")}`.replace(/^\/index$/, "/"))
    .sort();
}

/** The built HTML of a path. */
export function htmlOf(url: string): string {
  return readFileSync(`${BUILT}${url === "/" ? "/index" : url}.html`, "utf8");
}

/** All values of an attribute in an HTML text, with `&amp;` decoded. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
}

/** The first capture group of a pattern's first match; empty if there is none. */
export function first(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? "";
}
