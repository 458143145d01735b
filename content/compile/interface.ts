import type { PageFile } from "../../schema/types.ts";
import { embeddingOf, MAPS } from "../lib/providers.ts";
import { plainText } from "../markdown/tree.ts";
import type { PageInterface, ParsedPage, ValidParts } from "./forms.ts";

const WORDS_PER_MINUTE = 200;

/** Returns the interface of a page. */
export function pageInterfaceOf(parsed: ParsedPage): PageInterface {
  const { file, url, kind, language, original, citySlug, publication, data, value } = parsed;
  const { blocks: _, ...head } = data;
  const location = { file, url, kind, language, original, citySlug, publication };
  return value ? { ...location, ...validParts(value) } : { ...location, isValid: false, head };
}

function validParts({ blocks, ...head }: PageFile): ValidParts {
  const hero = blocks.find((block) => block.type === "hero");
  const bodies = blocks.flatMap((block) => (block.type === "prose" ? [block.body] : []));
  const frames = blocks.flatMap((block) => {
    if (block.type === "map") return MAPS;
    const frame = block.type === "embed" && embeddingOf(block.address)?.frame;
    return frame ? new URL(frame).origin : [];
  });
  return {
    isValid: true,
    head,
    ...(frames.length > 0 && { frames }),
    hero: { eyebrow: hero?.eyebrow, heading: hero?.heading, picture: hero?.picture },
    minutes: head.article && minutesOf(bodies.join("\n\n")),
  };
}

/** Minutes that it takes to read a Markdown text, at least one. */
function minutesOf(markdown: string): number {
  const words = plainText(markdown).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The aliases of a page. */
export function aliasesOf({ head }: { head: object }): string[] {
  const aliases = "aliases" in head ? head.aliases : undefined;
  return Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === "string") : [];
}

/** All addresses of a page: its canonical one, and its aliases. */
export function addressesOf(page: { url: string; head: object }): string[] {
  return [page.url, ...aliasesOf(page)];
}
