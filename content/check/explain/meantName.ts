import { suggest } from "../../problem/suggest.ts";
import { isMapping } from "../../read/data.ts";
import type { Schema } from "../schemas/readSchema.ts";

/**
 * The entry that an unknown one was meant to be: by its spelling, or else the one that is missing where it
 * stands and holds the same kind of thing, as `title` in place of `heading`.
 */
export function meantName(name: string, data: unknown, schema: Schema = {}): string | undefined {
  const { properties = {}, required = [] } = schema;
  const known = Object.keys(properties);
  const spelt = suggest(name, known);
  if (spelt !== undefined || !isMapping(data)) return spelt;
  const missing = required.filter((one) => one !== "type" && !(one in data));
  for (const [key, value] of Object.entries(data)) {
    if (known.includes(key) || suggest(key, known) !== undefined) continue;
    // What a schema takes that only refers to another is mostly a text.
    const at = missing.findIndex((one) => kindOf(value) === (properties[one]?.type ?? "string"));
    const [meant] = at < 0 ? [] : missing.splice(at, 1);
    if (key === name) return meant;
  }
  return undefined;
}

/** What a value is, as JSON Schema calls it. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return isMapping(value) ? "object" : typeof value;
}
