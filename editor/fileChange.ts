import type { Edit } from "../content/lib/edit.ts";
import { valueAt } from "../content/lib/path.ts";
import type { ValueChange } from "./requestTypes.ts";

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
