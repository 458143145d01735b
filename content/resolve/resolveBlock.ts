import type { Block, ContactCard } from "../../schema/types.ts";
import { chartAround, chartOfAll } from "../chart/chart.ts";
import type { Nearest } from "../chart/nearest.ts";
import type { Article, BlockOf, Chart, Place, ResolvedBlock, Site, TitledCard } from "../types.ts";
import { areasOf, suggestionsOf } from "./areas.ts";
import { pickArticles } from "./article.ts";
import { callTo, embedOf, officeCard, officeOf } from "./offices.ts";
import { conversionOf } from "./tags.ts";

/** Behind a closing call to action that names no picture of its own; it shows nothing that words could tell. */
const WATER = { src: "water-caustics.jpg", alt: "" };

/** Where a block stands: on an article's page, or in a city's folder. */
export interface Whereabouts {
  article?: Article;
  place?: Place;
  /** The site's cities by where they lie. */
  nearest?: Nearest;
}

/** What the hero of an article shows of it: its picture stands there once. */
function articleHero(article: Article | undefined): { article?: Article; picture?: Article["picture"] } {
  if (!article) return {};
  const { picture, ...shown } = article;
  return { article: shown, picture };
}

/** A block with what it shows beyond its own YAML. */
export function resolveBlock(block: Block, site: Site, where: Whereabouts = {}): ResolvedBlock {
  const { article } = where;
  switch (block.type) {
    case "hero":
      return {
        ...block,
        trustItems: block.trust ? site.trust : [],
        ...articleHero(article),
        ...(block.chart && { coast: chartFor(where, site) }),
      };
    case "cardGrid":
      return { ...block, look: block.look ?? "index" };
    case "neighbourhoods":
      return { ...block, ...(block.chart && { coast: chartFor(where, site) }) };
    case "steps":
      return { ...block, cities: block.coverage ? site.areas : [] };
    case "areas":
      return { ...block, ...areasOf(site.cities, block.tier) };
    case "offices":
      return { ...block, offices: block.show?.map((key) => officeOf(site, key)) ?? site.officeList };
    case "contactCards":
      return { ...block, cards: block.cards.flatMap((card) => contactCards(card, site)) };
    case "map": {
      const place = officeOf(site, block.office);
      return { ...block, place, embed: embedOf(place, block.radius ?? 3000) };
    }
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

/** The coast around the page's city; all of it on a page that belongs to none. */
function chartFor({ place, nearest }: Whereabouts, { cities }: Site): Chart | undefined {
  return place && nearest ? chartAround(place, nearest) : chartOfAll(cities);
}

/** The services of the quote form by the ends of the addresses that speak of them. */
function servicesOf({ quote }: Site): BlockOf<"quoteForm">["services"] {
  const ends = quote?.services.flatMap(({ service, pages }) => pages.map((end) => [end, service] as const));
  return Object.fromEntries(ends ?? []);
}
