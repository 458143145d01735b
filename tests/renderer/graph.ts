import { isMapping } from "../../content/lib/data.ts";
import type { Page } from "../../content/resolve/forms.ts";
import { structuredData, toJsonLd } from "../../renderer/head/jsonLd/structuredData.ts";
import { site } from "../content/published.ts";

/** A node of a graph, as crawlers read it. */
export type Node = Record<string, unknown>;

/** The nodes of a page's graph, read back from the JSON in its HTML. */
export function nodesOf(page: Page, of = site): Node[] {
  const { "@graph": nodes } = JSON.parse(toJsonLd(structuredData(of, page)));
  return Array.isArray(nodes) ? nodes.filter(isMapping) : [];
}

/** The nodes of one type in a page's graph. */
export function nodes(page: Page, type: string, of = site): Node[] {
  return nodesOf(page, of).filter((node) => node["@type"] === type);
}
