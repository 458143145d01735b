import type { Edit, Path } from "../../content/edit/editYaml.ts";
import { isMapping } from "../../content/read/data.ts";

/** Returns the edit that an untrusted value describes; undefined where it describes none. */
export function editFrom(from: unknown): Edit | undefined {
  if (!isMapping(from) || !isPath(from.path)) return undefined;
  const { path, value, to } = from;
  switch (from.do) {
    case "remove":
      return { do: "remove", path };
    case "set":
    case "insert":
      return value === undefined ? undefined : { do: from.do, path, value };
    case "move":
      return typeof to === "number" ? { do: "move", path, to } : undefined;
    default:
      return undefined;
  }
}

function isPath(path: unknown): path is Path {
  return Array.isArray(path) && path.every((key) => typeof key === "string" || Number.isInteger(key));
}
