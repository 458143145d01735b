import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Cache, hashOf } from "../content/cache.ts";
import { filesBelow } from "../content/read/filesBelow.ts";

const TEXT = /\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/;

/** What a file's name ends with where it is a compressed version. */
const ENDINGS = [".br", ".gz"] as const;

/** Compressed versions of a file, by their endings. */
type Versions = Record<(typeof ENDINGS)[number], Buffer>;

/**
 * Of a page of 48 KB, quality 5 makes 10.5 KB in 2.6 ms; 9 makes 10.4 in 25, 10 makes 9.4 in 45, 11 makes 9.3 in 123.
 * What every page loads is worth the best.
 */
const QUALITY = { page: 5, shared: 11 };
const SHARED = /(?:^|\/)assets\//;

/** A text's compressed versions, from the cache or made. Synchronous: those who render pages are several threads. */
export function compressed(text: Buffer, cache: Cache, quality = QUALITY.page): Versions {
  const key = hashOf(text);
  const version = (ending: keyof Versions, make: () => Buffer) => {
    const name = hashOf(key, ending, String(quality));
    const known = cache.read("compressed", name);
    const made = known ?? make();
    if (!known) cache.write("compressed", name, made);
    return made;
  };
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length };
  return {
    ".br": version(".br", () => brotliCompressSync(text, { params })),
    ".gz": version(".gz", () => gzipSync(text, { level: 9 })),
  };
}

/**
 * Writes a Brotli and a gzip version beside every text file below a folder that has none yet, as static hosts
 * serve them.
 */
export function compressFiles(folder: string, cache: Cache): void {
  const names = filesBelow(folder);
  const there = new Set(names);
  for (const name of names.filter((one) => TEXT.test(one) && !there.has(`${one}.br`))) {
    const file = join(folder, name);
    const quality = SHARED.test(name) ? QUALITY.shared : QUALITY.page;
    writeVersions(file, compressed(readFileSync(file), cache, quality));
  }
}

/** Writes the compressed versions of a file beside it. */
export function writeVersions(file: string, versions: Versions): void {
  for (const ending of ENDINGS) writeFileSync(file + ending, versions[ending]);
}
