import { isMapping } from "../../../content/lib/data.ts";
import { type Place, step, target } from "./schemaPlaces.ts";

/** Texts that match every pattern of the schemas; a new pattern may need another one here. */
const TEXTS = [
  "Words",
  "words",
  "/quote",
  "2025-03-18",
  "hero-pool.jpg",
  "305-555-0142",
  "https://www.example.com",
  "hello@example.com",
  "33178",
  "CPC1234567",
  "FL",
  "en",
  "USD",
  "US",
  "0",
  "000-000-0000",
  "07:00",
  "$80-$400",
  "G-ABC123DEF4",
  "AW-123456789",
  "70% 60%",
  "/logos/guild.svg",
];
const WRONG = ["?!", "//evil.example", "two\nlines", "x"];

/** The smallest valid value at a place. */
export function sample(place: Place): unknown {
  const { $ref, oneOf, type, properties, minItems, minimum } = place.node;
  const required = place.node.required ?? step(place, "else")?.node.required;
  const known = place.node.const ?? (Array.isArray(place.node.enum) ? place.node.enum[0] : undefined);
  if (known !== undefined) return known;
  if (Array.isArray(oneOf)) return sample(target(oneOf[0].$ref, place.schema));
  if (typeof $ref === "string") {
    const referred = target($ref, place.schema);
    return sample({ ...referred, node: { ...referred.node, ...place.node, $ref: undefined } });
  }
  if (type === "string") return textFor(place);
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return typeof minimum === "number" ? minimum : 1;
  if (type === "array") return repeat(place, typeof minItems === "number" ? minItems : 1);
  const names: string[] = Array.isArray(required) ? required : [];
  const entries = names.map((name) => [name, sampleAt(place, "properties", name)]);
  const least = typeof place.node.minProperties === "number" ? place.node.minProperties : 0;
  const others = Object.keys(isMapping(properties) ? properties : {}).filter((name) => !names.includes(name));
  for (const name of others.slice(0, Math.max(0, least - names.length)))
    entries.push([name, sampleAt(place, "properties", name)]);
  return Object.fromEntries(entries);
}

function sampleAt(place: Place, ...keys: string[]): unknown {
  const next = step(place, ...keys);
  return next && sample(next);
}

function repeat(place: Place, times: number): unknown[] {
  return Array.from({ length: times }, () => sampleAt(place, "items"));
}

function textFor({ node, schema, way }: Place): string {
  const { pattern, minLength = 0 } = node;
  const fits = new RegExp(typeof pattern === "string" ? pattern : "", "u");
  const long = "Words "
    .repeat(Number(minLength))
    .slice(0, Math.max(Number(minLength), 5))
    .trim()
    .padEnd(Number(minLength), ".");
  const found = [...TEXTS, long].find((text) => fits.test(text) && text.length >= Number(minLength));
  if (found === undefined)
    throw new Error(`samples.ts has no text for ${schema} ${way.join("/")}: ${pattern}`);
  return found;
}

/** Values that break one keyword of a place and nothing else; empty where content cannot break it. */
export function breaking(place: Place, keyword: string): unknown[] {
  const { node } = place;
  const limit = Number(node[keyword]);
  const right = sample(place);
  switch (keyword) {
    case "type":
      return wrongType(place);
    case "required":
      return isMapping(right)
        ? requiredOf(place)
            .slice(0, 1)
            .map((name) => without(right, name))
        : [];
    case "additionalProperties":
      return isMapping(right) ? [{ ...right, colour: "blue" }] : [];
    case "const":
      return place.way.at(-1) === "type" ? [] : ["wrong"]; // another type would be another block
    case "enum":
      return ["purple"];
    case "pattern":
      return WRONG.filter((text) => !new RegExp(String(node.pattern), "u").test(text)).slice(0, 1);
    case "minLength":
      return [right === "" ? right : "x".repeat(limit - 1)];
    case "maxLength":
      return [
        "word "
          .repeat(limit)
          .slice(0, limit + 1)
          .replace(/ $/, "d"),
      ];
    case "minItems":
      return [repeat(place, limit - 1)];
    case "maxItems":
      return [repeat(place, limit + 1)];
    case "minimum":
      return [limit - 1];
    case "maximum":
      return [limit + 1];
    case "minProperties":
      return isMapping(right) ? [Object.fromEntries(Object.entries(right).slice(0, limit - 1))] : [];
    case "maxProperties":
      return [allProperties(place)];
    case "propertyNames":
      return isMapping(right) ? [{ ...right, "Two words": sampleAt(place, "additionalProperties") }] : [];
    case "discriminator":
      return [{ type: "purple" }];
    default:
      throw new Error(`samples.ts cannot break '${keyword}'`);
  }
}

function wrongType({ node, schema, way }: Place): unknown[] {
  const whole = way.length === 0 && /^(?:page|site|blocks\/\w+)\.json$/.test(schema); // not read as a page or block
  if (whole) return [];
  return [node.type === "string" ? 5 : "wrong"];
}

function requiredOf({ node }: Place): string[] {
  return Array.isArray(node.required) ? node.required.filter((name) => name !== "type") : [];
}

function without(mapping: Record<string, unknown>, name: string | undefined): unknown {
  return Object.fromEntries(Object.entries(mapping).filter(([key]) => key !== name));
}

function allProperties(place: Place): unknown {
  const names = Object.keys(isMapping(place.node.properties) ? place.node.properties : {});
  return Object.fromEntries(names.map((name) => [name, sampleAt(place, "properties", name)]));
}
