import { readdirSync } from "node:fs";

/** A file with one mistake, or with none, and its place in a project. */
export interface Case {
  name: string;
  url: URL;
  place: string;
}

/** Files with one mistake each; the expected report is the .txt file beside each. */
export const goldenCases = casesIn("errors/");

/** Files that look odd but are valid. */
export const okCases = casesIn("ok/");

function casesIn(folder: string): Case[] {
  const base = new URL(folder, import.meta.url);
  return readdirSync(base, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ name, url: new URL(name, base), place: placeOf(name) }));
}

/**
 * Returns pages-data/about.yaml, unless the file name starts with another path before a double hyphen, with dots for
 * slashes, as in pages-data.service-areas.doral.index--no-name.yaml.
 */
function placeOf(name: string): string {
  const [, where] = /([^/]+)--/.exec(name) ?? [];
  return `${where?.replaceAll(".", "/") ?? "pages-data/about"}.yaml`;
}
