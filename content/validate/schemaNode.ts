import { isMapping } from "../lib/data.ts";

/** The kind of a text: `text` is read by visitors, `label` names a button or a navigation entry. */
export type Holds =
  | "text"
  | "label"
  | "inlineMarkdown"
  | "paragraphs"
  | "markdown"
  | "link"
  | "picture"
  | "phone"
  | "office"
  | "drawing";

/**
 * A JSON Schema, or a part of one, with the keywords used here. Of this project's own, `holds` and `alsoCalled` (what
 * other tools call what a block does here) are read here; `says`, the words for a mistake, where mistakes are explained.
 */
export type Schema = {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  alsoCalled?: string[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  holds?: Holds;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: false | Schema;
  oneOf?: Schema[];
  items?: Schema;
  examples?: unknown[];
};

/** A schema with its references resolved: what a writer may put in one place. */
export interface SchemaNode {
  /** The name of its definition in parts.json, if any. */
  part?: string;
  title: string;
  description: string;
  alsoCalled?: string[];
  type: string;
  constant: unknown;
  choices: unknown[];
  pattern: string;
  holds?: Holds;
  /** The minimum and maximum, depending on its type: of characters, of entries, or of the number itself. */
  least?: number;
  most?: number;
  required: string[];
  properties: [name: string, node: SchemaNode][];
  /** The node of all other properties, where writers choose the names. */
  others?: SchemaNode;
  /** The variants of a union, each with its own `type`. */
  variants: SchemaNode[];
  items?: SchemaNode;
  examples: unknown[];
}

/** The node of a property, by its own schema or by that of all others. */
export function propertyOf({ properties, others }: SchemaNode, key: string): SchemaNode | undefined {
  return properties.find(([name]) => name === key)?.[1] ?? others;
}

/** The variant of a union with the `type` of the data; the node itself if there is none. */
export function variantFor(node: SchemaNode, data: unknown): SchemaNode {
  if (!isMapping(data)) return node;
  return node.variants.find((variant) => propertyOf(variant, "type")?.constant === data.type) ?? node;
}

/** Kinds of texts that hold Markdown: *emphasis*, links, headings. */
export const MARKED: readonly Holds[] = ["inlineMarkdown", "paragraphs", "markdown"];
const READ: readonly Holds[] = ["text", ...MARKED];

/** Whether visitors read texts of this kind. */
export function isRead(holds: Holds | undefined): boolean {
  return holds !== undefined && READ.includes(holds);
}
