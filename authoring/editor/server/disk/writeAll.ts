import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileWrite } from "../../../../content/edit/pages/change.ts";
import { nameComplaint } from "../../../../content/read/fileName.ts";
import { isOwn } from "../../../../content/read/files.ts";
import type { Step } from "../../made.ts";
import { Refusal } from "../http/refusal.ts";
import { readFile, writeWhole } from "./files.ts";

const PAGES = "pages-data";

/** Makes all changes or none: where one fails, those before are reverted. Returns the changed files. */
export function writeAll(root: string, changes: readonly FileWrite[]): Step[] {
  const before = changes.map(({ file }): FileWrite => ({ file, text: textOf(root, file) }));
  const done: FileWrite[] = [];
  try {
    for (const [index, change] of changes.entries()) {
      done.push(before[index] ?? change);
      write(root, change);
    }
  } catch (error) {
    for (const old of done.reverse()) write(root, old);
    throw error;
  }
  return changes.map(({ file, text }, index) => ({ file, before: before[index]?.text, after: text }));
}

/** Redoes or undoes steps. Refused where a file was changed since. */
export function rewriteAll(root: string, steps: readonly Step[]): void {
  for (const { file, before } of steps)
    if (textOf(root, file) !== before)
      throw new Refusal(`${file} has been changed since. Nothing was done, so that this is not lost.`, 409);
  writeAll(
    root,
    steps.map(({ file, after }) => ({ file, text: after })),
  );
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
  if (folder === PAGES || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0)
    return;
  rmdirSync(join(root, folder));
  removeEmpty(root, dirname(folder));
}

function textOf(root: string, file: string): string | undefined {
  return existsSync(placeOf(root, file)) ? readFile(root, file).text : undefined;
}

/** Returns the path of a content file that may not exist yet. Refuses paths and links that lead out of the project. */
function placeOf(root: string, file: string): string {
  let folder = dirname(file);
  while (folder !== "." && !existsSync(join(root, folder))) folder = dirname(folder);
  const isHere = !existsSync(join(root, file)) || isOwn(root, file);
  if (nameComplaint(file) !== undefined || !isHere || (folder !== "." && !isOwn(root, folder)))
    throw new Refusal(`${file} cannot be a page here.`);
  return join(root, file);
}
