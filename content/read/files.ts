import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "./filesBelow.ts";

/** Bytes of a file that are read at most: more than a file may have, so that one which has more is reported. */
const MOST_BYTES = 1_000_000;

/** What systems and programs leave in folders, mostly unseen. */
const LEFT_ALONE = /^(?:\.|~\$)|^(?:Thumbs\.db|desktop\.ini)$/i;

/** A content file as it stands on disk. */
export interface ContentFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Undefined where it cannot be opened, or is no file of the project's own. */
  bytes: Uint8Array | undefined;
}

/** All content files below the root. */
export interface ContentFiles {
  site: ContentFile;
  theme: ContentFile;
  /** Those of words/, one a language. */
  words: ContentFile[];
  pages: ContentFile[];
}

/** site.yaml, theme/theme.yaml and all files of words and pages-data, in the order of their paths. */
export function readFiles(root: string): ContentFiles {
  return {
    site: readOwn(root, "site.yaml"),
    theme: readTheme(root),
    words: wordsIn(root),
    pages: pageFilesIn(root).map(({ file, isOwn }) => readFound(root, file, isOwn)),
  };
}

/** theme/theme.yaml below the root. */
export function readTheme(root: string): ContentFile {
  return readOwn(root, "theme/theme.yaml");
}

function wordsIn(root: string): ContentFile[] {
  const names = attempt(() => readdirSync(join(root, "words"))) ?? [];
  return names
    .filter((name) => !LEFT_ALONE.test(name))
    .sort()
    .map((name) => readOwn(root, `words/${name}`));
}

/** A file of the project's own at a path below the root. */
export function readOwn(root: string, file: string): ContentFile {
  // A pipe, which is no file, would have its reader wait for ever.
  return readFound(root, file, isOwn(root, file) && lstatSync(join(root, file)).isFile());
}

function readFound(root: string, file: string, isOwn: boolean): ContentFile {
  return { file, bytes: isOwn ? attempt(() => readStart(join(root, file))) : undefined };
}

/** A file that there is, and whether it is one of the project's own. */
interface Found {
  file: string;
  isOwn: boolean;
}

/** The files below pages-data, hidden ones aside; the folder itself where it cannot be opened. */
function pageFilesIn(root: string): Found[] {
  const folder = join(root, "pages-data");
  const entries = isOwn(root, "pages-data") ? attempt(() => entriesBelow(folder)) : undefined;
  if (!entries) return [{ file: "pages-data", isOwn: false }];
  return entries
    .filter((entry) => !entry.isDirectory() && !LEFT_ALONE.test(entry.name))
    .map((entry) => ({
      file: `pages-data${join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/")}`,
      isOwn: entry.isFile(), // no link: folders that are links are not entered
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Whether a path below the root is what it seems: no link, at no step, to a thing elsewhere, such as a secret. */
export function isOwn(root: string, file: string): boolean {
  return (
    attempt(() => realpathSync.native(join(root, file)) === join(realpathSync.native(root), file)) ?? false
  );
}

function readStart(path: string): Uint8Array {
  const descriptor = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(Math.min(fstatSync(descriptor).size, MOST_BYTES));
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
