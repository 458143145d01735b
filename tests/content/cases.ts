import { readdirSync } from "node:fs";

/** A file with one slip, or with none, and where it stands in the project. */
export interface Case {
  name: string;
  url: URL;
  place: string;
}

/** Pages with one slip each; the problem that each makes stands beside it as .txt. */
export const goldenCases = casesIn("errors/");

/** Pages that look odd and are right. */
export const okCases = casesIn("ok/");

function casesIn(folder: string): Case[] {
  const base = new URL(folder, import.meta.url);
  return readdirSync(base, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ name, url: new URL(name, base), place: placeOf(name) }));
}

/**
 * pages-data/about.yaml, unless the name says otherwise: the part before a double hyphen, with dots for
 * slashes, as in pages-data.service-areas.doral.index--no-name.yaml.
 */
function placeOf(name: string): string {
  const [, where] = /([^/]+)--/.exec(name) ?? [];
  return `${where?.replaceAll(".", "/") ?? "pages-data/about"}.yaml`;
}
