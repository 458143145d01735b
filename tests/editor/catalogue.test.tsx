import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { isMapping } from "../../content/lib/data.ts";
import { readCatalogue } from "../../editor/catalogue/catalogue.ts";
import { yamlOf } from "../../editor/catalogue/pages/BlockSection.tsx";
import { CataloguePage } from "../../editor/catalogue/pages/CataloguePage.tsx";
import { resolveExamples } from "../../editor/catalogue/resolveExamples.ts";
import { siteContentOf } from "../../output/siteContent.ts";
import { allPlaces } from "../content/check/schemaPlaces.ts";
import { loadSite, pages } from "../content/published.ts";

const catalogue = readCatalogue();
const { blocks, page, parts } = catalogue;
const tables = [...blocks.flatMap((block) => block.tables), ...page, ...parts, ...catalogue.site];
const examples = blocks.flatMap((block) => block.examples.map((example) => ({ type: block.type, example })));
const loaded = loadSite();
const content = {
  survey: loaded.survey,
  business: loaded.business,
  site: await siteContentOf(loaded),
  home: pages.find(({ kind }) => kind === "home"),
};
const html = renderToStaticMarkup(<CataloguePage catalogue={catalogue} content={content} />);
const matches = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, group = ""]) => group);

describe("the catalogue", () => {
  it("has every type of block, each once", () => {
    const types = readdirSync("schema/blocks").map((name) => name.replace(".json", ""));
    expect(matches(/data-type="(\w+)"/g).sort()).toEqual(types.sort());
  });

  const entries = allPlaces().filter(({ node }) => isMapping(node.properties));
  it.each(entries)("has a table of all that $schema $way can hold, and of what it needs", ({ node }) => {
    const names = Object.keys(isMapping(node.properties) ? node.properties : {}).sort();
    const needed = (Array.isArray(node.required) ? node.required : []).sort();
    const held = tables.map(({ rows }) => ({
      names: rows.map(({ name }) => name).sort(),
      needed: rows.flatMap((row) => (row.needed ? row.name : [])).sort(),
    }));
    expect(held).toContainEqual({ names, needed });
  });

  it("shows every table whole, with words in every place", () => {
    expect(matches(/<table id="([^"]+)"/g).sort()).toEqual(tables.map(({ anchor }) => anchor).sort());
    const rows = tables.flatMap((table) => table.rows);
    const shown = matches(/<table id="([\s\S]*?)<\/table>/g).flatMap((table) =>
      table.match(/<th scope="row">[^<]/g),
    );
    expect(shown).toHaveLength(rows.length);
    for (const { name, takes, description } of rows)
      expect([name, takes.words, description]).not.toContain("");
  });

  it("has no name twice, and no link to a name that is not there", () => {
    const ids = matches(/ id="([^"]+)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(matches(/href="#([^"]+)"/g).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("loads the scripts that a page of all blocks needs", () => {
    const scripts = matches(/<script type="module" src="\/([\w/]+)\.tsx?"/g);
    expect(scripts).toEqual(expect.arrayContaining(["editor/catalogue/copy", "renderer/islands/hydrate"]));
  });
});

describe("an example in the catalogue", () => {
  const resolved = resolveExamples(
    examples.map(({ example }) => example),
    content,
  );

  it.each(examples)("of $type is YAML that says the same when it is pasted under blocks:", ({ example }) => {
    const yaml = yamlOf(example);
    expect(parse(`blocks:\n${yaml}${yaml}`)).toEqual({ blocks: [example, example] });
  });

  it.each(examples.map((entry, index) => ({ ...entry, block: resolved[index] })))(
    "of $type is shown as this site would show it",
    ({ type, block }) => {
      expect(block?.type).toBe(type);
      expect(JSON.stringify(block)).not.toContain("${");
    },
  );

  it("stands beside its YAML, which a button copies", () => {
    expect(matches(/data-(preview)/g)).toHaveLength(examples.length);
    expect(matches(/<button type="button" data-copy="([^"]+)"/g)).toHaveLength(examples.length);
    expect(html).not.toContain("This example is not right");
  });

  it("that is wrong is said to be wrong, and the others are shown", () => {
    const [right, wrong] = resolveExamples([{ type: "hero", heading: "Salt" }, { type: "hero" }], content);
    expect(right).toMatchObject({ heading: "Salt", trustItems: [] });
    expect(wrong).toBeUndefined();
  });
});
