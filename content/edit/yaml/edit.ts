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
const MISSING = "What was to be changed is not in the file any more. Reload the page to see it as it is.";

/** Thrown where an edit cannot be written such that the file then says exactly what was meant. */
export class UnreadableAfter extends Error {
  override name = "UnreadableAfter";

  constructor(why = UNWRITABLE) {
    super(why);
  }
}

/**
 * Returns the data after an edit, with names in the order that they had; unchanged where the edit leads nowhere. The
 * browser uses this too, so it must not import the parser of YAML.
 */
export function applyEdit(data: unknown, edit: Edit): unknown {
  try {
    return edited(data, edit);
  } catch {
    return data;
  }
}

/**
 * Returns the data after an edit. What is missing on the way to a value that is set is made. Throws UnreadableAfter
 * where the edit leads nowhere, as after a change by somebody else.
 */
export function edited(data: unknown, edit: Edit, [key, ...rest]: Path = edit.path): unknown {
  const value = "value" in edit ? edit.value : undefined;
  const sets = edit.do === "set" && value !== undefined;
  if (key === undefined) return sets ? value : refuse();
  const group = data ?? (sets ? {} : refuse());
  if (Array.isArray(group)) {
    const index = Number(key);
    if (rest.length === 0) return editList<unknown>(group, index, edit, value);
    return Object.hasOwn(group, index) ? group.with(index, edited(group[index], edit, rest)) : refuse();
  }
  if (!isMapping(group)) return refuse();
  const has = Object.hasOwn(group, key);
  if (!has && !sets) return refuse();
  if (rest.length > 0) return { ...group, [key]: edited(has ? group[key] : undefined, edit, rest) };
  if (edit.do === "insert" || edit.do === "move") return refuse();
  if (sets) return { ...group, [key]: value };
  return Object.fromEntries(Object.entries(group).filter(([name]) => name !== String(key)));
}

/** Returns a list after an edit at an index; `item` is what it sets or inserts. */
export function editList<T>(list: readonly T[], index: number, edit: Edit, item: T): T[] {
  const last = list.length - (edit.do === "set" || edit.do === "insert" ? 0 : 1);
  const places = edit.do === "move" ? [index, edit.to] : [index];
  if (!places.every((place) => place >= 0 && place <= last)) return refuse();
  const rest = edit.do === "insert" ? [...list] : list.toSpliced(index, 1);
  if (edit.do === "remove") return rest;
  if (edit.do === "move") return rest.toSpliced(edit.to, 0, ...list.slice(index, index + 1));
  return rest.toSpliced(index, 0, item);
}

function refuse(): never {
  throw new UnreadableAfter(MISSING);
}
