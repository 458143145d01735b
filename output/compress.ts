import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { filesBelow } from "../content/read/filesBelow.ts";

const TEXT = /\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/;

/** What a file's name ends with where it is a compressed version. */
export const ENDINGS = [".br", ".gz"] as const;

/** Compressed versions of a file, by their endings. */
export type Versions = Record<(typeof ENDINGS)[number], Buffer>;

/**
 * Of a page of 48 KB, quality 5 makes 10.5 KB in 2.6 ms; 9 makes 10.4 in 25, 10 makes 9.4 in 45, 11 makes 9.3 in 123.
 * What every page loads is worth the best.
 */
const QUALITY = { page: 5, shared: 11 };
const GZIP = { level: 9 };
const SHARED = /(?:^|\/)assets\//;

/** A page's versions, made on this thread: those who render pages are several, and more would take a fifth longer. */
export function compressedPage(html: Buffer): Versions {
  return { ".br": brotliCompressSync(html, brotli(html, QUALITY.page)), ".gz": gzipSync(html, GZIP) };
}

/** A text's versions, made by other threads. */
export async function compressed(text: Buffer, quality = QUALITY.page): Promise<Versions> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, brotli(text, quality)),
    promisify(gzip)(text, GZIP),
  ]);
  return { ".br": br, ".gz": gz };
}

function brotli(text: Buffer, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length } };
}

/**
 * Writes a Brotli and a gzip version beside every text file below a folder that has none yet, as static hosts
 * serve them. `versionsOf` may know them from an earlier build.
 */
export async function compressFiles(folder: string, versionsOf = compressed): Promise<void> {
  const names = filesBelow(folder);
  const there = new Set(names);
  const texts = names.filter((name) => TEXT.test(name) && !there.has(`${name}.br`));
  // One after the other: two at once take 50 MB more, and are hardly done sooner.
  for (const name of texts) {
    const file = join(folder, name);
    const quality = SHARED.test(name) ? QUALITY.shared : QUALITY.page;
    const versions = await versionsOf(await readFile(file), quality);
    for (const ending of ENDINGS) await writeFile(file + ending, versions[ending]);
  }
}
