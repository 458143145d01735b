import type { Edit } from "../../../content/lib/edit.ts";
import type { Path } from "../../../content/lib/path.ts";
import type { Problem } from "../../../content/problem.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";

/** A value of a translation and its original: a text, or the whole page, or a part of it. */
export interface Pair {
  /** Their paths in the translation and in its original. */
  here: Path;
  there: Path;
  /** Their values; `was` is the original's when this was translated from it, undefined if that is unknown. */
  own: unknown;
  original: unknown;
  was: unknown;
  node: SchemaNode;
  record: Memory;
}

/**
 * The path in the record for the original's value at `from`. For a value within an entry that is not recorded yet,
 * both paths are those of that entry: all of it is recorded at once.
 */
export interface Memory {
  path: Path;
  from: Path;
  /** Whether it is to be inserted into a list. */
  isNew?: true;
}

/** An entry or list item that is missing, extra or moved in a translation. */
export interface Difference {
  kind: NonNullable<Problem["follow"]>["kind"];
  /** Where to report it in the translation; and the path of the entry: in the original, or here if it is extra. */
  here: Path;
  at: Path;
  entry: unknown;
  node: SchemaNode;
  /** For a missing or moved list item, the item before it in the original. */
  before?: unknown;
  /** The edit that makes the translation match its original; a missing entry is added in the original's words. */
  mend: Edit;
  /** The corresponding edit of the record, if it needs one. */
  record?: Edit;
}
