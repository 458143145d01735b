import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import { compressed, compressFiles, ENDINGS, type Versions } from "../compress.ts";

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

  versionsOf = async (text: Buffer, quality?: number): Promise<Versions> => {
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

  async #make(key: string, text: Buffer, quality?: number): Promise<Versions> {
    const versions = await compressed(text, quality);
    await mkdir(this.#folder, { recursive: true });
    for (const ending of ENDINGS) {
      const version = versions[ending];
      await writeFile(this.#fileOf(key, ending), Buffer.concat([Buffer.from(hashOf(version)), version]));
    }
    return versions;
  }

  async #read(key: string): Promise<Versions | undefined> {
    const read = (ending: string) => readVersion(this.#fileOf(key, ending));
    const [br, gz] = await Promise.all([read(".br"), read(".gz")]);
    return br && gz && { ".br": br, ".gz": gz };
  }

  #fileOf(key: string, ending: string): string {
    return join(this.#folder, key + ending);
  }
}

/** A version as it was kept; undefined where it is gone or damaged. */
async function readVersion(file: string): Promise<Buffer | undefined> {
  const kept = await readFile(file).catch(() => Buffer.alloc(0));
  const version = kept.subarray(32);
  return kept.subarray(0, 32).toString() === hashOf(version) ? version : undefined;
}
