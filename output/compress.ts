import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:html|css|js|svg|xml|txt|json|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a Brotli and a gzip version beside every text file below a folder, as static hosts serve them. Those of
 * files that are the same in `before`, the build that this one replaces, are taken from there.
 */
export async function compressFiles(folder: string, before?: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name), before && join(before, name))));
}

async function compressFile(file: string, before: string | undefined): Promise<void> {
  const text = await readFile(file);
  if (before && (await takeFrom(before, file, text))) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}

/** Whether the versions of a file could be copied from those of the same text elsewhere. */
async function takeFrom(before: string, file: string, text: Buffer): Promise<boolean> {
  try {
    if (!text.equals(await readFile(before))) return false;
    await Promise.all([".br", ".gz"].map((ending) => copyFile(before + ending, file + ending)));
    return true;
  } catch {
    return false; // there is none yet
  }
}
