import { isMapping } from "../../content/lib/data.ts";
import { propertyOf, type Schema } from "../../content/validate/schemaNode.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { didYouMean, oneOf, suggest } from "../lib/suggest.ts";
import type { Explained, Mistake } from "./mistake.ts";

/**
 * The properties that the unknown ones of a mapping were meant to be: by similar spelling, or else a missing required
 * one that allows the value, such as `heading` where `title` is written.
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
    const at = missing.findIndex((one) => fits(value, properties[one]));
    return [name, at < 0 ? undefined : missing.splice(at, 1)[0]];
  });
  return new Map(pairs);
}

/** Whether a value may be that of a property. A schema without a type refers to another one, which is mostly a text. */
function fits(value: unknown, { type = "string", enum: allowed, pattern = "" }: Schema = {}): boolean {
  if (allowed) return allowed.includes(value);
  return kindOfValue(value) === type && new RegExp(pattern, "u").test(String(value));
}

/** The JSON Schema type of a value. */
export function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return isMapping(value) ? "object" : typeof value;
}

/** Explains a block whose type is missing or unknown. */
export function explainUnknownBlock({ error: { data }, path }: Mistake): Explained {
  const block = isMapping(data) ? data : {};
  const { type } = block;
  const kinds = kindsOfBlocks();
  const allowed = kinds.map((kind) => kind.type);
  const names = Object.keys(block).filter((name) => name !== "type");
  const fitting = kinds.filter(
    ({ known, needed }) =>
      names.every((name) => known.includes(name)) && needed.every((name) => names.includes(name)),
  );
  const near = suggest(String(type), allowed);
  const meant = near ?? (fitting.length === 1 ? fitting[0]?.type : undefined);
  if (type !== undefined) {
    const at = [...path, "type"];
    if (type === null) return { code: "empty", message: `'type' is empty. ${oneOf(allowed)}`, path: at };
    const name = typeof type === "object" ? "that" : `'${type}'`;
    const plain = String(type)
      .toLowerCase()
      .replace(/[^a-z]/g, "");
    const called = near ? undefined : kinds.find(({ alsoCalled }) => alsoCalled?.includes(plain));
    const advice = called
      ? `Here that is '${called.type}': ${called.description.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())}`
      : didYouMean(meant ?? String(type), allowed);
    const message = `There is no block called ${name}. ${advice}`;
    return { code: "unknown-block", message, path: at, replacement: called ? undefined : meant };
  }
  const misspelt = names.find((name) => suggest(name, ["type"]));
  if (misspelt !== undefined) {
    const message = `There is no '${misspelt}' here. Did you mean 'type'?`;
    return { code: "unknown-property", message, path: [...path, misspelt], part: "key", replacement: "type" };
  }
  const [first = ""] = names;
  const code = "missing-property";
  const message = "This block does not say what it is: 'type' is missing.";
  if (!meant) return { code, message, hint: `Write type: and one of: ${allowed.join(", ")}.` };
  const hint = `Write type: ${meant} above the rest of it.`;
  const replacement = `type: ${meant}\n${first}`;
  return { code, message, path: [...path, first], part: "key", replacement, hint };
}

/** All block types, each with its known properties and the required ones besides `type`. */
function kindsOfBlocks() {
  const kinds = propertyOf(openSchemas().page.node, "blocks")?.items?.variants ?? [];
  return kinds.map((kind) => ({
    description: kind.description,
    alsoCalled: kind.alsoCalled,
    type: String(propertyOf(kind, "type")?.constant),
    known: kind.properties.map(([name]) => name),
    needed: kind.required.filter((name) => name !== "type"),
  }));
}
