import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { isMapping } from "../../../content/lib/data.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";
import { loadWith } from "../../content/project.ts";
import { there } from "../../content/published.ts";

const { node } = openSchemas().page;
const kinds = there(node.properties.find(([name]) => name === "blocks")?.[1].items, "blocks").variants;
const example = (type: string) =>
  there(
    kinds.flatMap(({ examples }) => examples).find((one) => isMapping(one) && one.type === type),
    "example",
  );

/** The paths at which example words are reported on a page with this block. */
function toldWith(block: unknown): string[] {
  const page = {
    title: "A page of its own",
    description:
      "What a page says of itself where it has one section more, which was added a moment ago, by hand.",
    blocks: [{ type: "hero", heading: "Words that somebody wrote" }, block],
  };
  const text = `# yaml-language-server: $schema=../schema/page.json\n${stringify(page)}`;
  const { problems } = loadWith({ "pages-data/added.yaml": text });
  return problems.filter(({ code }) => code === "example-words").map(({ path }) => path.join("."));
}

describe("a section that was added", () => {
  it("is told of until its example words are replaced", () => {
    const cards = example("cardGrid");
    expect(toldWith(cards).length).toBeGreaterThan(0);
    const text = JSON.stringify(cards).replace(
      /"(?!type|cardGrid)[^"]*\s[^"]*\s[^"]*"/g,
      '"My own words, and no others"',
    );
    expect(toldWith(JSON.parse(text))).toEqual([]);
  });
});
