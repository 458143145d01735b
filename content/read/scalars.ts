import { isMapping } from "../variables/expand.ts";
import type { Path } from "./path.ts";

/** A value that holds no others: a text, a number, true or false, nothing. */
export interface Leaf {
  value: unknown;
  path: Path;
}

/** All such values in data, in order. */
export function leavesIn(node: unknown, path: Path = []): Leaf[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => leavesIn(item, [...path, index]));
  if (!isMapping(node)) return [{ value: node, path }];
  return Object.entries(node).flatMap(([key, item]) => leavesIn(item, [...path, key]));
}
