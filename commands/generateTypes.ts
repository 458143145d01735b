import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { readSchema } from "../content/validate/readSchema.ts";
import type { Schema } from "../content/validate/schemaNode.ts";

const SCHEMAS = fileURLToPath(new URL("../schema/", import.meta.url));

const OPTIONS = {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: "// Made from the JSON Schemas beside it by `npm run types`. Do not edit.",
  style: { printWidth: 110 },
};

/** Generates the text of schema/types.ts from the JSON Schemas in schema/. */
export async function generateTypes(): Promise<string> {
  const names = ["page", "site", "theme", "chart", "words", "quoteRequest"];
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `${name}.json` }]));
  const file = { read: ({ url }: { url: string }) => withoutTwins(readSchema(relative(SCHEMAS, url))) };
  return compile({ title: "Schemas", type: "object", additionalProperties: false, properties }, "Schemas", {
    cwd: SCHEMAS,
    $refOptions: { resolve: { file } },
    ...OPTIONS,
  });
}

/** Generates the text of editor/requestTypes.ts from editor/requests.json. */
export async function generateRequestTypes(): Promise<string> {
  const schema = readFileSync(new URL("../editor/requests.json", import.meta.url), "utf8");
  return compile(JSON.parse(schema), "EditorData", OPTIONS);
}

/**
 * Wraps every $ref that has sibling keywords in `allOf`, keeping only title and description beside it: siblings would
 * generate a second type, of the same name with a number.
 */
function withoutTwins(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, node) => {
    const { $ref, ...beside } = node ?? {};
    const { title, description } = beside;
    return $ref && Object.keys(beside).length ? { title, description, allOf: [{ $ref }] } : node;
  });
}
