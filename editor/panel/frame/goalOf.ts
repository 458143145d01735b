import type { FieldPlace } from "../focus.ts";
import { placeAt } from "./placeAt.ts";
import { shownBlocks } from "./refreshPage.ts";

/** What a click on the page leads to in the panel: a text's field, or a section. */
type Goal = { place: FieldPlace } | { section: number; isHeading: boolean };

/**
 * Returns what a click leads to in the panel: "nowhere" for a link that would call somebody or leave the editor, and
 * undefined if the click is the page's own, such as on the logo, which leads to another page.
 */
export function goalOf(page: Document, event: MouseEvent): Goal | "nowhere" | undefined {
  const { target, altKey, ctrlKey, metaKey } = event;
  const inFrame = page.defaultView;
  if (altKey || ctrlKey || metaKey || !inFrame || !(target instanceof inFrame.Element)) return undefined;
  const place = placeAt(page, target, event.clientX, event.clientY);
  if (place) return { place };
  const section = shownBlocks(page).findIndex((block) => block.contains(target));
  if (section >= 0) return { section, isHeading: target.closest("h1, h2") !== null };
  const link = target.closest("a[href]");
  return link && !link.matches("[href^='/']") ? "nowhere" : undefined;
}
