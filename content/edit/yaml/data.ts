import { isDeepStrictEqual } from "node:util";
import { isMapping } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import { type Edit, UnreadableAfter } from "./edit.ts";

/** A value as YAML can hold it: what is undefined is left out. */
export function plain<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

/** Whether two values say the same; the order of names in a mapping says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}

/** Data after an edit: what a file shall say when it is read again. */
export function applied(data: unknown, edit: Edit): unknown {
  const [key, ...rest] = edit.path;
  if (key === undefined) return edit.do === "set" ? edit.value : nowhere();
  return changed(data, key, rest, edit);
}

function changed(data: unknown, key: string | number, rest: Path, edit: Edit): unknown {
  const [next, ...others] = rest;
  if (Array.isArray(data)) {
    const index = Number(key);
    if (!Number.isInteger(index) || index < 0) return nowhere();
    if (next === undefined) return changedList(data, index, edit);
    return index < data.length ? data.with(index, changed(data[index], next, others, edit)) : nowhere();
  }
  const name = String(key);
  if (!isMapping(data) && !(data === null || data === undefined)) return nowhere();
  const entries = Object.entries(data ?? {}).filter(([other]) => other !== name);
  const old = isMapping(data) && Object.hasOwn(data, name) ? data[name] : undefined;
  if (next !== undefined) return Object.fromEntries([...entries, [name, changed(old, next, others, edit)]]);
  if (edit.do === "set" && edit.value !== undefined)
    return Object.fromEntries([...entries, [name, edit.value]]);
  if (edit.do === "set" || edit.do === "remove")
    return old === undefined ? nowhere() : Object.fromEntries(entries);
  return nowhere();
}

function changedList(list: unknown[], index: number, edit: Edit): unknown[] {
  const last = list.length - (edit.do === "insert" || edit.do === "set" ? 0 : 1);
  if (index > last) return nowhere();
  if (edit.do === "set") return list.toSpliced(index, 1, edit.value);
  if (edit.do === "insert") return list.toSpliced(index, 0, edit.value);
  const rest = list.toSpliced(index, 1);
  if (edit.do === "remove") return rest;
  if (!Number.isInteger(edit.to) || edit.to < 0 || edit.to > last) return nowhere();
  return rest.toSpliced(edit.to, 0, list[index]);
}

function nowhere(): never {
  throw new UnreadableAfter(
    "What was to be changed is not in the file any more. Reload the page to see it as it is.",
  );
}
