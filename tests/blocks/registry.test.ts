import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { registry } from "../../blocks/registry.ts";
import { generateRequestTypes, generateTypes } from "../../commands/generateTypes.ts";
import { readSchema } from "../../content/validate/readSchema.ts";

const root = new URL("../../", import.meta.url);
const types = Object.keys(registry).sort();
const files = import.meta.glob("../../blocks/*.tsx", { eager: true });
const nameOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1);
const namesIn = (folder: string, ending: RegExp) =>
  readdirSync(new URL(folder, root))
    .filter((name) => ending.test(name))
    .map((name) => name.replace(ending, ""))
    .sort();

describe("a block is its schema, its component, its key and its place in the union", () => {
  const schemas = namesIn("schema/blocks/", /\.json$/);
  const components = namesIn("blocks/", /(?:\.island)?\.tsx$/);
  const named = [...new Set([...types, ...schemas, ...components])];
  /** What to do about types that are named elsewhere and lack something, which `add` says. */
  const lacking = (there: string[], add: (type: string) => string) =>
    named.filter((type) => !there.includes(type)).map((type) => `Add ${add(type)}`);

  it("has a schema, a component and a line in the registry, all of its name", () => {
    expect([
      ...lacking(schemas, (type) => `schema/blocks/${type}.json, which says what a block '${type}' holds`),
      ...lacking(components, (type) => `blocks/${type}.tsx, its component, with the export ${nameOf(type)}`),
      ...lacking(types, (type) => `'${type}: ${nameOf(type)}' to blocks/registry.ts`),
    ]).toEqual([]);
  });

  it.each(Object.entries(registry))("exports the component of %s by its name", (type, component) => {
    const [file] = Object.entries(files).filter(
      ([path]) => /(\w+)(?:\.island)?\.tsx$/.exec(path)?.[1] === type,
    );
    expect(file?.[1]).toHaveProperty(nameOf(type), component);
  });

  it("stands in the union of block.json", () => {
    const { oneOf } = readSchema("block.json");
    const inUnion = Array.isArray(oneOf) ? oneOf.map(({ $ref }) => String($ref)) : [];
    const union = types.map((type) => `blocks/${type}.json`);
    const added = union.filter((ref) => !inUnion.includes(ref)).map((ref) => `{ "$ref": "${ref}" }`);
    expect(added.map((ref) => `Add ${ref} to oneOf in schema/block.json`)).toEqual([]);
    expect(inUnion.filter((ref) => !union.includes(ref))).toEqual([]);
  });

  it.each(types)("%s names itself in its schema and shows at least one example", (type) => {
    const { title, properties, examples, alsoCalled = [] } = readSchema(`blocks/${type}.json`);
    expect(title).toBe(`${nameOf(type)}Block`);
    expect(properties).toMatchObject({ type: { const: type } });
    expect(examples).not.toHaveLength(0);
    // What writers write is compared without case, spaces and hyphens.
    for (const name of [alsoCalled].flat()) expect(name).toMatch(/^[a-z]+$/);
  });
});

describe("schemas speak to people who write content", () => {
  const files = [
    "parts.json",
    "page.json",
    "site.json",
    "quoteRequest.json",
    ...types.map((type) => `blocks/${type}.json`),
  ];

  it.each(files)("%s describes every property", (file) => {
    expect(undescribed(readSchema(file), file)).toEqual([]);
  });

  it("has types made from the schemas as they are now", async () => {
    const { readFile } = await import("node:fs/promises");
    expect(await readFile(new URL("schema/types.ts", root), "utf8")).toBe(await generateTypes());
    expect(await readFile(new URL("editor/requestTypes.ts", root), "utf8")).toBe(
      await generateRequestTypes(),
    );
  });
});

/** Paths of properties and definitions without a description or a $ref to a part, which has its own. */
function undescribed(schema: unknown, place: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key === "examples") return [];
    const here = key !== "properties" && key !== "$defs" ? [] : bare(value, `${place}/${key}`);
    return [...here, ...undescribed(value, `${place}/${key}`)];
  });
}

function bare(properties: unknown, place: string): string[] {
  if (typeof properties !== "object" || properties === null) return [];
  const described = (value: unknown) =>
    typeof value === "object" && value !== null && ("description" in value || "$ref" in value);
  return Object.entries(properties).flatMap(([name, value]) =>
    described(value) ? [] : [`${place}/${name}`],
  );
}
