import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import type { ChartFile, CityEntry, PageFile, SiteFile, ThemeFile, Words } from "../../../schema/types.ts";
import { hashOf } from "../../cache.ts";
import { readSchema, type Schema, schemaFiles, schemaText } from "./readSchema.ts";
import { type SchemaNode, SchemaReader } from "./schemaNode.ts";

/** A schema as it is used here: to check data, and to know what stands where in it. */
export interface CompiledSchema<T> {
  /** Compiled when it is first asked for: where every page comes from the cache, none is validated. */
  readonly validate: ValidateFunction<T>;
  node: SchemaNode;
}

/** The compiled schemas. */
export interface Schemas {
  /** Stands for all that they say. */
  hash: string;
  page: CompiledSchema<PageFile>;
  site: CompiledSchema<SiteFile>;
  theme: CompiledSchema<ThemeFile>;
  chart: CompiledSchema<ChartFile>;
  words: CompiledSchema<Words>;
  /** Whether a `city:` entry is right. */
  isCity(data: unknown): boolean;
  /** What help texts show of a schema, or of the part that it refers to. */
  describe(schema: Schema | undefined): string | undefined;
}

let compiled: Schemas | undefined;

/** The schemas of schema/, as they were when they were first asked for. */
export function openSchemas(): Schemas {
  compiled ??= compile(schemaFiles());
  return compiled;
}

/** Has them read again, where they may have changed. */
export function forgetSchemas(): void {
  compiled = undefined;
}

function compile(files: string[]): Schemas {
  const reader = new SchemaReader();
  const parts = readSchema("parts.json").$defs ?? {};
  // Every problem of a value in one run, each in the right block.
  const options = { allErrors: true, strict: true, discriminator: true, verbose: true };
  const ajv = new Ajv(options).addVocabulary(["holds", "says"]).addSchema(files.map(readSchema));
  const validatorOf = <T>(name: string): ValidateFunction<T> => {
    const validate = ajv.getSchema<T>(name);
    if (!validate) throw new Error(`The schema ${name} could not be compiled.`);
    return validate;
  };
  const schema = <T>(name: string): CompiledSchema<T> => ({
    node: reader.read(name),
    get validate() {
      return validatorOf<T>(name);
    },
  });
  return {
    hash: hashOf(...files.map(schemaText)),
    page: schema("page.json"),
    site: schema("site.json"),
    theme: schema("theme.json"),
    chart: schema("chart.json"),
    words: schema("words.json"),
    isCity: (data) => validatorOf<CityEntry>("parts.json#/$defs/city")(data),
    describe: (part) =>
      part?.description ?? parts[/#\/\$defs\/(\w+)$/.exec(part?.$ref ?? "")?.[1] ?? ""]?.description,
  };
}
