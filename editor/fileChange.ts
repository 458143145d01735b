import type { Edit } from "../content/lib/edit.ts";
import { type Path, valueAt } from "../content/lib/path.ts";

/** A change of one value. An undefined `before` means that it is added, an undefined `after` that it is removed. */
export interface ValueChange {
  path: Path;
  before?: unknown;
  after?: unknown;
  /** The new index of an item that moves within its list. */
  to?: number;
}

/** A change of a whole file. Undefined means that the file does not exist. */
interface TextChange {
  path?: undefined;
  before?: string;
  after?: string;
}

/** A change that was made to a file. */
export type FileChange = (ValueChange | TextChange) & {
  /** Shared by changes that were made together, and are undone together. */
  id: string;
  /** An ISO 8601 time, such as 2026-12-01T09:30:00.000Z. */
  when: string;
  file: string;
  /** The change of the file's text as a patch, so that undo restores comments and layout too. */
  patch?: string;
};

/** Returns the change that an edit makes to data. */
export function changeOf(edit: Edit, data: unknown): ValueChange {
  const { path } = edit;
  const value = valueAt(data, path);
  switch (edit.do) {
    case "set":
      return { path, before: value, after: edit.value };
    case "insert":
      return { path, after: edit.value };
    case "remove":
      return { path, before: value };
    case "move":
      return { path, before: value, after: value, to: edit.to };
  }
}

/** Returns the edit that makes a change. */
export function editOf({ path, before, after, to }: ValueChange): Edit {
  if (to !== undefined) return { do: "move", path, to };
  if (after === undefined) return { do: "remove", path };
  const isNewItem = before === undefined && typeof path.at(-1) === "number";
  return { do: isNewItem ? "insert" : "set", path, value: after };
}
