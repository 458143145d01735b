import type { Block } from "../../schema/types.ts";
import type { PageInterface, ValidPage } from "../compile/forms.ts";
import { movedOf } from "../compile/interface.ts";
import { isOver } from "../survey/pageLocation.ts";
import { withoutSamples } from "./samples.ts";

/** The sections shown on a day: no drafts, none that are over, on a live site no samples; without a day, all. */
export function shownBlocks(all: Block[], today: string | undefined, launch: boolean): Block[] {
  const blocks = launch ? withoutSamples(all) : all;
  if (today === undefined) return blocks;
  return blocks.filter(
    (block) => !("draft" in block && block.draft) && !("until" in block && isOver(block.until, today)),
  );
}

/** The pages that are shown, where the nearest one above a page that has ended takes its address as an old one. */
export function withEnded<P extends ValidPage>(shown: P[], unpublished: readonly PageInterface[]): P[] {
  const ended = unpublished.filter(({ publication }) => publication.state === "ended");
  const byUrl = new Map(shown.map((page) => [page.url, page]));
  const heirOf = (url: string): P | undefined => {
    const above = url.slice(0, url.lastIndexOf("/")) || "/";
    return byUrl.get(above) ?? (above === "/" ? undefined : heirOf(above));
  };
  const taken = Map.groupBy(ended, ({ url }) => heirOf(url));
  return shown.map((page) => {
    const gone = taken.get(page)?.map(({ url }) => url);
    if (!gone) return page;
    const moved = [...movedOf(page).map(({ value }) => value), ...gone];
    return { ...page, head: { ...page.head, moved } };
  });
}
