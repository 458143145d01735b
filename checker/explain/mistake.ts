import type { ErrorObject } from "ajv/dist/2020.js";
import type { Path } from "../../content/lib/path.ts";
import type { Part, ProblemMessage } from "../../content/problem.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";

/** A mistake in data: the ajv error, its path, and the value as the file spells it. */
export interface Mistake {
  error: ErrorObject;
  path: Path;
  written: string;
  /** The mapping or list that holds the value. */
  around: unknown;
  node: SchemaNode;
  isRequired: boolean;
}

/** The message for a mistake, and its place if that is not the mistaken value. */
export interface Explained extends ProblemMessage {
  path?: Path;
  part?: Part;
  /** The part of its text that is wrong; the replacement is inserted there as text, not as YAML. */
  needle?: string;
}

/** Whether a text continues on the next lines without quotes or a block sign (| or >). */
export function isOverLines(written: string): boolean {
  return /^[^|>"'].*\n/.test(written);
}

/** A schema's description as a hint. */
export function whatBelongs(description: string | undefined): string | undefined {
  return description?.replace(/^[A-Z](?=[a-z' ])/, (first) => `What belongs here: ${first.toLowerCase()}`);
}
