import type { SchemaNode } from "../../check/schemas/schemaNode.ts";
import type { Edit } from "../../edit/yaml/edit.ts";
import type { Problem } from "../../problem/problem.ts";
import type { Path } from "../../read/path.ts";

/** A value of a page and the one that it translates: a text, or the whole page, or a part of it. */
export interface Pair {
  /** Where they stand: in the translation, and in its original. */
  here: Path;
  there: Path;
  /** What stands there, and what stood there when this was made from it, where that is known. */
  own: unknown;
  original: unknown;
  was: unknown;
  node: SchemaNode;
  memory: Memory;
}

/**
 * Where the value of the original at `from` is remembered; of an entry that is not remembered yet, where it belongs: then
 * all of it is remembered at once.
 */
export interface Memory {
  path: Path;
  from: Path;
  /** Whether it is added to a list. */
  isNew?: true;
}

/** An entry, or a list's, that one of the two pages has alone, or elsewhere. */
export interface Difference {
  kind: NonNullable<Problem["follow"]>["kind"];
  /** Where to tell it in the translation, and where the entry stands that it is about: there, of one that is extra here. */
  here: Path;
  at: Path;
  entry: unknown;
  node: SchemaNode;
  /** Of one that is missing or has moved, the entry before it in the original. */
  before?: unknown;
  /** The change that makes the translation as the original is: of one that is missing, with the original's words. */
  mend: Edit;
  /** The same change of what is remembered, where it takes one. */
  memory?: Edit;
}
