import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import { keep, readKept } from "../../content/memory/keptFile.ts";
import { isMapping } from "../../content/read/data.ts";
import { putInto, type Stored, stillStored, storedAs } from "./storedFiles.ts";

interface Kept {
  file: string;
  stored: Stored;
}

type Index = Record<string, Kept>;

/** Files of the cache that take long to make, by what they are made of. Damaged ones are made again. */
export class KeptFiles {
  #root: string;
  #index: string;
  #known: Index;
  #used: Index = {};
  #making = new Map<string, Promise<Kept>>();

  constructor(root: string, name: string) {
    this.#root = root;
    this.#index = join(root, ".cache/build", `${name}.json`);
    const kept = readKept(this.#index);
    this.#known = isIndex(kept) ? kept : {};
  }

  /**
   * Puts the file that is made of `from` into a folder as `name`; `make` makes it in the cache, and says where. What
   * several names are made of is made once, even when they ask for it at once.
   */
  async putInto(folder: string, name: string, from: string, make: () => Promise<string>): Promise<void> {
    const key = hashOf(from);
    const making = this.#making.get(key) ?? this.#keptOrMade(key, make);
    this.#making.set(key, making);
    const kept = await making;
    this.#used[key] = kept;
    putInto(folder, name, join(this.#root, kept.file));
  }

  async #keptOrMade(key: string, make: () => Promise<string>): Promise<Kept> {
    return this.#whole(key) ?? this.#describe(await make());
  }

  /** Remembers what this build has used. */
  close(): void {
    keep(this.#index, this.#used);
  }

  #whole(key: string): Kept | undefined {
    const known = this.#known[key];
    const stored = known && stillStored(join(this.#root, known.file), known.stored);
    if (known && !stored) rmSync(join(this.#root, known.file), { force: true });
    return known && stored && { file: known.file, stored };
  }

  #describe(file: string): Kept {
    return { file: relative(this.#root, file), stored: storedAs(file, readFileSync(file)) };
  }
}

/** Only this file writes an index, and a damaged one is told by its hash. */
function isIndex(kept: unknown): kept is Index {
  return isMapping(kept);
}
