import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { violations } from "./graph.ts";
import { vocabulary } from "./vocabulary.ts";
import { isKindOf, isValueOf, rangeOf } from "./vocabularyRules.ts";

describe("the vocabulary that schema-dts declares", () => {
  const declarations = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
  const classes = [...vocabulary.classes.keys()];
  const forms = [...vocabulary.forms.values()];

  it("is read to the last class and property", () => {
    const declared = declarations.match(/^ +"@type": "\w+"/gm) ?? [];
    const properties = forms.flatMap((form) => [...form.properties.keys()]);
    expect(classes.length).toBeGreaterThan(800);
    expect(classes).toHaveLength(declared.length);
    expect(properties).toHaveLength(declarations.match(/^ +"[^"]+"\?:/gm)?.length ?? 0);
  });

  it("is one tree: all classes are things, and all that interfaces take over is there", () => {
    expect(classes.filter((name) => !isKindOf(name, "Thing") && name !== "PronounceableText")).toEqual([]);
    const bases = new Set(forms.flatMap((form) => form.bases));
    expect([...bases].filter((base) => !vocabulary.forms.has(base))).toEqual(["Partial<IdReference>"]);
  });

  it("hands properties and kinds down through all ancestors", () => {
    expect(isKindOf("HomeAndConstructionBusiness", "Place")).toBe(true);
    expect(isKindOf("Place", "HomeAndConstructionBusiness")).toBe(false);
    expect(rangeOf("HomeAndConstructionBusiness", "geo")).toEqual(
      expect.arrayContaining(["GeoCoordinates", "GeoShape"]),
    );
    expect(isValueOf("Monday", "DayOfWeek")).toBe(true);
    expect(isValueOf("Mo", "DayOfWeek")).toBe(false);
  });
});

describe("the check of a graph", () => {
  const geo = { "@type": "GeoCoordinates", latitude: 25.8, longitude: -80.1 };
  const city = { "@type": "City", "@id": "https://a.example/#city", name: "Doral", geo };

  it("finds nothing in a right one", () => {
    expect(violations([city, { "@type": "Service", areaServed: [{ "@id": city["@id"] }, city] }])).toEqual(
      [],
    );
  });

  it.each([
    ["a class that there is not", { ...city, "@type": "Town" }, "Town is no type"],
    ["a node without a class", { name: "Doral" }, "undefined is no type"],
    ["a property that there is not", { ...city, headLine: "A" }, "City has no headLine"],
    ["a property of another class", { ...city, headline: "A" }, "City has no headline"],
    ["a misspelled keyword", { ...city, "@ID": "A" }, "City has no @ID"],
    ["a number for text", { ...city, name: 1 }, "City.name cannot be 1"],
    ["no text at all", { ...city, name: "" }, 'City.name cannot be ""'],
    ["text for a node", { ...city, geo: "25.8, -80.1" }, 'City.geo cannot be "25.8, -80.1"'],
    ["text for an address", { ...city, url: "/doral" }, 'City.url cannot be "/doral"'],
    ["text for a number", { "@type": "QuantitativeValue", minValue: "10" }, 'minValue cannot be "10"'],
    ["a truth for a number", { "@type": "ListItem", position: true }, "ListItem.position cannot be true"],
    [
      "a day in words",
      { "@type": "Article", dateModified: "May 1" },
      'Article.dateModified cannot be "May 1"',
    ],
    ["a day's short name", { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Mo"] }, '"Mo"'],
    ["a node of a wrong class", { ...city, geo: { "@type": "Place" } }, "City.geo cannot be Place"],
    ["a mention of a wrong class", { ...city, geo: { "@id": city["@id"] } }, "City.geo cannot be City"],
    ["a mention of nothing", { ...city, geo: { "@id": "#a" } }, "City.geo cannot be undefined"],
    ["a fault deep inside", { ...city, geo: { ...geo, place: "A" } }, "GeoCoordinates has no place"],
  ])("finds %s", (_, node, complaint) => {
    expect(violations([node])).toEqual([expect.stringContaining(complaint)]);
  });
});
