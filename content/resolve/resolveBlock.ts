import type { Block, ContactCard } from "../../schema/types.ts";
import type { Article, BlockOf, ResolvedBlock, Site, TitledCard } from "../types.ts";
import { areasOf, suggestionsOf } from "./areas.ts";
import { pickArticles } from "./article.ts";
import { callTo, embedOf, officeCard, officeOf } from "./offices.ts";
import { conversionOf } from "./tags.ts";

/** Behind a closing call to action that names no picture of its own; it shows nothing that words could tell. */
const WATER = { src: "water-caustics.jpg", alt: "" };

/** A block with what it shows beyond its own YAML. `article` is the one on whose page it stands, if any. */
export function resolveBlock(block: Block, site: Site, article: Article | undefined): ResolvedBlock {
  switch (block.type) {
    case "hero":
      return { ...block, trustItems: block.trust ? site.trust : [], ...(article && { article }) };
    case "steps":
      return { ...block, cities: block.coverage ? site.areas : [] };
    case "areas":
      return { ...block, ...areasOf(site.cities, block.tier) };
    case "offices":
      return { ...block, offices: block.show?.map((key) => officeOf(site, key)) ?? site.officeList };
    case "contactCards":
      return { ...block, cards: block.cards.flatMap((card) => contactCards(card, site)) };
    case "map":
      return resolveMap(block, site);
    case "articles":
      return { ...block, articles: pickArticles(site.articles, block.pick, article) };
    case "cta":
      return { ...block, picture: block.picture ?? WATER };
    case "quoteForm":
      return {
        ...block,
        ...suggestionsOf(site.cities),
        services: servicesOf(site),
        call: callTo(site.phones.main),
        email: site.business.email,
        reply: site.hours.reply,
        conversion: conversionOf(site),
      };
    case "newsletter":
      return {
        ...block,
        call: callTo(site.phones.main),
        ...(site.links.newsletter && { provider: site.links.newsletter }),
      };
    default:
      return block;
  }
}

/** The card, or where all offices stand in its place a card for each. */
function contactCards({ title, offices, ...card }: ContactCard, { officeList }: Site): TitledCard[] {
  if (offices) return officeList.map(officeCard);
  return title === undefined ? [] : [{ title, ...card }]; // one of the two is there: the schema sees to it
}

/** The services of the quote form by the ends of the addresses that speak of them. */
function servicesOf({ quote }: Site): BlockOf<"quoteForm">["services"] {
  const ends = quote?.services.flatMap(({ service, pages }) => pages.map((end) => [end, service] as const));
  return Object.fromEntries(ends ?? []);
}

function resolveMap(block: Extract<Block, { type: "map" }>, site: Site): ResolvedBlock {
  const place = officeOf(site, block.office);
  return { ...block, place, embed: embedOf(place, block.radius ?? 3000) };
}
