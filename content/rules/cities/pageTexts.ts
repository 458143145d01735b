import type { Path } from "../../read/path.ts";
import { isMapping } from "../../variables/expand.ts";

/** What is no text to read, though it is written as one. */
const NOT_READ = new Set(
  "type id tone lazy icon look marker columns src mobile href call tier pick office show".split(" "),
);

/** A text and where it stands. */
export interface PageText {
  text: string;
  path: Path;
}

/** The texts of some data that visitors read, in order. */
export function textsIn(node: unknown, path: Path = []): PageText[] {
  if (typeof node === "string") return [{ text: node, path }];
  if (Array.isArray(node)) return node.flatMap((item, index) => textsIn(item, [...path, index]));
  if (!isMapping(node)) return [];
  return Object.entries(node)
    .filter(([key]) => !NOT_READ.has(key))
    .flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** All that a page's blocks say, without these names. */
export function textOf(page: { blocks?: unknown }, names: readonly string[]): string {
  const text = textsIn(page.blocks)
    .map(({ text }) => text)
    .join("\n");
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((left, name) => left.replaceAll(name, " "), text);
}
