import { isMapping, type Path } from "../../../content/lib/data.ts";
import { breaking, sample } from "./samples.ts";
import { keywordsOf, type Place, read, step, target } from "./schemaPlaces.ts";

/** A document that is valid except for one value, which breaks one keyword at one place in the schemas. */
export interface Broken {
  root: Root;
  place: Place;
  keyword: string;
  document: unknown;
  /** The path of the broken value. */
  path: Path;
}

type Root = "page.json" | "site.json";

/** The current position of a walk through the schemas. */
interface Step {
  root: Root;
  place: Place;
  path: Path;
  /** Returns the whole document with a value at this position. */
  wrap: (value: unknown) => unknown;
}

/** One broken document for each keyword at each place that content can reach. */
export function allBroken(): Broken[] {
  const seen = new Set<string>();
  return (["page.json", "site.json"] as const).flatMap((root) =>
    walk(
      { root, place: { schema: root, way: [], node: read(root) }, path: [], wrap: (value) => value },
      seen,
    ),
  );
}

function walk(here: Step, seen: Set<string>): Broken[] {
  const { place } = here;
  const id = `${place.schema} ${place.way.join("/")}`;
  if (seen.has(id)) return [];
  seen.add(id);
  const found = keywordsOf(place).flatMap((keyword) => breakAt(here, keyword));
  return [...found, ...onwards(here).flatMap((next) => walk(next, seen))];
}

function breakAt({ root, place, path, wrap }: Step, keyword: string): Broken[] {
  return breaking(place, keyword).map((value) => ({ root, place, keyword, document: wrap(value), path }));
}

/** Steps to the places that a place refers to, and to those that it contains. */
function onwards(here: Step): Step[] {
  const { place, path, wrap } = here;
  const { $ref, oneOf, properties } = place.node;
  const references =
    typeof $ref === "string" ? [$ref] : Array.isArray(oneOf) ? oneOf.map((one) => one.$ref) : [];
  const to = (next: Place | undefined, key: string | number, put: (value: unknown) => unknown): Step[] =>
    next ? [{ ...here, place: next, path: [...path, key], wrap: (value) => wrap(put(value)) }] : [];
  return [
    ...references.map((reference) => ({ ...here, place: target(reference, place.schema) })),
    ...Object.keys(isMapping(properties) ? properties : {}).flatMap((name) =>
      to(step(place, "properties", name), name, (value) => ({
        ...(standsAlone(place, name) ? {} : mapping(place)),
        [name]: value,
      })),
    ),
    ...to(step(place, "items"), 0, (value) => [value, ...list(place).slice(1)]),
    ...to(step(place, "additionalProperties"), "own", (value) => ({
      ...mapping(place),
      own: value,
    })),
  ];
}

/** Whether an entry with this property has no other properties. */
function standsAlone(place: Place, name: string): boolean {
  const names = step(place, "if")?.node.required;
  return Array.isArray(names) && names.includes(name);
}

function mapping(place: Place): Record<string, unknown> {
  const value = sample(place);
  return isMapping(value) ? value : {};
}

function list(place: Place): unknown[] {
  const value = sample(place);
  return Array.isArray(value) ? value : [];
}
