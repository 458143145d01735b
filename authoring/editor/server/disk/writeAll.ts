import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Change } from "../../../../content/edit/pages/change.ts";
import { nameComplaint } from "../../../../content/read/fileName.ts";
import { isOwn } from "../../../../content/read/files.ts";
import { Refusal } from "../http/refusal.ts";
import { writeWhole } from "./files.ts";

/** Makes all of some changes, or none: what was written before one failed is as it was again. */
export function writeAll(root: string, changes: readonly Change[]): void {
  const before = changes.map(({ file }): Change => ({ file, text: textOf(root, file) }));
  const done: Change[] = [];
  try {
    for (const [index, change] of changes.entries()) {
      done.push(before[index] ?? change);
      write(root, change);
    }
  } catch (error) {
    for (const old of done.reverse()) write(root, old);
    throw error;
  }
}

function write(root: string, { file, text }: Change): void {
  const place = placeOf(root, file);
  if (text === undefined) {
    rmSync(place, { force: true });
    return;
  }
  mkdirSync(dirname(place), { recursive: true });
  writeWhole(place, text);
}

function textOf(root: string, file: string): string | undefined {
  const place = placeOf(root, file);
  return existsSync(place) ? readFileSync(place, "utf8") : undefined;
}

/** The place of a content file that may not be there yet: in a folder of the project's own, reached by no link. */
function placeOf(root: string, file: string): string {
  let folder = dirname(file);
  while (folder !== "." && !existsSync(join(root, folder))) folder = dirname(folder);
  const isHere = !existsSync(join(root, file)) || isOwn(root, file);
  if (nameComplaint(file) !== undefined || !isHere || (folder !== "." && !isOwn(root, folder)))
    throw new Refusal(`${file} cannot be a page here.`);
  return join(root, file);
}
