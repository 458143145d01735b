import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "./hash.ts";

/** Milliseconds for which a value is kept that nothing names any more: someone may go to and fro between two texts. */
const KEPT = 86_400_000;

/** Plain data that are large and seldom asked for, each in a file that is called by what it says. */
export class KeptValues {
  #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a value; gives the name of its file. */
  keep(value: unknown): string {
    const json = JSON.stringify(value);
    const name = hashOf(json);
    const file = this.#fileOf(name);
    if (existsSync(file)) return name;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, json); // one that is not whole is not what it is called
    return name;
  }

  /** The JSON of a value; undefined where it is gone or damaged. */
  read(name: string): string | undefined {
    try {
      const json = readFileSync(this.#fileOf(name), "utf8");
      if (hashOf(json) === name) return json;
      rmSync(this.#fileOf(name), { force: true });
      return undefined;
    } catch {
      return undefined;
    }
  }

  /** Takes away, once in a while, what has not been named for a while. */
  removeAllBut(names: () => Iterable<string>): void {
    const oldest = Date.now() - KEPT;
    const stamp = join(this.#folder, "looked-through");
    if (!existsSync(this.#folder) || (statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0) > oldest)
      return;
    writeFileSync(stamp, "");
    const named = new Set(names());
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || named.has(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      if (statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
    }
  }

  #fileOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }
}
