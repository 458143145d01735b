import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import type { PageFile, SiteFile } from "../../../schema/types.ts";
import { isMapping } from "../../read/data.ts";
import { readSchema, schemaFiles, schemaText } from "./readSchema.ts";
import { type SchemaNode, SchemaReader } from "./schemaNode.ts";

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

/**
 * Compiles all of schema/: every problem of a value in one run, each in the right block. What `compiled` holds
 * is taken from there, as long as no file has changed.
 */
export function compileSchemas(compiled: CompiledSchemas = {}): Schemas {
  const files = schemaFiles();
  const texts = files.map(schemaText).join("\n");
  const schemas = compiled.texts === texts ? compiled.schemas : undefined;
  return Object.assign(compiled, { texts, schemas: schemas ?? compile(files) }).schemas;
}

function compile(files: string[]): Schemas {
  const ajv = whenNeeded(() => {
    const made = new Ajv({ allErrors: true, strict: true, discriminator: true, verbose: true });
    made.addVocabulary(["holds", "says"]);
    return made.addSchema(files.map(readSchema));
  });
  const validator = <T>(ref: string) => whenNeeded(() => ajv().compile<T>({ $ref: ref }));
  const reader = new SchemaReader();
  const definitions = readSchema("parts.json").$defs;
  const parts = isMapping(definitions) ? definitions : {};
  const city = validator("parts.json#/$defs/city");
  const compiled = <T>(file: string): CompiledSchema<T> => {
    const validate = validator<T>(file);
    return {
      node: reader.read(file),
      get validate() {
        return validate();
      },
    };
  };
  return {
    page: compiled<PageFile>("page.json"),
    site: compiled<SiteFile>("site.json"),
    isCity: (data) => city()(data),
    describe: (schema) => textOf(schema, "description") ?? textOf(partOf(schema, parts), "description"),
  };
}

/** Compiling takes a second, and where every page is remembered as right none is validated. */
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
