import { isMapping } from "../../content/read/data.ts";
import type { Page } from "../../content/types.ts";
import { structuredData, toJsonLd } from "../../renderer/head/structuredData.ts";
import { site } from "../content/published.ts";
import { isClass, isKindOf, isValueOf, rangeOf } from "./vocabularyRules.ts";

/** A node of a graph, as crawlers read it. */
export type Node = Record<string, unknown>;

const KEYWORDS = ["@id", "@type"];

/** The nodes of a page's graph, read from the JSON that stands in its HTML. */
export function nodesOf(page: Page): Node[] {
  const { "@graph": nodes } = JSON.parse(toJsonLd(structuredData(site, page)));
  return Array.isArray(nodes) ? nodes.filter(isMapping) : [];
}

/** The nodes of one type in a page's graph. */
export function nodes(page: Page, type: string): Node[] {
  return nodesOf(page).filter((node) => node["@type"] === type);
}

/** What in a graph is not in the vocabulary of schema.org, or names a node that is not there. */
export function violations(graph: Node[]): string[] {
  const types = new Map(graph.flatMap(typesById));
  return graph.flatMap((node) => checkNode(node, types));
}

/** The types of all nodes that have an @id, however deep. */
function typesById(value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap(typesById);
  if (!isMapping(value)) return [];
  const { "@id": id, "@type": type } = value;
  const own: [string, string][] = typeof id === "string" && typeof type === "string" ? [[id, type]] : [];
  return [...own, ...Object.values(value).flatMap(typesById)];
}

function checkNode(node: Node, types: Map<string, string>): string[] {
  const type = String(node["@type"]);
  if (!isClass(type)) return [`${type} is no type`];
  return Object.entries(node)
    .filter(([property]) => !KEYWORDS.includes(property))
    .flatMap(([property, value]) => {
      const range = rangeOf(type, property);
      if (!range) return [`${type} has no ${property}`];
      const values = Array.isArray(value) ? value : [value];
      return values.flatMap((single) => checkValue(single, range, `${type}.${property}`, types));
    });
}

function checkValue(value: unknown, range: string[], place: string, types: Map<string, string>): string[] {
  if (!isMapping(value))
    return range.some((name) => isValueOf(value, name))
      ? []
      : [`${place} cannot be ${JSON.stringify(value)}`];
  const type = String(value["@type"] ?? types.get(String(value["@id"])));
  const fits = range.some((name) => isKindOf(type, name));
  const inside = "@type" in value ? checkNode(value, types) : [];
  return fits ? inside : [`${place} cannot be ${type} (${JSON.stringify(value).slice(0, 80)})`, ...inside];
}
