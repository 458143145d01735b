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
  const paths = page.remember("texts", () => pathsOf(page));
  return paths.map((path) => ({ text: String(valueAt(page.source.data, path)), path }));
}

function pathsOf({ source, marks }: CheckedPage): Path[] {
  const texts = marks.filter(
    ({ holds, path }) => isRead(holds) && typeof valueAt(source.data, path) === "string",
  );
  return texts.map(({ path }) => path);
}

/** The words of a page, its city's entry aside, that begin as names do. */
export function namesOf(page: CheckedPage): string[] {
  return page.remember("names of the page", () => [
    ...new Set(ownTexts(page).flatMap(({ text }) => namesIn(text))),
  ]);
}

/** The texts of a page but for those of its city's entry. */
export function ownTexts(page: CheckedPage): PageText[] {
  return textsOf(page).filter(({ path }) => path[0] !== "city");
}

/** The words of a text that begin with a capital or a digit, from the one at `start` of all its words. */
export function namesIn(text: string, start = 0): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(start).filter((word) => /^[\p{Lu}\d]/u.test(word));
}

/** All that a page's blocks say, as visitors read it, without names: those are what a copy has of its own. */
export function textOf({ marks }: CheckedPage): string {
  return marks
    .filter(({ holds, path }) => isRead(holds) && path[0] === "blocks")
    .map(({ value }) => value)
    .join("\n")
    .replace(/\p{Lu}[\p{L}\p{N}'’]*/gu, "");
}
