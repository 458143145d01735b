import { utimesSync } from "node:fs";
import { join } from "node:path";
import type { ValidPage } from "../../content/compile/forms.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import { attempt } from "../../content/lib/attempt.ts";
import type { Cache } from "../../content/lib/cache.ts";
import { pageFile } from "../../output/missing.ts";
import type { ShownPictures } from "../../output/pictures/shown.ts";
import { writeOrLink } from "../../output/writeOrLink.ts";

/** A page's HTML ("") and its compressed versions, by file name suffix. */
export type Encodings<T> = Record<string, T>;

/** Facts about a rendered page, besides its files. */
export interface RenderedPage {
  markdown: string;
  /** Addresses of this site's own pages and files that its HTML refers to. */
  named: string[];
  pictures: ShownPictures;
}

/**
 * A page in the cache: a line with the size of each of its files, when it was rendered, in seconds since 1970, and what
 * is known of it; then the files, one after the other. Each entry of its own would be a file more to create.
 */
type Cached = { sizes: Encodings<number>; made: number; rendered: RenderedPage };

/** Returns what writes pages into `client`, the folder of a build of the site in `root`. */
export function pageFiles({ root, client }: { root: string; client: string }, cache: Cache) {
  /** Writes the files of a page with the time at which it was rendered: hosts tell browsers by it what has changed. */
  function writeFiles(page: ValidPage, encodings: Encodings<Buffer>, made: number): void {
    for (const address of addressesOf(page)) {
      for (const [ending, form] of Object.entries(encodings)) {
        const name = pageFile(address) + ending;
        if (!writeOrLink(root, client, name, form)) utimesSync(join(client, name), made, made);
      }
    }
  }
  return {
    /** Writes a page from the cache. Returns undefined if its entry is missing or damaged. */
    writeCached(page: ValidPage, key: string): RenderedPage | undefined {
      const entry = cache.read("pages", key);
      let at = (entry?.indexOf("\n") ?? -1) + 1;
      const cached = attempt((): Cached => JSON.parse(entry?.toString("utf8", 0, at) ?? ""));
      if (!entry || !cached) return undefined;
      const encodings: Encodings<Buffer> = {};
      for (const [ending, size] of Object.entries(cached.sizes)) {
        encodings[ending] = entry.subarray(at, at + size);
        at += size;
      }
      writeFiles(page, encodings, cached.made);
      return cached.rendered;
    },
    /** Writes a rendered page, and caches it under `key` for later builds. */
    write(page: ValidPage, key: string, encodings: Encodings<Buffer>, rendered: RenderedPage): void {
      const sizes = Object.fromEntries(
        Object.entries(encodings).map(([ending, form]) => [ending, form.length]),
      );
      const cached: Cached = { sizes, made: Date.now() / 1000, rendered };
      const line = Buffer.from(`${JSON.stringify(cached)}\n`);
      cache.write("pages", key, Buffer.concat([line, ...Object.values(encodings)]));
      writeFiles(page, encodings, cached.made);
    },
  };
}
