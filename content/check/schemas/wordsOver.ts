import type { SchemaNode } from "./schemaNode.ts";

const NEVER_TEXT = ["number", "integer", "boolean"];

/** What words of another language may be where they are laid over data: the same names, of which none is needed. */
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

/** A node with another one in the place of one of its properties. */
export function withProperty(node: SchemaNode, name: string, inner: SchemaNode): SchemaNode {
  const properties = node.properties.map(([own, old]): [string, SchemaNode] => [
    own,
    own === name ? inner : old,
  ]);
  return { ...node, properties };
}
