import { type Holds, readSchema, type Schema } from "./readSchema.ts";

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

/** Reads the schemas as nodes: a whole file, or a definition in it. Each file is opened once. */
export class SchemaReader {
  #files = new Map<string, Schema>();

  read(file: string, definition?: string): SchemaNode {
    return this.#node(file, definition ? { $ref: `#/$defs/${definition}` } : this.#open(file));
  }

  definitions(file: string): string[] {
    return Object.keys(this.#open(file).$defs ?? {});
  }

  #node(file: string, { $ref, ...own }: Schema): SchemaNode {
    if ($ref === undefined) return this.#describe(file, own);
    const [path = "", pointer] = $ref.split("#");
    const target = path.replace("../", "") || file;
    const name = pointer?.split("/").at(-1);
    const whole = this.#open(target);
    const found = name === undefined ? whole : whole.$defs?.[name];
    const node = this.#node(target, { ...found, ...own });
    return target === "parts.json" ? { ...node, part: name } : node;
  }

  #describe(file: string, schema: Schema): SchemaNode {
    const { properties = {}, additionalProperties: others, oneOf = [], items } = schema;
    const inner = (part: Schema) => this.#node(file, part);
    return {
      title: schema.title ?? "",
      description: schema.description ?? "",
      alsoCalled: schema.alsoCalled,
      type: schema.type ?? "",
      constant: schema.const,
      choices: schema.enum ?? [],
      pattern: schema.pattern ?? "",
      holds: schema.holds,
      least: schema.minLength ?? schema.minItems ?? schema.minimum,
      most: schema.maxLength ?? schema.maxItems ?? schema.maximum,
      required: schema.required ?? [],
      properties: Object.entries(properties).map(([name, value]) => [name, inner(value)]),
      others: others ? inner(others) : undefined,
      variants: oneOf.map(inner),
      items: items && inner(items),
      examples: schema.examples ?? [],
    };
  }

  #open(file: string): Schema {
    const known = this.#files.get(file) ?? readSchema(file);
    this.#files.set(file, known);
    return known;
  }
}

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
