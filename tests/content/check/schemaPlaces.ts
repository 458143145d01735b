import { readdirSync } from "node:fs";
import { isMapping } from "../../../content/lib/data.ts";
import { readSchema } from "../../../content/validate/readSchema.ts";

type Schema = Record<string, unknown>;

/** A place in the schemas: a file or one of its definitions, and the path from there. */
export interface Place {
  /** For example `blocks/hero.json` or `parts.json#/$defs/card`. */
  schema: string;
  /** The keys of the path, for example of `properties/cards/items`. */
  way: string[];
  node: Schema;
}

/** The keywords that content can break. */
const KEYWORDS = [
  "type",
  "required",
  "additionalProperties",
  "enum",
  "const",
  "pattern",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "minProperties",
  "maxProperties",
  "propertyNames",
  "discriminator",
];

/** All places in all schemas of content, each before the places inside it. */
export function allPlaces(): Place[] {
  const blocks = readdirSync(new URL("../../../schema/blocks/", import.meta.url)).map(
    (name) => `blocks/${name}`,
  );
  const files = ["page.json", "site.json", "block.json", ...blocks];
  const parts = [...definitionsOf("parts.json"), ...definitionsOf("site.json")];
  return [...files, ...parts].flatMap((schema) => below({ schema, way: [], node: read(schema) }));
}

/** The keywords at a place that content can break, without `additionalProperties` that holds a schema. */
export function keywordsOf({ node }: Place): string[] {
  return KEYWORDS.filter(
    (keyword) => keyword in node && !(keyword === "additionalProperties" && isMapping(node[keyword])),
  );
}

/** The place that a `$ref` in the schema `from` points to. */
export function target($ref: string, from: string): Place {
  const [file = "", pointer = ""] = $ref.split("#");
  const schema = `${file.replace("../", "") || from.split("#")[0]}${pointer ? `#${pointer}` : ""}`;
  return { schema, way: [], node: read(schema) };
}

/** Reads a schema by name: a file, or a definition in one. */
export function read(name: string): Schema {
  const [file = "", pointer] = name.split("#");
  const whole = readSchema(file);
  const part = pointer
    ?.split("/")
    .slice(1)
    .reduce<unknown>((node, key) => (isMapping(node) ? node[key] : undefined), whole);
  return isMapping(part) ? part : whole;
}

function definitionsOf(file: string): string[] {
  const forEditors = ["variable", "withVariable"];
  const names = Object.keys(readSchema(file).$defs ?? {}).filter((name) => !forEditors.includes(name));
  return names.map((name) => `${file}#/$defs/${name}`);
}

/** The place at these keys below a place; undefined if there is none. */
export function step(place: Place, ...keys: string[]): Place | undefined {
  const node = keys.reduce<unknown>((found, key) => (isMapping(found) ? found[key] : undefined), place.node);
  return isMapping(node) ? { ...place, way: [...place.way, ...keys], node } : undefined;
}

function below(place: Place): Place[] {
  const properties = isMapping(place.node.properties) ? Object.keys(place.node.properties) : [];
  const inside = [
    ...properties.map((name) => step(place, "properties", name)),
    step(place, "items"),
    step(place, "additionalProperties"),
  ];
  return [place, ...inside.flatMap((next) => (next ? below(next) : []))];
}
