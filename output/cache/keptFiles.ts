import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import { keep, readKept } from "../../content/memory/keptFile.ts";
import { isMapping } from "../../content/read/data.ts";
import { putInto, type Stored, stillStored, storedAs } from "./storedFiles.ts";

interface Index {
  /** The files that the last build has used, each by its name in the folder, by what they are made of. */
  made: Record<string, string>;
  /** What tells of each file that builds have made whether it is as they left it. */
  files: Record<string, Stored>;
}

const INDEX = "index.json";

/**
 * A folder of the cache with files that take long to make, by what they are made of. One that is damaged, or that
 * nothing is known of, is made again.
 */
export class KeptFiles {
  #folder: string;
  #known: Index;
  #used: Index["made"] = {};
  #making = new Map<string, Promise<string>>();

  constructor(root: string, folder: string) {
    this.#folder = join(root, folder);
    const kept = readKept(join(this.#folder, INDEX));
    this.#known = isIndex(kept) ? kept : { made: {}, files: {} };
  }

  /**
   * Puts the file that is made of `from` into a folder as `name`; `make` makes it in the cache, and says where. What
   * several names are made of is made once, even when they ask for it at once.
   */
  async putInto(folder: string, name: string, from: string, make: () => Promise<string>): Promise<void> {
    const key = hashOf(from);
    const making = this.#making.get(key) ?? this.#keptOrMade(key, make);
    this.#making.set(key, making);
    const file = await making;
    this.#used[key] = relative(this.#folder, file);
    putInto(folder, name, file);
  }

  /** Whether a file of the cache is there as a build has left it, whatever that made it of. */
  has(file: string): boolean {
    const { files } = this.#known;
    const name = relative(this.#folder, file);
    const before = files[name];
    const now = before && stillStored(file, before);
    if (now) files[name] = now;
    return now !== undefined;
  }

  /** Remembers what this build has used. */
  close(): void {
    keep(join(this.#folder, INDEX), { made: this.#used, files: this.#known.files });
  }

  /** Removes what this build has not used. */
  removeOthers(): void {
    const used = new Set([INDEX, ...Object.values(this.#used)]);
    for (const name of readdirSync(this.#folder).filter((one) => !used.has(one))) {
      rmSync(join(this.#folder, name), { force: true });
      delete this.#known.files[name];
    }
  }

  async #keptOrMade(key: string, make: () => Promise<string>): Promise<string> {
    const name = this.#known.made[key];
    const kept = name && join(this.#folder, name);
    if (kept && this.has(kept)) return kept;
    const file = await make();
    if (!this.has(file)) this.#known.files[relative(this.#folder, file)] = storedAs(file, readFileSync(file));
    return file;
  }
}

/** Only this file writes an index, and a damaged one is told by its hash. */
function isIndex(kept: unknown): kept is Index {
  return isMapping(kept) && isMapping(kept.made);
}
