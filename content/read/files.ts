import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../lib/attempt.ts";
import { isLeftBehind } from "../lib/fileName.ts";
import { entriesBelow } from "../lib/filesBelow.ts";

/** Maximum number of bytes read of a file: more than a file may have, so that larger ones are still reported. */
const MOST_BYTES = 1_000_000;

/** What else stands in words/: lists for the spell checker, and what translations were made from. */
const NOT_WORDS = /^(?:spelling(?:\.[a-z]{2,3})?|trade)\.txt$|^translated$/;

/** A content file as it is on disk. */
export interface ContentFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Undefined if it cannot be opened, or is not a regular file inside the project. */
  bytes: Uint8Array | undefined;
}

/** Reads site.yaml, theme/theme.yaml and all files in words/ and below pages-data/, sorted by path. */
export function readFiles(root: string) {
  return {
    site: readOwn(root, "site.yaml"),
    theme: readTheme(root),
    words: namesAt(join(root, "words"))
      .filter((name) => !isLeftAlone(name) && !NOT_WORDS.test(name))
      .sort()
      .map((name) => readOwn(root, `words/${name}`)),
    pages: pageFilesIn(root).map(({ file, isOwn }) => readFound(root, file, isOwn)),
  };
}

/** The names of the files and folders in a folder; none if it cannot be opened. */
export function namesAt(folder: string): string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}

/** Reads theme/theme.yaml below the root. */
export function readTheme(root: string): ContentFile {
  return readOwn(root, "theme/theme.yaml");
}

/** Reads a file at a path below the root; without its bytes if it is not the project's own. */
export function readOwn(root: string, file: string): ContentFile {
  // A pipe is not a regular file: reading it would block forever.
  return readFound(root, file, isOwn(root, file) && lstatSync(join(root, file)).isFile());
}

function readFound(root: string, file: string, isOwn: boolean): ContentFile {
  return { file, bytes: isOwn ? attempt(() => readPart(join(root, file), 0, MOST_BYTES)) : undefined };
}

/** The files below pages-data except hidden ones; only the folder itself if it cannot be opened. */
function pageFilesIn(root: string): { file: string; isOwn: boolean }[] {
  const folder = "pages-data";
  const entries = isOwn(root, folder) ? attempt(() => entriesBelow(join(root, folder))) : undefined;
  if (!entries) return [{ file: folder, isOwn: false }];
  return entries
    .map(({ path, isFile }) => ({ file: `${folder}/${path}`, isOwn: isFile })) // not a link
    .filter(({ file }) => !isLeftAlone(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Whether a file is hidden, or left behind by a system or program. */
function isLeftAlone(file: string): boolean {
  return /(?:^|\/)\.[^/]*$/.test(file) || isLeftBehind(file);
}

/** Whether a path below the root exists and no part of it is a link, which could lead to a secret elsewhere. */
export function isOwn(root: string, file: string): boolean {
  const real = attempt(() => realpathSync.native(join(root, file)));
  return real !== undefined && real === join(realpathSync.native(root), file);
}

/** Reads at most `length` bytes of a file, from an offset on. */
export function readPart(path: string, start: number, length: number): Buffer {
  const descriptor = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(Math.min(length, fstatSync(descriptor).size - start));
    return bytes.subarray(0, readSync(descriptor, bytes, { position: start }));
  } finally {
    closeSync(descriptor);
  }
}
