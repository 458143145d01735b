import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Cache, hashOf } from "../../content/cache.ts";
import { filesBelow } from "../../content/read/filesBelow.ts";

const TEXT = /\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/;

/**
 * Of a page of 48 KB, quality 5 makes 10.5 KB in 2.6 ms; 9 makes 10.4 in 25, 10 makes 9.4 in 45, 11 makes 9.3 in 123.
 * What every page loads is worth the best.
 */
const QUALITY = { page: 5, shared: 11 };
const SHARED = /(?:^|\/)assets\//;

/** How a text is compressed, by the ending of the file's name. */
const FORMATS = {
  ".br": (text: Buffer, quality: number) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ".gz": (text: Buffer) => gzipSync(text, { level: 9 }),
};

/**
 * Writes the compressed versions of a text beside its file, from the cache or made. Synchronous: those who render pages
 * are several threads.
 */
export function writeCompressed(file: string, text: Buffer, cache: Cache, quality = QUALITY.page): void {
  const hash = hashOf(text);
  for (const [ending, compress] of Object.entries(FORMATS)) {
    const key = hashOf(hash, ending, String(quality));
    const known = cache.read("compressed", key);
    const version = known ?? compress(text, quality);
    if (!known) cache.write("compressed", key, version);
    writeFileSync(file + ending, version);
  }
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
    writeCompressed(file, readFileSync(file), cache, SHARED.test(name) ? QUALITY.shared : QUALITY.page);
  }
}
