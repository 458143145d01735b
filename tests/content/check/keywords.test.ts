import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { explainMistakes, mistakesIn } from "../../../checker/explain/explainMistakes.ts";
import { groupByCause } from "../../../checker/groupByCause.ts";
import { pathOf } from "../../../content/lib/data.ts";
import { readYaml } from "../../../content/read/readYaml.ts";
import { openSchemas, validate } from "../../../content/validate/schemas.ts";
import { allBroken, type Broken } from "./breaking.ts";
import { allPlaces, keywordsOf } from "./schemaPlaces.ts";

const schemas = openSchemas();
const broken = allBroken().map((one) => ({
  ...one,
  name: `${one.keyword} of ${one.place.schema} ${one.place.way.join("/")}`.trim(),
}));

describe("whatever a schema asks for, breaking it is one problem where it is", () => {
  it.each(broken)("$name", (one) => {
    const { problems, path } = problemsOf(one);
    expect(problems.map(({ message }) => message)).toHaveLength(1);
    expect(path).toEqual(one.path);
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

describe("each keyword has a sentence", () => {
  it("that says what is wrong, and what to write instead", () => {
    const general = broken.filter(({ place }) => !place.schema.startsWith("blocks/"));
    const oneOfEach = new Map(general.toReversed().map((one) => [one.keyword, one]));
    const said = [...oneOfEach.values()].map((one) => {
      const [problem] = problemsOf(one).problems;
      const message = problem?.message.replace(/(Write one of: ).*/, "$1…"); // blocks and properties may be added
      return [`${one.name}: ${message}`, problem?.hint].filter(Boolean).join(" → ");
    });
    expect(said.sort().join("\n")).toMatchInlineSnapshot(`
      "additionalProperties of page.json: There is no 'colour' here. Write one of: …
      const of parts.json#/$defs/confirm: 'confirm' cannot be 'wrong'. → Write true, or take the line away.
      discriminator of block.json: There is no block called 'purple'. Write one of: …
      enum of page.json properties/schema: 'schema' cannot be 'purple'. Write one of: …
      maxItems of parts.json#/$defs/actions: 'actions' can have 4 entries at most; this is one too many. → Take it away.
      maxLength of page.json properties/title: 'title' is 61 characters long; 60 at most. → Make it shorter by 1 character.
      maxProperties of parts.json#/$defs/action: This button has more than one of href, call and sms. → Keep one of them.
      maximum of parts.json#/$defs/geo properties/latitude: 'latitude' must be 90 or less. → Degrees north, with a minus in the south. Maps show it before the comma. Check for a missing or extra digit or minus sign.
      minItems of page.json properties/keywords: 'keywords' needs at least one entry. → Add one, each on a line of its own, starting with a dash.
      minLength of page.json properties/title: 'title' is 2 characters long; at least 3 are needed. → Write 1 character more.
      minProperties of parts.json#/$defs/action: This button leads nowhere. → Add where it leads (href: /quote), which phone it calls (call: main) or which gets a text message (sms: main).
      minimum of parts.json#/$defs/city properties/order: 'order' must be 1 or more. → Its place in lists of cities; 1 comes first. Check for a missing or extra digit or minus sign.
      pattern of parts.json#/$defs/line: 'title' cannot be 'two lines'. → Write two-lines
      propertyNames of parts.json#/$defs/city properties/facts: The name 'Two words' cannot be used. → Write twoWords
      required of page.json: 'title' is missing here. → What belongs here: the title in the browser tab and in search results, before the company's name. Each page has its own.
      type of page.json properties/title: 'title' should hold text, not a number. → Put it in double quotes: "5""
    `);
  });
});

/** The problems of a broken document, and the path of the first mistake that the schema itself reports. */
function problemsOf({ root, document }: Broken) {
  const file = root === "site.json" ? "site.yaml" : "pages-data/about.yaml";
  const { source } = readYaml({ file, bytes: Buffer.from(stringify(document)) });
  const schema = root === "site.json" ? schemas.site : schemas.page;
  const { errors } = validate<unknown>(source.data, schema);
  const problems = groupByCause(explainMistakes(source, errors, () => false));
  const [mistake] = mistakesIn(errors);
  return { problems, path: pathOf(mistake?.instancePath ?? "") };
}
