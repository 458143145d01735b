import type { ErrorObject } from "ajv/dist/2020.js";
import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import type { ChartFile, CityEntry, PageFile, SiteFile, ThemeFile, Words } from "../../schema/types.ts";
import { hashOf } from "../lib/cache.ts";
import { nameOf, type Path, pathOf } from "../lib/data.ts";
import type { Problem } from "../problem.ts";
import { problemAt, type Source } from "../read/source.ts";
import { readSchema, SchemaReader, schemaFiles, schemaText } from "./readSchema.ts";
import type { Schema, SchemaNode } from "./schemaNode.ts";

/** A schema in its two forms: a validator for data, and a tree of nodes that describes it. */
export interface CompiledSchema<T> {
  /** Compiled on first use: if every page comes from the cache, none is validated. */
  readonly validate: ValidateFunction<T>;
  node: SchemaNode;
}

interface Schemas {
  hash: string;
  page: CompiledSchema<PageFile>;
  site: CompiledSchema<SiteFile>;
  theme: CompiledSchema<ThemeFile>;
  chart: CompiledSchema<ChartFile>;
  words: CompiledSchema<Words>;
  isCity(data: unknown): boolean;
  /** The description of a schema, or of the definition that it refers to, for help texts. */
  describe(schema: Schema | undefined): string | undefined;
}

let compiled: Schemas | undefined;

/** The schemas of schema/, read on first use and kept until `forgetSchemas` is called. */
export function openSchemas(): Schemas {
  compiled ??= compile(schemaFiles());
  return compiled;
}

/** Has the schemas read again on next use, as they may have changed. */
export function forgetSchemas(): void {
  compiled = undefined;
}

function compile(files: string[]): Schemas {
  const reader = new SchemaReader();
  const parts = readSchema("parts.json").$defs ?? {};
  // allErrors: all problems of a value in one run. discriminator: each in the right block.
  const options = { allErrors: true, strict: true, discriminator: true, verbose: true };
  const ajv = new Ajv(options)
    .addVocabulary(["holds", "says", "alsoCalled"])
    .addSchema(files.map(readSchema));
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

/** The result of validating data: its value if it is valid, else ajv's errors. */
type Validated<T> = { value: T | undefined; errors: readonly ErrorObject[] };

/** Validates data against a compiled schema. */
export function validate<T>(data: unknown, { validate }: CompiledSchema<T>): Validated<T> {
  return validate(data) ? { value: data, errors: [] } : { value: undefined, errors: validate.errors ?? [] };
}

/** Says plainly, in ajv's words, what is wrong with a file's data: for a build without a checker. */
export function plainProblems(source: Source, errors: readonly ErrorObject[], at: Path = []): Problem[] {
  return errors.map(({ instancePath, message }) => {
    const path = [...at, ...pathOf(instancePath)];
    return problemAt(source, { path, code: "invalid", message: `${nameOf(path)} ${message}.` });
  });
}
