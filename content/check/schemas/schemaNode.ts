import { type Holds, readSchema, type Schema } from "./readSchema.ts";

/** A place in the schemas, with what its references lead to filled in: what a writer may put there. */
export interface SchemaNode {
  /** The part of parts.json that it is, if any. */
  part?: string;
  title: string;
  description: string;
  type: string;
  /** The one value it can have. */
  constant: unknown;
  choices: unknown[];
  pattern: string;
  /** What its text stands for. */
  holds?: Holds;
  /** The least and the most of what counts for its type: characters, entries, or the number itself. */
  least?: number;
  most?: number;
  required: string[];
  properties: [name: string, node: SchemaNode][];
  /** What values of other names hold, where a writer chooses the names. */
  others?: SchemaNode;
  /** What it can be, each with a `type` of its own. */
  variants: SchemaNode[];
  /** What a list holds. */
  items?: SchemaNode;
  examples: unknown[];
}

/** Reads the schemas as nodes: a whole file, or a definition in it. Each file is opened once. */
export class SchemaReader {
  #files = new Map<string, Schema>();

  /** A file of schema/, or the definition of this name in it. */
  read(file: string, definition?: string): SchemaNode {
    return this.#node(file, definition ? { $ref: `#/$defs/${definition}` } : this.#open(file));
  }

  /** The names of the definitions in a file. */
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
