import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./hash.ts";
import { writeWhole } from "./keptFile.ts";

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
    if (!existsSync(this.#fileOf(name))) writeWhole(this.#fileOf(name), json);
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

  /** Takes away what has not been named for a while. */
  removeAllBut(named: ReadonlySet<string>): void {
    if (!existsSync(this.#folder)) return;
    const oldest = Date.now() - KEPT;
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
