import { randomBytes } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isContentFile } from "../../checker/lib/fileNames.ts";
import { isOwn } from "../../content/read/files.ts";
import type { FileWrite } from "../pages/project.ts";
import { Refusal } from "../refusal.ts";

/** Returns the text of a content file; undefined if it does not exist. Throws a Refusal if it is not UTF-8. */
export function textOf(root: string, file: string): string | undefined {
  const place = placeOf(root, file);
  if (!existsSync(place)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(place));
  } catch {
    throw new Refusal(`${file} is not saved as UTF-8: save it so in your text editor first.`, 503);
  }
}

/** Writes all files or none: if one fails, all are restored. */
export function writeAll(root: string, writes: readonly FileWrite[]): void {
  const before = writes.map(({ file }): FileWrite => ({ file, text: textOf(root, file) }));
  try {
    for (const file of writes) write(root, file);
  } catch (error) {
    for (const old of before) write(root, old);
    throw error;
  }
}

/** Writes a file atomically: readers see either the old or the new one. */
export function writeWhole(place: string, content: string | Uint8Array): void {
  const beside = join(dirname(place), `.${basename(place)}.${randomBytes(6).toString("hex")}`);
  try {
    const mode = statSync(place, { throwIfNoEntry: false })?.mode;
    writeFileSync(beside, content, { mode, flag: "wx" });
    renameSync(beside, place);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function write(root: string, { file, text }: FileWrite): void {
  const place = placeOf(root, file);
  if (text === undefined) {
    rmSync(place, { force: true });
    removeEmpty(root, dirname(file));
    return;
  }
  mkdirSync(dirname(place), { recursive: true });
  writeWhole(place, text);
}

/** Removes an empty folder, as a new city could not be created in it otherwise. */
function removeEmpty(root: string, folder: string): void {
  const place = join(root, folder);
  if (folder === "pages-data" || !existsSync(place) || readdirSync(place).length > 0) return;
  rmdirSync(place);
  removeEmpty(root, dirname(folder));
}

/** Returns the path of a content file that may not exist yet. Refuses paths and links that lead out of the project. */
function placeOf(root: string, file: string): string {
  if (isContentFile(file) && isOwnPlace(root, file)) return join(root, file);
  throw new Refusal(`There is no file ${file} that can be edited here.`, 404);
}

function isOwnPlace(root: string, file: string): boolean {
  const there = lstatSync(join(root, file), { throwIfNoEntry: false });
  if (there) return there.isFile() && isOwn(root, file);
  let folder = dirname(file);
  while (folder !== "." && !existsSync(join(root, folder))) folder = dirname(folder);
  return folder === "." || isOwn(root, folder);
}
