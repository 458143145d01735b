import { suggest } from "../../problem/suggest.ts";
import { isMapping } from "../../read/data.ts";

/**
 * The entry that an unknown one was meant to be: by its spelling, or else the one that is missing where it
 * stands and holds the same kind of thing, as `title` in place of `heading`.
 */
export function meantName(name: string, data: unknown, schema: unknown): string | undefined {
  const properties = isMapping(schema) && isMapping(schema.properties) ? schema.properties : {};
  const known = Object.keys(properties);
  const spelt = suggest(name, known);
  if (spelt !== undefined || !isMapping(data) || !isMapping(schema)) return spelt;
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const missing = required.filter((one) => one !== "type" && !(one in data));
  for (const [key, value] of Object.entries(data)) {
    if (known.includes(key) || suggest(key, known) !== undefined) continue;
    const at = missing.findIndex((one) => kindOf(value) === wantedKind(properties[one]));
    const [meant] = at < 0 ? [] : missing.splice(at, 1);
    if (key === name) return meant;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return isMapping(value) ? "object" : typeof value;
}

/** What a schema takes: where it only refers to another, mostly a text. */
function wantedKind(schema: unknown): unknown {
  return (isMapping(schema) && schema.type) || "string";
}
