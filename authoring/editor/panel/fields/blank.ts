import type { SchemaNode } from "../../../../content/check/schemas/schemaNode.ts";

/** What an entry starts with: all that it needs, and nothing in it yet. */
export function blank(node: SchemaNode): unknown {
  if (node.constant !== undefined) return node.constant;
  if (node.choices.length > 0) return node.choices[0];
  switch (node.type) {
    case "array":
      return node.items ? [blank(node.items)] : [];
    case "object": {
      const needed = node.properties.filter(([name]) => node.required.includes(name));
      const entries = needed.map(([name, inner]) => [name, blank(inner)] as const);
      return Object.fromEntries(node.part === "action" ? [...entries, ["href", "/"]] : entries);
    }
    case "number":
    case "integer":
      return node.least ?? 0;
    case "boolean":
      return true;
    default:
      return "";
  }
}
