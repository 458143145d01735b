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
  it("has a schema for every key of the registry, and no other", () => {
    expect(namesIn("schema/blocks/", /\.json$/)).toEqual(types);
  });

  it("has a component file of its name for every key, and no other", () => {
    expect(namesIn("blocks/", /(?:\.island)?\.tsx$/)).toEqual(types);
  });

  it.each(Object.entries(registry))("exports the component of %s by its name", (type, component) => {
    const [file] = Object.entries(files).filter(
      ([path]) => /(\w+)(?:\.island)?\.tsx$/.exec(path)?.[1] === type,
    );
    expect(file?.[1]).toHaveProperty(nameOf(type), component);
  });

  it("stands in the union of block.json", () => {
    const { oneOf } = readSchema("block.json");
    expect(oneOf).toEqual(expect.arrayContaining(types.map((type) => ({ $ref: `blocks/${type}.json` }))));
    expect(oneOf).toHaveLength(types.length);
  });

  it.each(types)("%s names itself in its schema and shows at least one example", (type) => {
    const { title, properties, examples } = readSchema(`blocks/${type}.json`);
    expect(title).toBe(`${nameOf(type)}Block`);
    expect(properties).toMatchObject({ type: { const: type } });
    expect(examples).not.toHaveLength(0);
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
