import type { Graph, Thing } from "schema-dts";
import type { Frame, Page } from "../../../content/types.ts";
import { unjoined } from "../../../content/typography/typeset.ts";
import { businessMention, businessNode, organizationNode, websiteNode } from "./business.ts";
import { articleNodes, breadcrumbNode, faqNodes, serviceNodes, webPageNode } from "./pageNodes.ts";
import { cityNode, mappedArea } from "./places.ts";

/** All that a page tells search engines (schema.org): one graph, whose nodes name each other by @id. */
export function structuredData(site: Frame, page: Page): Graph {
  const business = page.kind === "home" ? businessNode(site) : businessMention(site, page);
  const everywhere = [organizationNode(site), business, websiteNode(site)];
  const here = page.kind === "notFound" ? [] : pageNodes(site, page);
  return { "@context": "https://schema.org", "@graph": [...everywhere, ...here] };
}

function pageNodes(site: Frame, page: Page): Thing[] {
  return [
    webPageNode(site, page),
    ...(page.breadcrumbs.length ? [breadcrumbNode(site, page)] : []),
    ...(page.city && page.place
      ? [cityNode(site, { ...page.place, description: page.city.description })]
      : []),
    ...mappedArea(site, page),
    ...serviceNodes(site, page),
    ...faqNodes(site, page),
    ...articleNodes(site, page),
  ];
}

/** A graph as the text of its script element, which no content can end: `<` is written as its escape. */
export function toJsonLd(graph: Graph): string {
  return unjoined(JSON.stringify(graph)).replaceAll("<", "\\u003c");
}
