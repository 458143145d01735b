import { isMapping } from "../../read/data.ts";
import { readSchema, type Schema } from "./readSchema.ts";

/** What a text stands for: `text` is read by visitors, `label` by those who choose where to go next. */
const HOLDS = [
  "text",
  "label",
  "inlineMarkdown",
  "paragraphs",
  "markdown",
  "link",
  "picture",
  "phone",
  "office",
] as const;
export type Holds = (typeof HOLDS)[number];

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
    return Object.keys(mapping(this.#open(file).$defs));
  }

  /** The files that a union leaves the choice of. */
  members(file: string): string[] {
    return list(this.#open(file).oneOf).map((member) => text(mapping(member).$ref));
  }

  #node(file: string, { $ref, ...own }: Schema): SchemaNode {
    if (typeof $ref !== "string") return this.#describe(file, own);
    const [path = "", pointer] = $ref.split("#");
    const target = path.replace("../", "") || file;
    const name = pointer?.split("/").at(-1);
    const node = this.#node(target, { ...this.#find(target, name), ...own });
    return target === "parts.json" ? { ...node, part: name } : node;
  }

  #describe(file: string, schema: Schema): SchemaNode {
    return {
      title: text(schema.title),
      description: text(schema.description),
      type: text(schema.type),
      constant: schema.const,
      choices: list(schema.enum),
      pattern: text(schema.pattern),
      holds: HOLDS.find((name) => name === schema.holds),
      least: number(schema.minLength ?? schema.minItems ?? schema.minimum),
      most: number(schema.maxLength ?? schema.maxItems ?? schema.maximum),
      required: list(schema.required).map(String),
      properties: Object.entries(mapping(schema.properties)).map(([name, value]) => [
        name,
        this.#node(file, mapping(value)),
      ]),
      others: isMapping(schema.additionalProperties)
        ? this.#node(file, schema.additionalProperties)
        : undefined,
      variants: list(schema.oneOf).map((variant) => this.#node(file, mapping(variant))),
      items: isMapping(schema.items) ? this.#node(file, schema.items) : undefined,
      examples: list(schema.examples),
    };
  }

  #find(file: string, definition?: string): Schema {
    const whole = this.#open(file);
    return definition === undefined ? whole : mapping(mapping(whole.$defs)[definition]);
  }

  #open(file: string): Schema {
    const known = this.#files.get(file) ?? readSchema(file);
    this.#files.set(file, known);
    return known;
  }
}

function mapping(value: unknown): Schema {
  return isMapping(value) ? value : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function number(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
