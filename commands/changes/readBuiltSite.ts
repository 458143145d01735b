import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Moves } from "../../content/lib/addresses.ts";
import { filesBelow } from "../../content/lib/filesBelow.ts";
import { isNotFoundPage } from "../../content/survey/pageKind.ts";
import { readMoves } from "../../output/hosts/netlify.ts";
import { type HtmlFacts, pageFacts } from "./pageFacts.ts";

/** The parts of a built site that are compared. */
export interface BuiltSite {
  /** Its pages by address, aliases included. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** Where old addresses lead. */
  moves: Moves;
  styles: string;
  /** Contents of its scripts, by file name without the hash. */
  scripts: ReadonlyMap<string, string>;
}

/** A page of a built site. */
export interface BuiltPage {
  facts: HtmlFacts;
  /** Bytes that a visitor loads with it, as sent (compressed); of each picture, the smallest version. */
  weight: number;
}

/** Reads the site that was built into `client`. */
export function readBuiltSite(client: string): BuiltSite {
  const names = filesBelow(client);
  const read = (name: string) => readFileSync(join(client, name), "utf8");
  const pages = new Map<string, BuiltPage>();
  for (const name of names.filter((name) => name.endsWith(".html"))) {
    const address = `/${name.replace(/\.html$/, "")}`.replace(/^\/index$/, "/");
    if (isNotFoundPage(address)) continue;
    const facts = pageFacts(read(name));
    const loaded = [name, ...facts.loads.map((path) => path.slice(1))];
    const weight = loaded.reduce((sum, file) => sum + sentBytes(join(client, file)), 0);
    pages.set(address, { facts, weight });
  }
  const assets = names.filter((name) => name.startsWith("assets/"));
  const scripts = assets.filter((name) => name.endsWith(".js"));
  return {
    pages,
    moves: readMoves(existsSync(join(client, "_redirects")) ? read("_redirects") : ""),
    styles: assets
      .filter((name) => name.endsWith(".css"))
      .map(read)
      .join("\n"),
    scripts: new Map(scripts.map((name) => [withoutHash(name), unhashed(read(name))])),
  };
}

/** The size of a file as a browser gets it: compressed, if the build has compressed it. */
function sentBytes(file: string): number {
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
  return statSync(sent, { throwIfNoEntry: false })?.size ?? 0;
}

function withoutHash(name: string): string {
  return name.replace(/[-.][\w-]{8}(?=\.\w+$)/, "");
}

/** Removes the hashes from the names of scripts and styles that a script refers to. */
function unhashed(script: string): string {
  return script.replace(/[\w-]+[-.][\w-]{8}\.(?:js|css)\b/g, withoutHash);
}
