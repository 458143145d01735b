import { compile } from "json-schema-to-typescript";

/** The text of schema/types.ts, made from the JSON Schemas in schema/. */
export async function generateTypes(): Promise<string> {
  const files = { page: "page.json", site: "site.json", quoteRequest: "quoteRequest.json" };
  const properties = Object.fromEntries(Object.entries(files).map(([name, $ref]) => [name, { $ref }]));
  return compile({ title: "Schemas", type: "object", additionalProperties: false, properties }, "Schemas", {
    cwd: `${process.cwd()}/schema/`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: "// Made from the JSON Schemas beside it by `npm run types`. Do not edit.",
    style: { printWidth: 110 },
  });
}
