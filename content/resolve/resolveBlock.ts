import type { Block } from "../../schema/types.ts";
import type { Article, ResolvedBlock, Site } from "../types.ts";
import { pickArticles } from "./article.ts";
import { callTo, embedOf, officeOf } from "./offices.ts";
import { conversionOf } from "./tags.ts";

/** A block with what it shows beyond its own YAML. `article` is the one on whose page it stands, if any. */
export function resolveBlock(block: Block, site: Site, article: Article | undefined): ResolvedBlock {
  switch (block.type) {
    case "hero":
      return { ...block, trustItems: block.trust ? site.trust : [], ...(article && { article }) };
    case "steps":
      return { ...block, cities: block.coverage ? site.cities : [] };
    case "areas":
      return {
        ...block,
        cities: site.cities.filter(({ tier }) => block.tier === "all" || tier === block.tier),
      };
    case "offices":
      return { ...block, offices: block.show.map((key) => officeOf(site, key)) };
    case "map":
      return resolveMap(block, site);
    case "articles":
      return { ...block, articles: pickArticles(site.articles, block.pick, article) };
    case "quoteForm":
      return {
        ...block,
        cities: site.cities.map(({ name, url }) => ({ label: name, href: url })),
        call: callTo(site.phones.main),
        email: site.business.email,
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

function resolveMap(block: Extract<Block, { type: "map" }>, site: Site): ResolvedBlock {
  const place = officeOf(site, block.office);
  return { ...block, place, embed: embedOf(place, block.radius ?? 3000) };
}
