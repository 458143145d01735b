import type { Path } from "./path.ts";

/** Whether a value is a mapping of names to values. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value that holds no others: a text, a number, true or false, nothing. */
export interface Scalar {
  value: unknown;
  path: Path;
}

/** All such values in data, in order. */
export function scalarsIn(node: unknown, path: Path = []): Scalar[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => scalarsIn(item, [...path, index]));
  if (!isMapping(node)) return [{ value: node, path }];
  return Object.entries(node).flatMap(([key, item]) => scalarsIn(item, [...path, key]));
}
