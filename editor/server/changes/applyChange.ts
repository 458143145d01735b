import { isDeepStrictEqual } from "node:util";
import { applyPatch, createPatch, formatPatch, parsePatch, reversePatch } from "diff";
import { schemaNameOf } from "../../../checker/lib/fileNames.ts";
import { parseYaml } from "../../../checker/lib/parseYaml.ts";
import { type Path, valueAt } from "../../../content/lib/data.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";
import { Refusal } from "../../refusal.ts";
import type { FileChange, ValueChange } from "../../requestTypes.ts";
import { editOf } from "../../yaml/edit.ts";
import { editYaml } from "../../yaml/editYaml.ts";

/** A file's text after a change, or the conflicting value in place of the one to be changed. */
type Applied = { text: string | undefined } | { theirs: unknown };

/** Applies a change to a file's text, unless somebody else has changed the same value, or the same lines. */
export function applyChange(text: string | undefined, change: FileChange): Applied {
  const { file, path } = change;
  const patched = text === undefined ? undefined : patchedText(text, change);
  if (patched !== undefined) return { text: patched };
  if (path === undefined) {
    if (text === change.before || text === change.after) return { text: change.after };
    throw new Refusal(`${file} has been changed since. Nothing was done, so that this is not lost.`, 409);
  }
  if (text === undefined) throw new Refusal(`There is no file ${file} any more.`, 404);
  const data = parseYaml(text);
  if (data === undefined)
    throw new Refusal(`${file} cannot be read as YAML just now. Your words are kept here until it can.`, 503);
  const place = placeNow(data, change);
  if (place) return { text: editYaml(text, editOf({ ...change, path: place }), schemaOf(file)) };
  const theirs = valueAt(data, path);
  return isDeepStrictEqual(theirs, change.after) ? { text } : { theirs };
}

/** Returns the change that reverts another. */
export function reversed(change: FileChange): FileChange {
  if (change.path === undefined) return { ...change, before: change.after, after: change.before };
  const { path, before, after, to, patch } = change;
  const back = patch && formatPatch(reversePatch(parsePatch(patch)));
  const swapped = { ...change, before: after, after: before, patch: back };
  const from = path.at(-1);
  if (to === undefined || typeof from !== "number") return swapped;
  return { ...swapped, path: path.with(-1, to), to: from };
}

/** Returns the difference of two texts as a patch. */
export function patchOf(before = "", after = ""): string {
  return createPatch("file", before, after, undefined, undefined, { context: 3 });
}

/** Returns the schema of a file, by its name. */
export function schemaOf(file: string) {
  return openSchemas()[schemaNameOf(file)].node;
}

/** Applies a change as a patch; undefined if the lines around it have changed, or the result is not valid YAML. */
function patchedText(text: string, { path, before, after, patch }: FileChange): string | undefined {
  const isWhole = path === undefined && before !== undefined && after !== undefined;
  const lines = isWhole ? patchOf(before, after) : patch;
  const patched = lines ? applyPatch(text, lines) : false;
  return patched !== false && parseYaml(patched) !== undefined ? patched : undefined;
}

/** Returns the current path of the value to be changed; undefined if it has another value by now. */
function placeNow(data: unknown, { path, before, after, to }: ValueChange): Path | undefined {
  const index = path.at(-1);
  const list = valueAt(data, path.slice(0, -1));
  const isItem = Array.isArray(list) && typeof index === "number";
  if (isItem && before === undefined) return path.with(-1, Math.min(index, list.length));
  if (isDeepStrictEqual(valueAt(data, path), before)) return path;
  if (!isItem || (after !== undefined && to === undefined)) return undefined;
  const now = list.findIndex((item) => isDeepStrictEqual(item, before)); // items were added or removed before it
  return now < 0 ? undefined : path.with(-1, now);
}

const ONE_GO = 1500; // milliseconds between keystrokes that are undone together

/** Whether the same value is set again soon after it was set. */
export function isTypedOn(last: FileChange, next: FileChange): boolean {
  const isSet = (change: FileChange) => change.path !== undefined && editOf(change).do === "set";
  const isSame = isDeepStrictEqual([last.file, last.path], [next.file, next.path]);
  return (
    isSame && isSet(last) && isSet(next) && Date.parse(next.when ?? "") - Date.parse(last.when ?? "") < ONE_GO
  );
}
