import type { ErrorObject } from "ajv/dist/2020.js";
import type { ProblemMessage } from "../../problem/problem.ts";
import type { Path } from "../../read/path.ts";
import type { Part } from "../../read/positions.ts";
import type { SchemaNode } from "../schemas/schemaNode.ts";

/** A mistake in data: what ajv says of it, where, and how the file spells the value there. */
export interface Mistake {
  error: ErrorObject;
  path: Path;
  written: string;
  /** The entry that it is one value of. */
  around: unknown;
  /** What may stand there. */
  node: SchemaNode;
  /** Whether its entry cannot do without it. */
  isRequired: boolean;
}

/** What to say of a mistake, and where, if not at its own value. */
export interface Explained extends ProblemMessage {
  path?: Path;
  part?: Part;
  /** The stretch of its text that is wrong, and is replaced as it is written. */
  needle?: string;
}

/** Whether a text goes on in the lines below its own, and no sign says that it does. */
export function isOverLines(written: string): boolean {
  return /^[^|>"'].*\n/.test(written);
}

/** What a schema says of an entry, as advice. */
export function whatBelongs(description: string | undefined): string | undefined {
  return description?.replace(/^[A-Z](?=[a-z' ])/, (first) => `What belongs here: ${first.toLowerCase()}`);
}
