import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { explain } from "./explain.ts";
import type { Problem } from "./problem.ts";
import type { Collector, Reference, Schemas } from "./schemas.ts";
import type { Source } from "./source.ts";
import { suggest } from "./suggest.ts";

/** A file's data after checking: `value` where it is right, else undefined. */
export interface Checked<T> {
  value: T | undefined;
  references: Reference[];
  problems: Problem[];
}

/** Checks data against a compiled schema and tells each mistake once, where it stands. */
export function validate<T>(
  source: Source,
  data: unknown,
  validator: ValidateFunction<T>,
  schemas: Schemas,
): Checked<T> {
  // Called as a method, so that `this` is where validation collects references.
  const run: Collector & { check: ValidateFunction<T> } = { references: [], check: validator };
  if (run.check(data)) return { value: data, references: run.references, problems: [] };
  const errors = validator.errors ?? [];
  const problems = errors
    .filter((error) => !isEcho(error, errors))
    .map((error) => explain(source, error, schemas));
  return { value: undefined, references: run.references, problems };
}

/** Whether an error only repeats another: the entry that is missing because its name was misspelt. */
function isEcho(error: ErrorObject, errors: ErrorObject[]): boolean {
  const here = errors.filter((other) => other.instancePath === error.instancePath);
  if (error.keyword === "propertyNames") return true; // its pattern error says more
  if (error.keyword === "minProperties")
    return here.some((other) => other.keyword === "required" || other.keyword === "additionalProperties");
  if (error.keyword === "maxProperties")
    return here.some((other) => other.keyword === "additionalProperties");
  if (error.keyword !== "required") return false;
  const missing = [error.params.missingProperty];
  return here.some(
    (other) =>
      other.keyword === "additionalProperties" &&
      suggest(other.params.additionalProperty, missing) !== undefined,
  );
}
