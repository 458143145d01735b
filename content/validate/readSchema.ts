import { readdirSync, readFileSync } from "node:fs";
import type { Schema, SchemaNode } from "./schemaNode.ts";

const SCHEMAS = new URL("../../schema/", import.meta.url);

// Schemas that allow a variable in place of a value, for editors.
const FOR_EDITORS = /#\/\$defs\/(?:variable|withVariable)$/;

/** The paths of all content schemas, relative to schema/. */
export function schemaFiles(): string[] {
  const blocks = readdirSync(new URL("blocks/", SCHEMAS)).map((name) => `blocks/${name}`);
  const files = "page.json site.json words.json theme.json chart.json parts.json block.json";
  return [...files.split(" "), ...blocks];
}

/** The text of a schema file, by its path in schema/. */
export function schemaText(path: string): string {
  return readFileSync(new URL(path, SCHEMAS), "utf8");
}

/** Reads a schema file for filled-in data: without the alternatives of variables, which are for editors. */
export function readSchema(path: string): Schema {
  return JSON.parse(schemaText(path), (_, node) => {
    const [value, variable] = node?.anyOf ?? [];
    if (!FOR_EDITORS.test(variable?.$ref)) return node;
    const { anyOf: __, ...rest } = node;
    return { ...rest, ...value };
  });
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
