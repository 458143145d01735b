import { isMapping } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";

/** One change to a file's data. */
export type Edit =
  /** Replaces the value of an entry, or adds the entry. In lists and mappings only what differs is written. */
  | { do: "set"; path: Path; value: unknown }
  /** Removes an entry or list item together with its own comments. */
  | { do: "remove"; path: Path }
  /** Adds a list item at the index at the end of the path. */
  | { do: "insert"; path: Path; value: unknown }
  /** Moves a list item to another index together with its comments. */
  | { do: "move"; path: Path; to: number };

const UNWRITABLE =
  "This change cannot be written into the file without changing something else in it. Make it in the file itself, in a text editor.";
export const MISSING =
  "What was to be changed is not in the file any more. Reload the page to see it as it is.";

/** Thrown where an edit cannot be written such that the file then says exactly what was meant. */
export class UnreadableAfter extends Error {
  override name = "UnreadableAfter";

  constructor(why = UNWRITABLE) {
    super(why);
  }
}

/**
 * Returns the data after an edit, with names in the order that they had. What is missing on the way is made. The
 * browser uses this too, so it must not import the parser of YAML.
 */
export function applyEdit(data: unknown, edit: Edit): unknown {
  const [at, key] = [edit.path.slice(0, -1), edit.path.at(-1)];
  if (key === undefined) return edit.do === "set" ? edit.value : data;
  return changeAt(data, at, (parent) => {
    if (Array.isArray(parent)) return editList(parent, Number(key), edit, "value" in edit && edit.value);
    const entries = isMapping(parent) ? parent : {};
    if (edit.do === "set" && edit.value !== undefined) return { ...entries, [key]: edit.value };
    if (edit.do === "insert" || edit.do === "move") return entries;
    return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== String(key)));
  });
}

/** Returns data with `change` made to what stands at a path. */
function changeAt(data: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(data);
  if (Array.isArray(data)) {
    const index = Number(key);
    return data.toSpliced(index, 1, changeAt(data[index], rest, change));
  }
  const entries = isMapping(data) ? data : {};
  const old = Object.hasOwn(entries, key) ? entries[key] : undefined;
  return { ...entries, [key]: changeAt(old, rest, change) };
}

/** Returns a list after an edit at an index; `item` is what it sets or inserts. */
export function editList<T>(list: readonly T[], index: number, edit: Edit, item: T): T[] {
  const rest = edit.do === "insert" ? [...list] : list.toSpliced(index, 1);
  if (edit.do === "remove") return rest;
  if (edit.do === "move") return rest.toSpliced(edit.to, 0, ...list.slice(index, index + 1));
  return rest.toSpliced(index, 0, item);
}

/** Whether an edit leads to what it changes, or to where it adds something: what is missing on the way is made. */
export function leads(data: unknown, edit: Edit, [key, ...rest]: Path = edit.path): boolean {
  const isSet = edit.do === "set";
  if (key === undefined || data === null || data === undefined) return isSet;
  if (rest.length > 0 && Array.isArray(data))
    return Number(key) in data && leads(data[Number(key)], edit, rest);
  if (Array.isArray(data)) {
    const most = isSet || edit.do === "insert" ? data.length : data.length - 1;
    return [Number(key), edit.do === "move" ? edit.to : 0].every((index) => index >= 0 && index <= most);
  }
  if (!isMapping(data)) return false;
  const has = Object.hasOwn(data, key);
  if (rest.length > 0) return leads(has ? data[key] : undefined, edit, rest);
  return isSet || (edit.do === "remove" && has);
}
