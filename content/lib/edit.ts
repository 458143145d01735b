import type { Path } from "./path.ts";

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
