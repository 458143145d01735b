import { readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { stringify } from "yaml";
import { first } from "../content/published.ts";
import { SiteCopy } from "./siteCopy.ts";

const MINUTES = 60_000;
const copy = new SiteCopy();
afterAll(() => copy.remove());

const part = (name: string) => ({ $ref: `../parts.json#/$defs/${name}` });
const described = (rest: object) => ({
  ...rest,
  description: "What people say in one breath, and who says it.",
});
const example = {
  type: "mottos",
  heading: "Said in one breath",
  mottos: ["Water is patient.", "So are we."],
};
/** The block as pages use it: with words other than the example's. */
const shown = { ...example, heading: "What we say", mottos: ["Look twice, work once.", "Leave it better."] };
const schema = described({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "blocks/mottos.json",
  title: "MottosBlock",
  type: "object",
  additionalProperties: false,
  required: ["type", "mottos"],
  properties: {
    type: described({ const: "mottos" }),
    ...Object.fromEntries(
      ["id", "eyebrow", "heading", "intro", "tone", "lazy", "confirm"].map((name) => [name, part(name)]),
    ),
    mottos: described({ type: "array", minItems: 1, items: part("text") }),
  },
  examples: [example],
});
const component = `import type { BlockOf } from "../content/resolve/forms.ts";
import { Section } from "./parts/Section.tsx";

/** Short sentences, one below the other. */
export function Mottos({ mottos, ...section }: BlockOf<"mottos">) {
  return (
    <Section {...section}>
      <ul>
        {mottos.map((motto) => (
          <li key={motto} data-item>
            {motto}
          </li>
        ))}
      </ul>
    </Section>
  );
}
`;

/** What to do at each place in the README's list. */
const PLACES: Record<string, () => void> = {
  "schema/blocks/<type>.json": () => copy.write("schema/blocks/mottos.json", JSON.stringify(schema, null, 2)),
  "schema/block.json": () =>
    copy.edit("schema/block.json", /("oneOf": \[)/, '$1\n    { "$ref": "blocks/mottos.json" },'),
  "blocks/<type>.tsx": () => copy.write("blocks/mottos.tsx", component),
  "blocks/registry.ts": () => {
    copy.edit("blocks/registry.ts", /^import \{ Neighbour/m, 'import { Mottos } from "./mottos.tsx";\n$&');
    copy.edit("blocks/registry.ts", /^( {2})hero: /m, "$1mottos: Mottos,\n$&");
  },
};

it("a block is added at the places that the README lists, and nowhere else", {
  timeout: 20 * MINUTES,
}, () => {
  const [, section = ""] = /^## Add a block\n(.*?)^## /ms.exec(readFileSync("README.md", "utf8")) ?? [];
  const places = [...section.matchAll(/^\d\. `([^`]+)`/gm)].map(([, place = ""]) => place);
  expect(places).toEqual(Object.keys(PLACES));
  for (const add of Object.values(PLACES)) add();
  // Used once on a page of this site, and once in the example, where a test expects every block.
  for (const file of [first("services").file, "tests/example/pages-data/about.yaml"])
    copy.write(file, `${copy.read(file).trimEnd()}\n${stringify([shown]).replace(/^(?=.)/gm, "  ")}`);

  for (const command of [
    "npm run types",
    "node commands/run.mjs tsc --noEmit",
    "npm run format",
    "npm run check",
    "node commands/run.mjs vitest run",
  ])
    expect(copy.failureOf(command)).toBe("");
});
