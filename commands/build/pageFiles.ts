import { utimesSync } from "node:fs";
import { join } from "node:path";
import type { ValidPage } from "../../content/compile/forms.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import { type Cache, hashOf } from "../../content/lib/cache.ts";
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

/** A page in the cache: the endings of its files, when it was rendered, in seconds since 1970, and what is known of it. */
type Cached = { endings: string[]; made: number; rendered: RenderedPage };

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
    /** Writes a page from the cache. Returns undefined if its entry or one of its files is missing or damaged. */
    writeCached(page: ValidPage, key: string): RenderedPage | undefined {
      const cached = cache.data<Cached>("pages", key);
      const encodings: Encodings<Buffer> = {};
      for (const ending of cached?.endings ?? []) {
        const form = cache.read("files", hashOf(key, ending));
        if (!form) return undefined;
        encodings[ending] = form;
      }
      if (cached) writeFiles(page, encodings, cached.made);
      return cached?.rendered;
    },
    /** Writes a rendered page, and caches it under `key` for later builds. */
    write(page: ValidPage, key: string, encodings: Encodings<Buffer>, rendered: RenderedPage): void {
      for (const [ending, form] of Object.entries(encodings)) cache.write("files", hashOf(key, ending), form);
      const cached: Cached = { endings: Object.keys(encodings), made: Date.now() / 1000, rendered };
      cache.write("pages", key, Buffer.from(JSON.stringify(cached)));
      writeFiles(page, encodings, cached.made);
    },
  };
}
