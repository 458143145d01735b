import type { Block, Picture } from "../../schema/types.ts";
import type { ResolvedBlock } from "./forms.ts";

/** How far apart pictures may be on a phone, in pixels: as heights are guessed, less than what is bearable. */
const FAR = 1750;
/** How high a section is on a phone, in pixels for each letter of its YAML, if it is not DEFAULT. */
const RATES: Record<string, number> = {
  areas: 15,
  articles: 25,
  faq: 0.6,
  prose: 0.8,
  quoteForm: 3,
  postalCodes: 30,
};
const DEFAULT = 1.1;
/** How far down in an article its first picture is, in pixels. */
const FIRST = 1000;
/** Sections that are rows between thin lines. */
export const LISTS =
  "areas cardGrid checklist contactCards faq neighbourhoods scales steps table timeline postalCodes".split(
    " ",
  );

/**
 * Puts the theme's pictures between sections: on phones where the next one would be far, on other screens where a third
 * list would follow two; also into articles. None is on a page twice, and those least like others there come first.
 */
export function withBands(blocks: ResolvedBlock[], own: Block[], names: string[], url: string) {
  const shown = JSON.stringify(blocks);
  const shownNames = shown.match(/(?<![a-z0-9-])[a-z0-9-]+(?=\.(?:jpg|png|webp))/g) ?? [];
  const words = new Set(shownNames.flatMap((name) => name.split("-")));
  const alike = (name: string) => name.split(/\W/).filter((word) => words.has(word)).length;
  const turned = names.flatMap((_, index) => names[(index + url.length) % names.length] ?? []);
  const left = turned.filter((name) => !shown.includes(`"${name}"`)).toSorted((a, b) => alike(a) - alike(b));
  const take = (count: number): Picture[] => left.splice(0, count).map((src) => ({ src, alt: "" }));
  const isArticle = blocks.some((block) => "article" in block);
  let [since, lists] = [0, 0];
  return blocks.map((block, index): ResolvedBlock => {
    const letters = JSON.stringify(own[index]).replace(/\p{M}/gu, "").length; // without an editor's marks
    const height = letters * (RATES[block.type] ?? DEFAULT);
    const isText = block.type === "prose" && !block.heading;
    const isPictured = !isText && (("picture" in block && block.picture) || "drawnChart" in block);
    const isList = !isPictured && LISTS.includes(block.type);
    const isThird = isList && lists === 2;
    const reach = isText ? FIRST : Math.min(height, FAR);
    const isFar = !isPictured && since > 0 && since + reach > FAR;
    const [band] = isFar || isThird ? take(1) : [];
    since = isFar || isPictured ? height : since + height;
    lists = isList ? (lists % 2) + 1 : 0;
    return {
      ...block,
      ...(band && { band, bandOn: isFar && isThird ? "all" : isFar ? "phones" : "wide" }),
      ...(isText && isArticle && { stills: take(letters / 1500) }),
    };
  });
}
