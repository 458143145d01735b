import { readdirSync, readFileSync } from "node:fs";
import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import type { DataValidationCxt } from "ajv/dist/types/index.js";
import type { PageFile, SiteFile } from "../../schema/types.ts";

/** What a text stands for, where the schema says so with `holds`. */
export type Holds = "link" | "picture" | "markdown" | "inlineMarkdown";

/** A text found while validating that stands for something which must exist. */
export interface Reference {
  holds: Holds;
  value: string;
  /** JSON pointer to it. */
  pointer: string;
}

/** Validation adds what it finds here; pass one as `this` of a validator. */
export interface Collector {
  references: Reference[];
}

/** The compiled schemas. */
export interface Schemas {
  page: ValidateFunction<PageFile>;
  site: ValidateFunction<SiteFile>;
  /** Whether a `city:` entry is right. */
  isCity(data: unknown): boolean;
  /** The description of a part, by its reference: what help texts show. */
  describe(schema: unknown): string | undefined;
}

const FOLDER = new URL("../../schema/", import.meta.url);
const NAMES = ["page.json", "site.json", "parts.json", "block.json"];

// What stands in for a value whose variables are not filled in.
const FOR_EDITORS = /#\/\$defs\/(?:variable|withVariable)$/;

let compiled: { texts: string; schemas: Schemas } | undefined;

/** Compiles all of schema/: every problem of a value in one run, each in the right block. Once per version. */
export function compileSchemas(): Schemas {
  const names = [...NAMES, ...readdirSync(new URL("blocks/", FOLDER)).map((name) => `blocks/${name}`)];
  const texts = names.map((name) => readFileSync(new URL(name, FOLDER), "utf8")).join("\n");
  if (compiled?.texts !== texts) compiled = { texts, schemas: compile(names) };
  return compiled.schemas;
}

function compile(names: string[]): Schemas {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    discriminator: true,
    verbose: true,
    passContext: true,
  });
  ajv.addKeyword({ keyword: "holds", schemaType: "string", validate: collect, errors: false });
  ajv.addSchema(names.map(readSchema));
  const parts = readSchema("parts.json");
  const city = ajv.compile({ $ref: "parts.json#/$defs/city" });
  return {
    page: ajv.compile<PageFile>({ $ref: "page.json" }),
    site: ajv.compile<SiteFile>({ $ref: "site.json" }),
    isCity: (data) => city.call({ references: [] }, data),
    describe: (schema) => text(schema, "description") ?? describePart(parts, text(schema, "$ref")),
  };
}

/**
 * A schema file as data, by its path in schema/, as it holds once variables are filled in: what may be a
 * variable instead, for editors, is not one any more.
 */
export function readSchema(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(path, FOLDER), "utf8"), (_, node) => {
    const [value, variable] = node?.anyOf ?? [];
    if (!FOR_EDITORS.test(variable?.$ref)) return node;
    const { anyOf: __, ...rest } = node;
    return { ...rest, ...value };
  });
}

function collect(
  this: Collector,
  holds: Holds,
  value: unknown,
  _: unknown,
  context?: DataValidationCxt,
): boolean {
  if (typeof value === "string") this.references.push({ holds, value, pointer: context?.instancePath ?? "" });
  return true;
}

function text(schema: unknown, key: string): string | undefined {
  const value = typeof schema === "object" && schema !== null ? Reflect.get(schema, key) : undefined;
  return typeof value === "string" ? value : undefined;
}

function describePart(parts: unknown, reference: string | undefined): string | undefined {
  const name = reference?.match(/#\/\$defs\/(\w+)$/)?.[1];
  if (name === undefined || typeof parts !== "object" || parts === null) return undefined;
  const definitions: unknown = Reflect.get(parts, "$defs");
  return typeof definitions === "object" && definitions !== null
    ? text(Reflect.get(definitions, name), "description")
    : undefined;
}
