import { readdirSync, readFileSync } from "node:fs";

/** What a text stands for: `text` is read by visitors, `label` by those who choose where to go next. */
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

/** A JSON Schema, or a part of one, with the keywords that are asked for; `holds` is this project's own. */
export type Schema = {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
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

const SCHEMAS = new URL("../../../schema/", import.meta.url);

// What stands in for a value whose variables are not filled in.
const FOR_EDITORS = /#\/\$defs\/(?:variable|withVariable)$/;

/** The paths in schema/ of the schemas of content. */
export function schemaFiles(): string[] {
  const blocks = readdirSync(new URL("blocks/", SCHEMAS)).map((name) => `blocks/${name}`);
  return [
    "page.json",
    "site.json",
    "words.json",
    "theme.json",
    "chart.json",
    "parts.json",
    "block.json",
    ...blocks,
  ];
}

/** The text of a schema file, by its path in schema/. */
export function schemaText(path: string): string {
  return readFileSync(new URL(path, SCHEMAS), "utf8");
}

/**
 * A schema file as data, by its path in schema/, as it holds once variables are filled in: what may be a
 * variable instead, for editors, is not one any more.
 */
export function readSchema(path: string): Schema {
  return JSON.parse(schemaText(path), (_, node) => {
    const [value, variable] = node?.anyOf ?? [];
    if (!FOR_EDITORS.test(variable?.$ref)) return node;
    const { anyOf: __, ...rest } = node;
    return { ...rest, ...value };
  });
}
