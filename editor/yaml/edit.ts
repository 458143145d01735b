import { type Edit, isMapping, type Path, valueAt } from "../../content/lib/data.ts";
import type { ValueChange } from "../requestTypes.ts";

/**
 * Returns the data after an edit, with keys in their former order. Missing mappings on the path, which leads from the
 * data to the edited value, are created. The browser uses this too, so it must not import the YAML parser.
 */
export function applyEdit(data: unknown, edit: Edit, [key, ...rest]: Path = edit.path): unknown {
  const value = "value" in edit ? edit.value : undefined;
  if (key === undefined) return edit.do === "set" ? value : data;
  if (Array.isArray(data)) {
    const index = Number(key);
    if (rest.length > 0) return data.toSpliced(index, 1, applyEdit(data[index], edit, rest));
    return editList<unknown>(data, index, edit, value);
  }
  const entries = isMapping(data) ? data : {};
  const old = Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (rest.length > 0) return { ...entries, [key]: applyEdit(old, edit, rest) };
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

/** Whether the path of an edit leads to an existing value, or to a place where the edit can add one. */
export function leads(data: unknown, edit: Edit, [key, ...rest]: Path = edit.path): boolean {
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
