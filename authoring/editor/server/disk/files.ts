import { randomBytes } from "node:crypto";
import { lstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { hashOf } from "../../../../content/cache.ts";
import { nameComplaint } from "../../../../content/read/fileName.ts";
import { isOwn } from "../../../../content/read/files.ts";
import type { OnDisk, Saved } from "../../contract.ts";
import { diskRefusal, Refusal } from "../http/refusal.ts";

/** Returns the path of a file that the editor may change. Refuses paths and links that lead out of the project. */
function placeOf(root: string, file: string): string {
  if (nameComplaint(file) !== undefined || !isOwn(root, file) || !lstatSync(join(root, file)).isFile())
    throw new Refusal(`There is no file ${file} that can be edited here.`, 404);
  return join(root, file);
}

/** A content file as it is. */
export function readFile(root: string, file: string): OnDisk {
  const bytes = readFileSync(placeOf(root, file));
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, revision: hashOf(bytes) };
  } catch {
    throw new Refusal(`${file} is not saved as UTF-8: save it so in your text editor first.`);
  }
}

/** Saves a text atomically; returns a conflict where the file is not at `revision` any more. */
export function saveFile(root: string, file: string, text: string, revision: string): Saved {
  const disk = readFile(root, file);
  if (disk.revision !== revision && disk.text !== text) return { conflict: disk };
  if (disk.text !== text) writeWhole(placeOf(root, file), text);
  return { saved: readFile(root, file) };
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
    throw diskRefusal(error);
  }
}
