import { readdirSync, readFileSync } from "node:fs";

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
 * A JSON Schema, or a part of one, with the keywords used here. Two are this project's own: `holds`, and `alsoCalled`,
 * what other tools call what a block does here.
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
