import type { Path } from "../../read/path.ts";

/** One change of what a file says. */
export type Edit =
  /** Replaces an entry's value, or adds the entry. Of a list or a group of entries, only what differs is written. */
  | { do: "set"; path: Path; value: unknown }
  /** Takes away an entry or list item, with the comments that are its own. */
  | { do: "remove"; path: Path }
  /** Adds a list item; the path ends with the index at which it shall stand. */
  | { do: "insert"; path: Path; value: unknown }
  /** Brings a list item to another index, its comments with it. */
  | { do: "move"; path: Path; to: number };

const WHY =
  "This change cannot be written into the file without changing something else in it. Make it in the file itself, in a text editor.";

/** An edit that is refused, since the file could not be read afterwards as it was meant. */
export class UnreadableAfter extends Error {
  override name = "UnreadableAfter";

  constructor(why = WHY) {
    super(why);
  }
}
