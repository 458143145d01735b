import type { ErrorObject } from "ajv/dist/2020.js";
import type { Path } from "../../content/lib/data.ts";
import type { Finding, ProblemMessage } from "../../content/problem.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";

/** A mistake in data: the ajv error, its path and what messages call that, and the value as the file spells it. */
export interface Mistake {
  error: ErrorObject;
  path: Path;
  name: string;
  written: string;
  /** The mapping or list that holds the value. */
  around: unknown;
  node: SchemaNode;
  /** What its schema says of the value. */
  described: string | undefined;
  isRequired: boolean;
}

/**
 * The message for a mistake, and its place if that is not the mistaken value. A `needle` is the part of its text that is
 * wrong; the replacement is inserted there as text, not as YAML.
 */
export type Explained = ProblemMessage & Partial<Pick<Finding, "path" | "part" | "needle">>;

/** Explains a property without a value; `advice` says how to fill it. */
export function explainEmpty({ name, isRequired }: Mistake, advice: string): Explained {
  const way = advice.replace(/\.$/, "");
  const hint = isRequired ? `${way}.` : `${way}, or take the line away.`;
  return { code: "empty", message: `${name} is empty.`, hint };
}

/** Whether a text continues on the next lines without quotes or a block sign (| or >). */
export function isOverLines(written: string): boolean {
  return /^[^|>"'].*\n/.test(written);
}

/** A schema's description as a hint. */
export function whatBelongs(description: string | undefined): string | undefined {
  return description?.replace(/^[A-Z](?=[a-z' ])/, (first) => `What belongs here: ${first.toLowerCase()}`);
}

/** A value as the file spells it, shortened, in quotes unless it has its own. */
export function shown(written: string): string {
  const line = written.slice(0, 200).replace(/\s+/g, " ");
  const short = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return /^["']/.test(short) ? short : `'${short}'`;
}
