import { AT, END } from "../../contract.ts";
import { type FieldPlace, pathFrom } from "../focus.ts";
import { shownBlocks } from "./refreshPage.ts";

/**
 * Returns what a click on the page of a file leads to in the panel: a text's field, or a section; "nowhere" for a link
 * that would call somebody or leave the editor, and undefined if the click is the page's own, such as on the logo,
 * which leads to another page.
 */
export function goalOf(page: Document, event: MouseEvent, file: string) {
  const { target, altKey, ctrlKey, metaKey } = event;
  const inFrame = page.defaultView;
  if (altKey || ctrlKey || metaKey || !inFrame || !(target instanceof inFrame.Element)) return undefined;
  const place = placeAt(page, target, event.clientX, event.clientY);
  if (place) return place;
  const section = shownBlocks(page).findIndex((block) => block.contains(target));
  const isHeading = target.closest("h1, h2") !== null;
  if (section >= 0) return isHeading ? { file, path: ["blocks", section, "heading"] } : section;
  const link = target.closest("a[href]");
  return link && !link.matches("[href^='/']") ? "nowhere" : undefined;
}

/** Elements that hold the text of one entry. */
const OF_WORDS = "h1, h2, h3, h4, p, li, a, button, span, small, summary, figcaption, dt, dd, blockquote";

/** Returns the place where the text at a point of a page is written, from the comments and attributes in its HTML. */
function placeAt(page: Document, target: Element, x: number, y: number): FieldPlace | undefined {
  const { offsetNode: node, offset } = page.caretPositionFromPoint(x, y) ?? {};
  const text = node && target.contains(node) ? node : target;
  const named = target.closest("[data-at]"); // a picture, or a link with a known target
  const near = named?.getAttribute("data-at") ?? undefined;
  const isNumber = named && /\d|@/.test(named.textContent) && !firstIn(page, named); // a phone or email within a text
  const written = (isNumber ? near : around(page, text)) ?? near ?? beside(page, target);
  const [file = "", keys = ""] = written?.split(":") ?? [];
  const behind = text === node ? text.textContent?.slice(0, offset) : undefined;
  return written ? { file, path: pathFrom(keys), behind } : undefined;
}

/** Returns the place in the last comment before a text; undefined if that comment ends a place. */
function around(page: Document, text: Node): string | undefined {
  return placeIn(page, text, `preceding::comment()[starts-with(., "${AT}") or . = "${END}"][1]`);
}

/** Returns the place of the first text beside an element that has none: a mark, an arrow, a colon. */
function beside(page: Document, target: Element): string | undefined {
  const element = target.closest(OF_WORDS);
  if (!element || element.closest("nav")) return undefined; // separators between its links have no place
  return firstIn(page, element) ?? (element.parentElement ? beside(page, element.parentElement) : undefined);
}

/** Returns the place of the first text in an element. */
function firstIn(page: Document, element: Element): string | undefined {
  return placeIn(page, element, `descendant::comment()[starts-with(., "${AT}")][1]`);
}

/** Returns the place in the comment at an XPath. */
function placeIn(page: Document, from: Node, xpath: string): string | undefined {
  const comment = page.evaluate(xpath, from, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  const words = comment?.textContent ?? END;
  return words === END ? undefined : words.slice(AT.length);
}
