import { type Edit, isMapping, type Path, valueAt } from "../../content/lib/data.ts";
import { InvalidEdit } from "../refusal.ts";
import type { ValueChange } from "../requestTypes.ts";

const MISSING = "What was to be changed is not in the file any more. Reload the page to see it as it is.";

/**
 * Returns the data after an edit, with keys in their former order. Missing mappings on the path are created. The
 * browser uses this too, so it must not import the YAML parser.
 */
export function applyEdit(data: unknown, edit: Edit): unknown {
  return edited(data, edit, edit.path);
}

function edited(data: unknown, edit: Edit, [key, ...rest]: Path): unknown {
  const value = "value" in edit ? edit.value : undefined;
  if (key === undefined) return edit.do === "set" ? value : data;
  if (Array.isArray(data)) {
    const index = Number(key);
    if (rest.length > 0) return data.toSpliced(index, 1, edited(data[index], edit, rest));
    return editList<unknown>(data, index, edit, value);
  }
  const entries = isMapping(data) ? data : {};
  const old = Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (rest.length > 0) return { ...entries, [key]: edited(old, edit, rest) };
  if (edit.do === "insert" || edit.do === "move") return entries;
  if (value !== undefined) return { ...entries, [key]: value };
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== String(key)));
}

/** Returns a list after an edit at an index; `item` is the item that it sets or inserts. */
export function editList<T>(list: readonly T[], index: number, edit: Edit, item: T): T[] {
  const rest = edit.do === "insert" ? [...list] : list.toSpliced(index, 1);
  if (edit.do === "remove") return rest;
  if (edit.do === "move") return rest.toSpliced(edit.to, 0, ...list.slice(index, index + 1));
  return rest.toSpliced(index, 0, item);
}

/** Throws InvalidEdit if the path of an edit is not in the data, as after a change by somebody else. */
export function refuseMissing(data: unknown, edit: Edit): void {
  if (!leads(data, edit, edit.path)) throw new InvalidEdit(MISSING);
}

/** Whether the path of an edit leads to an existing value, or to a place where the edit can add one. */
function leads(data: unknown, edit: Edit, [key, ...rest]: Path): boolean {
  const isSet = edit.do === "set";
  if (key === undefined || data === null || data === undefined) return isSet;
  if (Array.isArray(data)) {
    if (rest.length > 0) return Number(key) in data && leads(data[Number(key)], edit, rest);
    const last = isSet || edit.do === "insert" ? data.length : data.length - 1;
    return [Number(key), edit.do === "move" ? edit.to : 0].every((index) => index >= 0 && index <= last);
  }
  if (!isMapping(data)) return false;
  const has = Object.hasOwn(data, key);
  if (rest.length > 0) return leads(has ? data[key] : undefined, edit, rest);
  return isSet || (edit.do === "remove" && has);
}

/** Returns the change that an edit makes to data. */
export function changeOf(edit: Edit, data: unknown): ValueChange {
  const { path } = edit;
  const value = valueAt(data, path);
  if (edit.do === "insert") return { path, after: edit.value };
  if (edit.do === "set") return { path, before: value, after: edit.value };
  return edit.do === "remove" ? { path, before: value } : { path, before: value, after: value, to: edit.to };
}

/** Returns the edit that makes a change. */
export function editOf({ path, before, after, to }: ValueChange): Edit {
  if (to !== undefined) return { do: "move", path, to };
  if (after === undefined) return { do: "remove", path };
  const isNewItem = before === undefined && typeof path.at(-1) === "number";
  return { do: isNewItem ? "insert" : "set", path, value: after };
}
