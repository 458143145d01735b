import { isMapping } from "../../content/lib/data.ts";
import { suggest } from "../../content/lib/suggest.ts";
import type { Schema } from "../../content/validate/readSchema.ts";

/**
 * The properties that the unknown ones of a mapping were meant to be: by similar spelling, or else a missing required
 * one of the same type, such as `heading` where `title` is written.
 */
export function meantNames(data: unknown, schema: Schema = {}): Map<string, string | undefined> {
  const { properties = {}, required = [] } = schema;
  const entries = isMapping(data) ? Object.entries(data) : [];
  const known = Object.keys(properties);
  const free = known.filter((name) => !entries.some(([own]) => own === name));
  const missing = required.filter((name) => name !== "type" && !entries.some(([own]) => own === name));
  const unknown = entries.filter(([name]) => !known.includes(name));
  const pairs = unknown.map(([name, value]): [string, string | undefined] => {
    const spelt = suggest(name, free);
    if (spelt !== undefined) return [name, spelt];
    // A schema without a type refers to another one, which is mostly a text.
    const at = missing.findIndex((one) => kindOfValue(value) === (properties[one]?.type ?? "string"));
    return [name, at < 0 ? undefined : missing.splice(at, 1)[0]];
  });
  return new Map(pairs);
}

/** The JSON Schema type of a value. */
export function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return isMapping(value) ? "object" : typeof value;
}
