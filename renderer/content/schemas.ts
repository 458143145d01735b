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
  /** The description of a part, by its reference: what help texts show. */
  describe(schema: unknown): string | undefined;
}

const FOLDER = new URL("../../schema/", import.meta.url);

/** Reads and compiles all of schema/: every problem of a value in one run, each in the right block. */
export function compileSchemas(): Schemas {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    discriminator: true,
    verbose: true,
    passContext: true,
  });
  ajv.addKeyword({ keyword: "holds", schemaType: "string", validate: collect, errors: false });
  const parts = readSchema("parts.json");
  const blocks = readdirSync(new URL("blocks/", FOLDER)).map((name) => readSchema(`blocks/${name}`));
  ajv.addSchema([parts, ...blocks, readSchema("block.json")]);
  const describe = (schema: unknown) =>
    text(schema, "description") ?? describePart(parts, text(schema, "$ref"));
  return {
    page: ajv.compile<PageFile>(readSchema("page.json")),
    site: ajv.compile<SiteFile>(readSchema("site.json")),
    describe,
  };
}

/** A schema file as data, by its path in schema/. */
export function readSchema(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(path, FOLDER), "utf8"));
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
