import type { ErrorObject } from "ajv/dist/2020.js";
import { nameOf, type Path, pathOf } from "../lib/path.ts";
import type { Problem } from "../problem.ts";
import { problemOf } from "../read/problemOf.ts";
import type { Source } from "../read/source.ts";
import type { CompiledSchema } from "./schemas.ts";

/** The result of validating data: its value if it is valid, else ajv's errors. */
export interface Validated<T> {
  value: T | undefined;
  errors: readonly ErrorObject[];
}

/** Validates data against a compiled schema. */
export function validate<T>(data: unknown, { validate }: CompiledSchema<T>): Validated<T> {
  return validate(data) ? { value: data, errors: [] } : { value: undefined, errors: validate.errors ?? [] };
}

/** Says plainly, in ajv's words, what is wrong with a file's data: for a build without a checker. */
export function plainProblems(source: Source, errors: readonly ErrorObject[], at: Path = []): Problem[] {
  return errors.map(({ instancePath, message }) => {
    const path = [...at, ...pathOf(instancePath)];
    return problemOf(source, { path, code: "invalid", message: `${nameOf(path)} ${message}.` });
  });
}
