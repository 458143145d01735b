import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";
import { attempt } from "./attempt.ts";
import { filesBelow } from "./filesBelow.ts";

/** What the cache holds, from files as they were parsed to those of a build. */
export type CacheKind =
  | "parsed"
  | "compiled"
  | "parts"
  | "resolved"
  | "pages"
  | "files"
  | "pictures"
  | "findings"
  | "dictionaries";

const CACHE_FOLDER = ".cache";
/** Length of every key, and of the hash that precedes the bytes of each entry. */
const HASH_LENGTH = 32;
/** Milliseconds that unused entries are kept: somebody may go back to an earlier branch. */
const UNUSED_FOR = 7 * 86_400_000;

/**
 * Results of earlier runs, keyed by the hash of everything that they were made from. It holds only data: nothing in it
 * is ever executed. Entries are written atomically; a damaged entry counts as missing.
 */
export class Cache {
  #folder: string | undefined;
  #memory = new Map<string, Buffer<ArrayBuffer>>();
  #used = new Set<string>();
  /** False once a write to the disk has failed. */
  isWritable = true;

  /** Creates a cache in the folder `.cache` below `root`; without a root, in memory. */
  constructor(root?: string) {
    this.#folder = root && join(root, CACHE_FOLDER);
  }

  /** Returns the JSON data of an entry. If there is none, calls `make` and stores its result for later runs. */
  get<T>(kind: CacheKind, key: string, make: () => T): T {
    const known = this.data<T>(kind, key);
    if (known !== undefined) return known;
    const made = make();
    this.write(kind, key, Buffer.from(JSON.stringify(made)));
    return made;
  }

  /** Returns the JSON data of one line of an entry; undefined if the entry is missing, damaged or not JSON. */
  data<T>(kind: CacheKind, key: string, line = 0): T | undefined {
    return attempt(() => JSON.parse(this.read(kind, key)?.toString().split("\n")[line] ?? ""));
  }

  /** Returns the bytes of an entry; undefined if it is missing or damaged. */
  read(kind: CacheKind, key: string): Buffer<ArrayBuffer> | undefined {
    const name = this.use(kind, key);
    if (this.#folder === undefined) return this.#memory.get(name);
    const file = join(this.#folder, name);
    const entry = attempt(() => readFileSync(file));
    const bytes = entry?.subarray(HASH_LENGTH);
    return bytes && entry?.toString("latin1", 0, HASH_LENGTH) === hashOf(bytes) ? bytes : undefined;
  }

  /** Stores the bytes of an entry. If the disk cannot be written, later runs make them again. */
  write(kind: CacheKind, key: string, bytes: Uint8Array): void {
    const name = this.use(kind, key);
    if (this.#folder === undefined) this.#memory.set(name, Buffer.from(bytes));
    else this.#put(join(this.#folder, name), Buffer.from(hashOf(bytes), "latin1"), bytes);
  }

  #put(file: string, ...parts: Uint8Array[]): void {
    const partial = `${file}.${process.pid}-${threadId}`;
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(partial, Buffer.concat(parts));
      renameSync(partial, file);
    } catch {
      this.isWritable = false;
      attempt(() => rmSync(partial, { force: true })); // if nothing can be written, there is nothing to remove
    }
  }

  /** Removes the entries that this run has not used and that were written more than a week ago. */
  sweep(): void {
    if (this.#folder === undefined) return;
    const oldest = Date.now() - UNUSED_FOR;
    for (const name of filesBelow(this.#folder).filter((name) => !this.#used.has(name))) {
      const file = join(this.#folder, name);
      const found = statSync(file, { throwIfNoEntry: false }); // another build may have moved it meanwhile
      if (found && found.mtimeMs < oldest) rmSync(file, { force: true });
    }
  }

  /** Marks an entry as used, read or not. Returns its path below the cache's folder. */
  use(kind: CacheKind, key: string): string {
    const name = `${kind}/${key.slice(0, 1)}/${key.slice(1)}`;
    this.#used.add(name);
    return name;
  }
}

/** Returns the first 128 bits of the SHA-256 of some parts, as 32 hexadecimal digits. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
/** Files with the versions of packages, and the compiler options. */
const PACKAGES = ["package.json", "package-lock.json", "tsconfig.json"];

const codeHashes = new Map<string, string>();

/**
 * Returns the hash of the code in some of the project's folders, of its package versions and of Node's version, as of
 * the first call: that is the code that runs, whatever is written later.
 */
export function codeHash(folders: readonly string[]): string {
  const known = codeHashes.get(folders.join());
  if (known !== undefined) return known;
  const below = (folder: string) => filesBelow(join(PROJECT, folder)).map((name) => `${folder}/${name}`);
  const files = [...folders.flatMap(below).filter((file) => !file.includes("node_modules/")), ...PACKAGES];
  const bytes = (file: string) => attempt(() => readFileSync(join(PROJECT, file))) ?? "";
  const hash = hashOf(process.version, ...files.flatMap((file) => [file, bytes(file)]));
  codeHashes.set(folders.join(), hash);
  return hash;
}
