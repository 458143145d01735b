import type { CheckedPage } from "../../check/checkPages.ts";
import { isRead } from "../../check/schemas/marks.ts";
import { type Path, valueAt } from "../../read/path.ts";

/** A text that visitors read, and where it stands. */
export interface PageText {
  text: string;
  path: Path;
}

/** The texts of a page as they are written, its city's entry among them. */
export function textsOf({ source, marks }: CheckedPage): PageText[] {
  return marks.flatMap(({ holds, path }) => {
    const text = isRead(holds) ? valueAt(source.data, path) : undefined;
    return typeof text === "string" ? [{ text, path }] : [];
  });
}

/** All that a page's blocks say, as visitors read it, without these names. */
export function textOf({ marks }: CheckedPage, names: readonly string[]): string {
  const text = marks
    .filter(({ holds, path }) => isRead(holds) && path[0] === "blocks")
    .map(({ value }) => value)
    .join("\n");
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((left, name) => left.replaceAll(name, " "), text);
}
