import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";
import { filesBelow } from "./read/filesBelow.ts";

/** What the cache holds: files compiled (what others may ask of them, and the rest), what pages are resolved to, pages rendered and their files, pictures made, npm's bill, dictionaries. */
export type CacheKind =
  | "interfaces"
  | "blocks"
  | "written"
  | "runs"
  | "resolved"
  | "pages"
  | "forms"
  | "compressed"
  | "pictures"
  | "bills"
  | "dictionaries";

const CACHE_FOLDER = ".cache";
/** Length of the hash in front of each entry, and of every key. */
const HASH_LENGTH = 32;
/** Milliseconds for which entries stay that no build uses: somebody may go back to an earlier branch. */
const UNUSED_FOR = 7 * 86_400_000;

/**
 * What earlier runs have made, by the hash of everything that it was made of. It holds data alone: nothing in it is
 * ever run. An entry is written whole or not at all, and one that is damaged is made anew.
 */
export class Cache {
  #folder: string | undefined;
  #memory = new Map<string, Buffer<ArrayBuffer>>();
  #used = new Set<string>();
  /** Whether all that was to be kept could be. */
  isWritable = true;

  /** A cache in the folder `.cache` below `root`; without a root, in memory. */
  constructor(root?: string) {
    this.#folder = root && join(root, CACHE_FOLDER);
  }

  /** The data of an entry, as JSON can hold them; made, and kept for later runs, where there is none. */
  get<T>(kind: CacheKind, key: string, make: () => T): T {
    const known = this.data<T>(kind, key);
    if (known !== undefined) return known;
    const made = make();
    this.write(kind, key, Buffer.from(JSON.stringify(made)));
    return made;
  }

  /** The data of an entry; undefined where there is none, or where it is damaged or no JSON, so none of ours. */
  data<T>(kind: CacheKind, key: string): T | undefined {
    try {
      return JSON.parse(this.read(kind, key)?.toString() ?? "");
    } catch {
      return undefined;
    }
  }

  /** The bytes of an entry; undefined where there is none, or where it is damaged. */
  read(kind: CacheKind, key: string): Buffer<ArrayBuffer> | undefined {
    const name = this.#use(kind, key);
    if (this.#folder === undefined) return this.#memory.get(name);
    try {
      const entry = readFileSync(join(this.#folder, name));
      const bytes = entry.subarray(HASH_LENGTH);
      return entry.toString("latin1", 0, HASH_LENGTH) === hashOf(bytes) ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps the bytes of an entry. Where the disk takes none, later runs make them again. */
  write(kind: CacheKind, key: string, bytes: Uint8Array): void {
    const name = this.#use(kind, key);
    if (this.#folder === undefined) {
      this.#memory.set(name, Buffer.from(bytes));
      return;
    }
    const file = join(this.#folder, name);
    const partial = `${file}.${process.pid}-${threadId}`;
    try {
      if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
      writeFileSync(partial, Buffer.concat([Buffer.from(hashOf(bytes), "latin1"), bytes]));
      renameSync(partial, file);
    } catch {
      this.isWritable = false;
      removeIfPossible(partial);
    }
  }

  /** Whether there is an entry, damaged or not. */
  has(kind: CacheKind, key: string): boolean {
    const name = this.#use(kind, key);
    if (this.#folder === undefined) return this.#memory.has(name);
    return statSync(join(this.#folder, name), { throwIfNoEntry: false }) !== undefined;
  }

  /** Removes the entries that this run has not used and that are older than a week. */
  sweep(): void {
    if (this.#folder === undefined) return;
    const oldest = Date.now() - UNUSED_FOR;
    for (const name of existsSync(this.#folder) ? filesBelow(this.#folder) : []) {
      const file = join(this.#folder, name);
      if (!this.#used.has(name) && statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
    }
  }

  /** The file of an entry below the cache's folder, noted as used. */
  #use(kind: CacheKind, key: string): string {
    const name = `${kind}/${key.slice(0, 2)}/${key.slice(2)}`;
    this.#used.add(name);
    return name;
  }
}

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be written, nothing was.
  }
}

/** The first 128 bits of the SHA-256 of some parts, as 32 hexadecimal digits. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

const PROJECT = fileURLToPath(new URL("../", import.meta.url));
/** Files that say which versions of packages are wanted and installed. */
const PACKAGES = ["package-lock.json", "node_modules/.package-lock.json", "tsconfig.json"];

const codeHashes = new Map<string, string>();

/**
 * The hash of the code in some of the project's folders, of its packages and of Node itself, as they were when it was
 * first asked for: that is what runs, whatever is written later.
 */
export function codeHash(folders: readonly string[]): string {
  const known = codeHashes.get(folders.join()) ?? hashOfCode(folders);
  codeHashes.set(folders.join(), known);
  return known;
}

function hashOfCode(folders: readonly string[]): string {
  const files = folders.flatMap((folder) => {
    const names = filesBelow(join(PROJECT, folder)).filter((name) => !name.includes("node_modules/"));
    return names.map((name) => `${folder}/${name}`);
  });
  const bytes = (file: string) => (existsSync(join(PROJECT, file)) ? readFileSync(join(PROJECT, file)) : "");
  return hashOf(process.version, ...[...files, ...PACKAGES].flatMap((file) => [file, bytes(file)]));
}
