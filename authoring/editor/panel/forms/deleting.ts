import { pageKindOf } from "../../../../content/pageKind.ts";
import type { Choices } from "../../contract.ts";

/** What goes with a page that is deleted, asked in words; with a city's own page goes its folder. */
export function deleteQuestion(
  { file, url }: { file: string; url: string },
  pages: Choices["pages"],
  unsaved: readonly string[],
): string {
  const isGone = (other: string) =>
    other === file || (pageKindOf(url) === "cityHub" && other.startsWith(`pages-data${url}/`));
  const count = pages.filter((page) => isGone(page.file)).length - 1;
  const below = count > 0 ? ` and the ${count === 1 ? "page" : `${count} pages`} below it` : "";
  const lost = unsaved.filter(isGone).map((own) => pages.find((page) => page.file === own)?.title ?? own);
  const words = lost.length
    ? `\n\nWhat you have not saved goes too: ${lost.map((title) => `“${title}”`).join(", ")}. Undo brings it back, until this tab is closed.`
    : "";
  return `Delete the page ${url}${below}?${words}`;
}
