import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Cache, hashOf } from "../../content/cache.ts";
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

interface Options {
  cache: Cache;
  /** The folder that pages are written to. */
  client: string;
  /** The build that is served; undefined where there is none. */
  served: string | undefined;
}

/** Writes pages into a build. */
export class PageFiles {
  #cache: Cache;
  #client: string;
  #served: string | undefined;

  constructor({ cache, client, served }: Options) {
    this.#cache = cache;
    this.#client = client;
    this.#served = served;
  }

  /** Writes a page as it was kept under a key. Gives undefined where it was not, or not all of it is left. */
  writeKept(page: ValidPage, key: string): RenderedPage | undefined {
    const kept = this.#cache.data<{ hashes: Forms<string>; rendered: RenderedPage }>("pages", key);
    return kept && this.#write(page, kept.hashes) ? kept.rendered : undefined;
  }

  /** Writes a page that was rendered, and keeps it under a key for later builds. */
  write(page: ValidPage, key: string, forms: Forms<Buffer>, rendered: RenderedPage): void {
    const hashes = Object.fromEntries(Object.entries(forms).map(([ending, form]) => [ending, hashOf(form)]));
    for (const [ending, form] of Object.entries(forms))
      this.#cache.write("forms", hashes[ending] ?? "", form);
    this.#cache.write("pages", key, Buffer.from(JSON.stringify({ hashes, rendered })));
    this.#write(page, hashes, forms);
  }

  /** Writes a page's files, from the cache where their bytes are not given. Gives false where it has not all of them. */
  #write(page: ValidPage, hashes: Forms<string>, forms: Forms<Buffer> = {}): boolean {
    return addressesOf(page).every((address) => {
      const name = pageFile(address);
      mkdirSync(dirname(join(this.#client, name)), { recursive: true });
      return Object.entries(hashes).every(([ending, hash]) => {
        if (this.#linkServed(name + ending, hash)) return true;
        const bytes = forms[ending] ?? this.#cache.read("forms", hash);
        if (bytes) writeNew(join(this.#client, name + ending), bytes);
        return bytes !== undefined;
      });
    });
  }

  /** Makes a file of the build as a link to that of the served build if this is the same, in a tenth of the time. */
  #linkServed(name: string, hash: string): boolean {
    if (this.#served === undefined) return false;
    const before = join(this.#served, "client", name);
    try {
      if (hashOf(readFileSync(before)) !== hash) return false;
      linkSync(before, join(this.#client, name));
      return true;
    } catch {
      return false; // there is no such file, or no way to link it
    }
  }
}

function writeNew(file: string, bytes: Buffer): void {
  rmSync(file, { force: true }); // what is written into a link would change what is served
  writeFileSync(file, bytes);
}
