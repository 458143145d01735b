import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { pathOf } from "../../renderer/content/path.ts";
import { readYaml } from "../../renderer/content/read.ts";
import { compileSchemas } from "../../renderer/content/schemas.ts";
import { mistakesIn, validate } from "../../renderer/content/validate.ts";
import { allBroken } from "./breaking.ts";
import { allPlaces, keywordsOf } from "./schemaPlaces.ts";

const schemas = compileSchemas();
const broken = allBroken().map((one) => ({
  ...one,
  name: `${one.keyword} of ${one.place.schema} ${one.place.way.join("/")}`.trim(),
}));

describe("whatever a schema asks for, breaking it is one problem where it is", () => {
  it.each(broken)("$name", ({ root, document, path }) => {
    const file = root === "site.json" ? "site.yaml" : "pages-data/about.yaml";
    const { source } = readYaml(file, Buffer.from(stringify(document)));
    const validator = root === "site.json" ? schemas.site : schemas.page;
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
