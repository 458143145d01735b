import type { Answers, Block, SiteFile } from "../../schema/types.ts";
import type { PageInterface, ValidPage } from "../compile/forms.ts";
import { ancestorsOf } from "../lib/addresses.ts";
import { isMapping } from "../lib/data.ts";
import { isOver } from "../survey/pageLocation.ts";

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
  const urls = new Set(shown.map(({ url }) => url));
  const heirOf = (url: string) => ancestorsOf(url).find((above) => urls.has(above));
  const taken = Map.groupBy(ended, ({ url }) => heirOf(url));
  return shown.map((page) => {
    const gone = taken.get(page.url)?.map(({ url }) => url);
    if (!gone) return page;
    const moved = [...(page.head.moved ?? []), ...gone];
    return { ...page, head: { ...page.head, moved } };
  });
}

/** The business without sample answers: a live site leaves their rows out. */
export function withoutSampleAnswers({ answers, services, ...site }: SiteFile): SiteFile {
  return { ...site, answers: answers && real(answers), services: services.map(real) };
}

/** The blocks of a page without its samples, and without a block whose lists held nothing else. */
export function withoutSamples(blocks: Block[]): Block[] {
  return blocks.map(real).filter((block) => {
    const lists = Object.values(block).filter(Array.isArray);
    return lists.length === 0 || lists.some((list) => list.length > 0);
  });
}

/** An entry without its samples: those among its values, and in its lists. */
function real<T extends Answers | Block>(entry: T): T {
  const kept = Object.entries(entry).map(([key, value]) => [
    key,
    isSample(value) ? undefined : Array.isArray(value) ? value.filter((one) => !isSample(one)) : value,
  ]);
  return { ...entry, ...Object.fromEntries(kept) };
}

function isSample(value: unknown): boolean {
  return isMapping(value) && value.sample === true;
}
