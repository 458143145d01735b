import type { Answers, Block, SiteFile } from "../../schema/types.ts";
import { isMapping } from "../lib/data.ts";

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
