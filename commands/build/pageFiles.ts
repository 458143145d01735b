import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ValidPage } from "../../content/compile/forms.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import type { Cache } from "../../content/lib/cache.ts";
import { pageFile } from "../../output/missing.ts";
import type { ShownPictures } from "../../output/pictures/shown.ts";

/** A page's HTML ("") and its compressed versions, by file name suffix. */
export type Encodings<T> = Record<string, T>;

/** Facts about a rendered page, besides its files. */
export interface RenderedPage {
  markdown: string;
  /** Addresses of this site's own pages and files that its HTML refers to. */
  named: string[];
  pictures: ShownPictures;
}

/** Returns what writes pages into `client`, the folder of a build. */
export function pageFiles(client: string, cache: Cache) {
  /** Writes a page's files from the cache, else from `encodings`. Returns false if a file is in neither. */
  function writeFiles(
    page: ValidPage,
    hashes: Encodings<string>,
    encodings: Encodings<Buffer> = {},
  ): boolean {
    return addressesOf(page).every((address) => {
      const file = join(client, pageFile(address));
      mkdirSync(dirname(file), { recursive: true });
      return Object.entries(hashes).every(([ending, hash]) => {
        if (cache.linkFile(hash, file + ending)) return true;
        const bytes = encodings[ending];
        if (bytes) writeFileSync(file + ending, bytes);
        return bytes !== undefined;
      });
    });
  }
  return {
    /** Writes a page from the cache. Returns undefined if its entry or one of its files is missing or damaged. */
    writeCached(page: ValidPage, key: string): RenderedPage | undefined {
      const cached = cache.data<{ hashes: Encodings<string>; rendered: RenderedPage }>("pages", key);
      return cached && writeFiles(page, cached.hashes) ? cached.rendered : undefined;
    },
    /** Writes a rendered page, and caches it under `key` for later builds. */
    write(page: ValidPage, key: string, encodings: Encodings<Buffer>, rendered: RenderedPage): void {
      const stored = Object.entries(encodings).map(([ending, form]) => [ending, cache.storeFile(form)]);
      const hashes: Encodings<string> = Object.fromEntries(stored);
      cache.write("pages", key, Buffer.from(JSON.stringify({ hashes, rendered })));
      writeFiles(page, hashes, encodings);
    },
  };
}
