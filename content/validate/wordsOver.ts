import type { SchemaNode } from "./schemaNode.ts";

const NEVER_TEXT = ["number", "integer", "boolean"];

/** The schema of translated words that are merged over data: the same properties that can be text, none required. */
export function wordsOver(node: SchemaNode): SchemaNode {
  const { properties, items, others } = node;
  return {
    ...node,
    required: [],
    properties: properties
      .filter(([, { type, choices }]) => !NEVER_TEXT.includes(type) && choices.length === 0)
      .map(([name, inner]) => [name, wordsOver(inner)]),
    ...(items && { items: wordsOver(items) }),
    ...(others && { others: wordsOver(others) }),
  };
}

/** A copy of a node with one of its properties replaced. */
export function withProperty(node: SchemaNode, name: string, inner: SchemaNode): SchemaNode {
  const properties = node.properties.map(([own, old]): [string, SchemaNode] => [
    own,
    own === name ? inner : old,
  ]);
  return { ...node, properties };
}
