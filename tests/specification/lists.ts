import type { ResolvedBlock } from "../../content/resolve/forms.ts";
import type { Action } from "../../schema/types.ts";
import { only, page, there } from "../content/published.ts";

/** An entry of a grid of cards or of a checklist. */
export interface Entry {
  title: string;
  description?: string;
  features?: string[];
  tasks?: string[];
  urgency?: string;
  prevention?: string;
  solution?: string;
  cause?: string;
  link?: Action;
}

/** The only grid or checklist of a page whose id, heading or entry titles match. Throws if none or several do. */
export function list(url: string, about: RegExp): Entry[] {
  const [first, ...others] = lists(url, about);
  const found = others.length ? "several lists match" : "no list matches";
  return there(others.length ? undefined : first, `${url}: ${found} ${about}`);
}

/** All grids and checklists of a page whose id, heading or entry titles match. */
export function lists(url: string, about = /(?:)/): Entry[][] {
  return page(url).blocks.flatMap((block) => {
    const entries = entriesOf(block);
    const words = [block.id, "heading" in block && block.heading, ...entries.map(({ title }) => title)].join(
      "\n",
    );
    return entries.length && about.test(words) ? [entries] : [];
  });
}

/** The entries of a page's grids and checklists that have a certain property, such as `urgency`. */
export function entriesWith(url: string, key: keyof Entry): Entry[] {
  return lists(url)
    .flat()
    .filter((entry) => entry[key] !== undefined);
}

export const titles = (entries: { title?: string }[]) => entries.map(({ title }) => title);
export const steps = (url: string) => only(url, "steps").steps;
export const durations = (url: string) => steps(url).map(({ duration }) => hyphened(duration));
export const timeline = (url: string) => only(url, "timeline").entries;
export const labels = (url: string) => timeline(url).map(({ label }) => hyphened(label));
export const neighbourhoods = (url: string) =>
  only(url, "neighbourhoods").neighbourhoods.map(({ name }) => name);

/** A text with every dash turned into a hyphen, as in text(). */
function hyphened(said?: string): string | undefined {
  return said?.replace(/[–—]/g, "-");
}

function entriesOf(block: ResolvedBlock): Entry[] {
  if (block.type === "cardGrid") return block.cards;
  return block.type === "checklist" ? block.items : [];
}
