import type { CheckedPage } from "../../check/checkPages.ts";
import { isRead } from "../../check/schemas/marks.ts";
import { type Path, valueAt } from "../../read/path.ts";

/** A text that visitors read, and where it stands. */
export interface PageText {
  text: string;
  path: Path;
}

/** The texts of a page as they are written, its city's entry among them. */
export function textsOf(page: CheckedPage): PageText[] {
  return page.remember("texts", () => readTexts(page));
}

function readTexts({ source, marks }: CheckedPage): PageText[] {
  return marks.flatMap(({ holds, path }) => {
    const text = isRead(holds) ? valueAt(source.data, path) : undefined;
    return typeof text === "string" ? [{ text, path }] : [];
  });
}

/** All that a page's blocks say, as visitors read it, without names: those are what a copy has of its own. */
export function textOf({ marks }: CheckedPage): string {
  return marks
    .filter(({ holds, path }) => isRead(holds) && path[0] === "blocks")
    .map(({ value }) => value)
    .join("\n")
    .replace(/\p{Lu}[\p{L}\p{N}'’]*/gu, "");
}
