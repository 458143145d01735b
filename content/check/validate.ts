import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { Problem } from "../problem/problem.ts";
import { suggest } from "../problem/suggest.ts";
import type { Source } from "../read/source.ts";
import { type Context, explain } from "./explain/explain.ts";
import { meantNames } from "./explain/meantNames.ts";
import type { CompiledSchema } from "./schemas/schemas.ts";

// A file with more mistakes than this is of another kind altogether: a list of all would help nobody.
const MOST = 100;

/** A file's data after checking: `value` where it is right, else undefined. */
export interface Checked<T> {
  value: T | undefined;
  problems: Problem[];
}

/** Checks data against a compiled schema and reports each mistake once, where it stands. */
export function validate<T>(
  source: Source,
  data: unknown,
  validator: ValidateFunction<T>,
  context: Context,
): Checked<T> {
  if (validator(data)) return { value: data, problems: [] };
  const problems = mistakesIn(validator.errors ?? [])
    .slice(0, MOST)
    .flatMap((error) => explain(source, error, context) ?? []);
  return { value: undefined, problems: onePerPlace(problems) };
}

/** What checking found where reading had found nothing: a line that could not be read as it was meant is reported once. */
export function unlessReported(read: Problem[], checked: Problem[]): Problem[] {
  const lines = new Set(
    read.filter(({ severity }) => severity === "error").map(({ range }) => range.start.line),
  );
  return checked.filter(({ range }) => !lines.has(range.start.line));
}

/** Counts the mistakes in data. */
export function counter<T>(schema: CompiledSchema<T>): (data: unknown) => number {
  return (data) => (schema.validate(data) ? 0 : mistakesIn(schema.validate.errors ?? []).length);
}

/** The errors that are mistakes of their own, without those that only repeat another. */
export function mistakesIn(errors: ErrorObject[]): ErrorObject[] {
  const places = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return errors.filter((error) => !isEcho(error, places.get(error.instancePath) ?? []));
}

/** Whether an error only repeats another at its place: the entry that is missing because its name was misspelt. */
function isEcho({ keyword, params, data }: ErrorObject, here: ErrorObject[]): boolean {
  if (typeof data === "string" && data.includes("${")) return true; // a variable that could not be filled in
  const also = (...keywords: string[]) => here.some((other) => keywords.includes(other.keyword));
  if (keyword === "propertyNames" || keyword === "if") return true; // the error within says more
  if (keyword === "pattern") return also("minLength");
  if (keyword === "minProperties") return also("required", "additionalProperties");
  if (keyword === "maxProperties") return also("additionalProperties");
  if (keyword !== "required") return false;
  const missing: string = params.missingProperty;
  const unknown = here.find((other) => other.keyword === "additionalProperties");
  const names = unknown ? [...meantNames(data, unknown.parentSchema)] : [];
  return names.some(([name, meant]) => meant === missing || suggest(name, [missing]) !== undefined);
}

/** One problem for each place and kind: a variable that brings a list of wrong entries is one mistake. */
function onePerPlace(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ range: { start }, message }) => {
    const key = `${start.line}:${start.column} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
