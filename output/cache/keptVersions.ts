import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import { compressed, compressFiles, ENDINGS } from "../compress.ts";

const FOLDER = ".cache/build/versions";

/** Writes the compressed versions of all texts below a folder that have none yet, as earlier builds made them. */
export async function compressAgain(root: string, folder: string): Promise<void> {
  const versions = new KeptVersions(root);
  await compressFiles(folder, versions.versionsOf);
  await versions.close();
}

/** Compressed versions as earlier builds made them: those of the same text are not made again. */
export class KeptVersions {
  #folder: string;
  #used = new Set<string>();

  constructor(root: string) {
    this.#folder = join(root, FOLDER);
  }

  versionsOf = async (text: Buffer, quality?: number): Promise<Record<string, Buffer>> => {
    const key = hashOf(text, String(quality));
    this.#used.add(key);
    return (await this.#read(key)) ?? (await this.#make(key, text, quality));
  };

  /** Removes what this build has no use for. */
  async close(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names)
      if (!this.#used.has(name.split(".")[0] ?? "")) await rm(join(this.#folder, name), { force: true });
  }

  async #make(key: string, text: Buffer, quality?: number): Promise<Record<string, Buffer>> {
    const versions = compressed(text, quality);
    await mkdir(this.#folder, { recursive: true });
    for (const [ending, version] of Object.entries(versions)) {
      if (ending === "") continue;
      await writeFile(
        join(this.#folder, key + ending),
        Buffer.concat([Buffer.from(hashOf(version)), version]),
      );
    }
    return versions;
  }

  async #read(key: string): Promise<Record<string, Buffer> | undefined> {
    const versions: Record<string, Buffer> = {};
    for (const ending of ENDINGS.filter((one) => one !== "")) {
      const kept = await readFile(join(this.#folder, key + ending)).catch(() => Buffer.alloc(0));
      const version = kept.subarray(32);
      if (kept.subarray(0, 32).toString() !== hashOf(version)) return undefined;
      versions[ending] = version;
    }
    return versions;
  }
}
