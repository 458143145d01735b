import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";
import { filesBelow } from "./read/filesBelow.ts";

/** What the cache holds: files parsed, pages compiled, what they are resolved to, how they are rendered and their files, pictures made, npm's bill, dictionaries. */
export type CacheKind =
  | "parsed"
  | "compiled"
  | "parts"
  | "resolved"
  | "pages"
  | "files"
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

  /** The data of an entry, or of one line of it; undefined where there is none, or where it is damaged or no JSON, so none of ours. */
  data<T>(kind: CacheKind, key: string, line = 0): T | undefined {
    try {
      return JSON.parse(this.read(kind, key)?.toString().split("\n")[line] ?? "");
    } catch {
      return undefined;
    }
  }

  /** The bytes of an entry; undefined where there is none, or where it is damaged. */
  read(kind: CacheKind, key: string): Buffer<ArrayBuffer> | undefined {
    const name = this.use(kind, key);
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
    const name = this.use(kind, key);
    if (this.#folder === undefined) {
      this.#memory.set(name, Buffer.from(bytes));
      return;
    }
    this.#put(join(this.#folder, name), Buffer.from(hashOf(bytes), "latin1"), bytes);
  }

  /** Keeps a file of a build under the hash of its bytes, which it gives. */
  keepFile(bytes: Uint8Array): string {
    const hash = hashOf(bytes);
    const name = this.use("files", hash);
    if (this.#folder !== undefined) this.#put(join(this.#folder, name), bytes);
    return hash;
  }

  /**
   * Puts a file that is kept into a build: as a link, which takes a tenth of the time that writing does. Gives false
   * where it is not kept, or where somebody has changed it since, perhaps in the build.
   */
  placeFile(hash: string, target: string): boolean {
    const name = this.use("files", hash);
    if (this.#folder === undefined) return false;
    const file = join(this.#folder, name);
    try {
      const bytes = readFileSync(file);
      if (hashOf(bytes) !== hash) return false;
      linkOrWrite(file, target, bytes);
      return true;
    } catch {
      return false;
    }
  }

  /** Writes a file whole, or not at all. */
  #put(file: string, ...parts: Uint8Array[]): void {
    const partial = `${file}.${process.pid}-${threadId}`;
    try {
      if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
      writeFileSync(partial, Buffer.concat(parts));
      renameSync(partial, file);
    } catch {
      this.isWritable = false;
      removeIfPossible(partial);
    }
  }

  /** Whether there is an entry, damaged or not. */
  has(kind: CacheKind, key: string): boolean {
    const name = this.use(kind, key);
    if (this.#folder === undefined) return this.#memory.has(name);
    return statSync(join(this.#folder, name), { throwIfNoEntry: false }) !== undefined;
  }

  /** Removes the entries that this run has not wanted and that are older than a week. */
  sweep(): void {
    if (this.#folder === undefined) return;
    const oldest = Date.now() - UNUSED_FOR;
    for (const name of existsSync(this.#folder) ? filesBelow(this.#folder) : []) {
      const file = join(this.#folder, name);
      if (!this.#used.has(name) && statSync(file).mtimeMs < oldest) rmSync(file, { force: true });
    }
  }

  /** Notes that an entry is wanted, read or not. Gives its file below the cache's folder. */
  use(kind: CacheKind, key: string): string {
    const name = `${kind}/${key.slice(0, 1)}/${key.slice(1)}`;
    this.#used.add(name);
    return name;
  }
}

/** Some file systems have no links, and none leads from one to another. */
function linkOrWrite(file: string, target: string, bytes: Uint8Array): void {
  try {
    linkSync(file, target);
  } catch {
    rmSync(target, { force: true }); // what is written into a link would change what that leads to
    writeFileSync(target, bytes);
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
