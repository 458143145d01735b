import type { ValidateFunction } from "ajv/dist/2020.js";
import type { PageFile, SiteFile } from "../../../schema/types.ts";
import { hashOf } from "../../memory/hash.ts";
import { Memory, type Remember } from "../../memory/memory.ts";
import { isMapping } from "../../read/data.ts";
import { readSchema, schemaFiles, schemaText } from "./readSchema.ts";
import { type SchemaNode, SchemaReader } from "./schemaNode.ts";
import { codeOf, openValidators } from "./validators.ts";

/** A schema as it is used here: to check data, and to know what stands where in it. */
export interface CompiledSchema<T> {
  validate: ValidateFunction<T>;
  node: SchemaNode;
}

/** The compiled schemas. */
export interface Schemas {
  page: CompiledSchema<PageFile>;
  site: CompiledSchema<SiteFile>;
  /** Whether a `city:` entry is right. */
  isCity(data: unknown): boolean;
  /** The description of a part, by its reference: what help texts show. */
  describe(schema: unknown): string | undefined;
}

/** The schemas as they were last compiled, if they were, and the texts of their files. */
export interface CompiledSchemas {
  texts?: string;
  schemas?: Schemas;
}

/** The name, which no content file has, of what is made of the schemas. */
const SCHEMAS = "schema/";

/**
 * Compiles all of schema/. What `compiled` holds is taken from there, as long as no file has changed, and the code
 * of what checks data from `memory`.
 */
export function compileSchemas(compiled: CompiledSchemas = {}, memory = new Memory()): Schemas {
  const files = schemaFiles();
  const texts = files.map(schemaText).join("\n");
  const schemas = compiled.texts === texts ? compiled.schemas : undefined;
  const made = () => compile(files, memory.of(SCHEMAS, hashOf(texts)));
  return Object.assign(compiled, { texts, schemas: schemas ?? made() }).schemas;
}

function compile(files: string[], remember: Remember): Schemas {
  const code = remember.later("validators", "", () => codeOf(files.map(readSchema)));
  const validators = whenNeeded(() => openValidators(code()));
  const reader = new SchemaReader();
  const definitions = readSchema("parts.json").$defs;
  const parts = isMapping(definitions) ? definitions : {};
  return {
    page: {
      node: reader.read("page.json"),
      get validate() {
        return validators().page;
      },
    },
    site: {
      node: reader.read("site.json"),
      get validate() {
        return validators().site;
      },
    },
    isCity: (data) => validators().city(data),
    describe: (schema) => textOf(schema, "description") ?? textOf(partOf(schema, parts), "description"),
  };
}

/** Where every page is remembered as right none is validated. */
function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function partOf(schema: unknown, parts: Record<string, unknown>): unknown {
  const name = textOf(schema, "$ref")?.match(/#\/\$defs\/(\w+)$/)?.[1];
  return name === undefined ? undefined : parts[name];
}

function textOf(schema: unknown, key: string): string | undefined {
  const value = isMapping(schema) ? schema[key] : undefined;
  return typeof value === "string" ? value : undefined;
}
