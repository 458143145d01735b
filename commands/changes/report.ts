import { diffWords } from "diff";
import type { Replaced, SiteChanges } from "./compare.ts";
import type { PageLook } from "./screenshots.ts";

/** The content of a report. */
export interface ChangesReport {
  /** The revision to compare with, such as main. */
  revision: string;
  changes: SiteChanges;
  looks: PageLook[];
  /** Number of pages that may look different and were not compared. */
  leftOut: number;
  /** Where the site as it is now can be seen, if anywhere. */
  preview?: string | undefined;
}

/**
 * Returns a replacement with removed and added words marked by <del> and <ins>, for HTML and Markdown alike. `plain`
 * escapes a text, `same` an unchanged one.
 */
export function markedWords(
  { before, after }: Replaced,
  plain: (text: string) => string,
  same = plain,
): string {
  const parts = diffWords(before, after).map(({ value, added, removed }) => {
    if (!added && !removed) return same(value);
    return added ? `<ins>${plain(value)}</ins>` : `<del>${plain(value)}</del>`;
  });
  return parts.join("");
}

/** Summarizes the changes in one line: "2 pages changed, 1 page added". */
export function summaryLine({ changed, added, redirected, lost, styles, scripts }: SiteChanges): string {
  const counts = [
    count(changed.length, "page changed", "pages changed"),
    count(added.length, "page added", "pages added"),
    count(redirected.length, "address leads on", "addresses lead on"),
    count(lost.length, "address leads nowhere", "addresses lead nowhere"),
    count(styles.length, "declaration of style changed", "declarations of style changed"),
    count(scripts.length, "script changed", "scripts changed"),
  ].filter(Boolean);
  return counts.join(", ") || "Nothing changed that visitors or search engines could see";
}

function count(number: number, one: string, several: string): string {
  return number === 0 ? "" : `${number} ${number === 1 ? one : several}`;
}

/** Returns the weight of a page and its change: "61 KB, 2 KB more". */
export function weightWords({ before, after }: { before: number; after: number }): string {
  const kilobytes = (bytes: number) => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`);
  if (before === after) return kilobytes(after);
  return `${kilobytes(after)}, ${kilobytes(Math.abs(after - before))} ${after > before ? "more" : "less"}`;
}

/** Describes what changed on a page besides its words. */
export function besidesWords(page: SiteChanges["changed"][number]): string {
  const besides = [
    count(page.links.length, "link", "links"),
    count(page.pictures.length, "picture", "pictures"),
    page.head.length ? "what search engines read" : "",
    page.structure ? "the order or kind of its parts" : "",
  ];
  return besides.filter(Boolean).join(", ");
}
