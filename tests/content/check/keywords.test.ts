import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { compileSchemas } from "../../../content/check/schemas.ts";
import { mistakesIn, validate } from "../../../content/check/validate.ts";
import { isMapping } from "../../../content/read/data.ts";
import { pathOf } from "../../../content/read/path.ts";
import { readYaml } from "../../../content/read/readYaml.ts";
import { type Case, goldenCases } from "../cases.ts";
import { allBroken } from "./breaking.ts";
import { allPlaces, depthOf, keywordsOf, type Place, placesAt } from "./schemaPlaces.ts";

const schemas = compileSchemas();
const broken = allBroken().map((one) => ({
  ...one,
  name: `${one.keyword} of ${one.place.schema} ${one.place.way.join("/")}`.trim(),
}));

describe("whatever a schema asks for, breaking it is one problem where it is", () => {
  it.each(broken)("$name", ({ root, document, path }) => {
    const file = root === "site.json" ? "site.yaml" : "pages-data/about.yaml";
    const { source } = readYaml({ file, bytes: Buffer.from(stringify(document)) }, new Map());
    const validator = root === "site.json" ? schemas.site.validate : schemas.page.validate;
    const { problems } = validate<unknown>(source, source.data, validator, {
      schemas,
      doubtful: () => false,
    });
    expect(problems.map(({ message }) => message)).toHaveLength(1);
    const [mistake] = mistakesIn(validator.errors ?? []);
    expect(pathOf(mistake?.instancePath ?? "")).toEqual(path);
    const said = [problems[0]?.message, problems[0]?.hint].join(" ");
    expect(said).not.toMatch(/oneOf|anyOf|undefined|null|NaN|\[object|is not right|[#/]\$?defs/);
    expect(problems[0]?.hint ?? said).toMatch(problems[0]?.hint ? /\w{3}/ : /Write one of|Did you mean/);
  });

  it("can be broken at every place", () => {
    const names = broken.map(({ name }) => name);
    const unbroken = allPlaces()
      .filter(({ way, schema }) => way.length > 0 || schema.includes("#"))
      .filter(({ way }) => way.at(-1) !== "type")
      .flatMap((place) =>
        keywordsOf(place).map((keyword) => `${keyword} of ${place.schema} ${place.way.join("/")}`.trim()),
      );
    expect(unbroken.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("the golden cases", () => {
  it("break every keyword of every schema, at each depth where it stands", () => {
    const golden = new Set(goldenCases.flatMap(brokenBy));
    const missing = broken
      .map(({ place, keyword }) => depthName(place, keyword))
      .filter((name) => !golden.has(name));
    expect([...new Set(missing)]).toEqual([]);
  });
});

/** What a golden case breaks, as "minItems of blocks/faq.json, depth 1". */
function brokenBy({ url, place }: Case): string[] {
  const { source } = readYaml({ file: place, bytes: readFileSync(url) }, new Map());
  if (!isMapping(source.data)) return [];
  const root = place === "site.yaml" ? "site.json" : "page.json";
  const validator = root === "site.json" ? schemas.site.validate : schemas.page.validate;
  validate<unknown>(source, source.data, validator, { schemas, doubtful: () => false });
  return mistakesIn(validator.errors ?? []).flatMap(({ keyword, params, instancePath, propertyName }) => {
    const name = propertyName === undefined ? keyword : "propertyNames";
    return placesAt(root, source.data, pathOf(instancePath))
      .filter(({ node }) => name in node && (params.limit === undefined || node[name] === params.limit))
      .map((found) => depthName(found, name));
  });
}

function depthName(place: Place, keyword: string): string {
  return `${keyword} of ${place.schema}, depth ${depthOf(place)}`;
}
