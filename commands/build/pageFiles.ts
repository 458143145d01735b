import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Cache } from "../../content/cache.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import type { ValidPage } from "../../content/forms.ts";
import { pageFile } from "../../output/missing.ts";
import type { ShownPictures } from "../../output/pictures/shown.ts";

/** A page's HTML and its compressed versions, by what their files' names end with. */
export type Forms<T> = Record<string, T>;

/** What is known of a rendered page besides its files. */
export interface RenderedPage {
  /** Its words as Markdown. */
  markdown: string;
  /** What it names of its own site. */
  named: string[];
  pictures: ShownPictures;
}

/** Writes pages into a build. */
export class PageFiles {
  #cache: Cache;
  #client: string;

  /** `client` is the folder that pages are written to. */
  constructor(client: string, cache: Cache) {
    this.#client = client;
    this.#cache = cache;
  }

  /** Writes a page as it was kept under a key. Gives undefined where it was not, or not all of it is left. */
  writeKept(page: ValidPage, key: string): RenderedPage | undefined {
    const kept = this.#cache.data<{ hashes: Forms<string>; rendered: RenderedPage }>("pages", key);
    return kept && this.#write(page, kept.hashes) ? kept.rendered : undefined;
  }

  /** Writes a page that was rendered, and keeps it under a key for later builds. */
  write(page: ValidPage, key: string, forms: Forms<Buffer>, rendered: RenderedPage): void {
    const kept = Object.entries(forms).map(([ending, form]) => [ending, this.#cache.keepFile(form)] as const);
    const hashes = Object.fromEntries(kept);
    this.#cache.write("pages", key, Buffer.from(JSON.stringify({ hashes, rendered })));
    this.#write(page, hashes, forms);
  }

  /** Writes a page's files, those that are kept no more from their bytes. Gives false where it has not all of them. */
  #write(page: ValidPage, hashes: Forms<string>, forms: Forms<Buffer> = {}): boolean {
    return addressesOf(page).every((address) => {
      const file = join(this.#client, pageFile(address));
      mkdirSync(dirname(file), { recursive: true });
      return Object.entries(hashes).every(([ending, hash]) => {
        if (this.#cache.placeFile(hash, file + ending)) return true;
        const bytes = forms[ending];
        if (bytes) writeFileSync(file + ending, bytes);
        return bytes !== undefined;
      });
    });
  }
}
