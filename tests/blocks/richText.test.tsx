import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { LinkFinderContext } from "../../blocks/parts/text/LinksIn.ts";
import { WordsContext } from "../../blocks/parts/text/Words.ts";
import { registry } from "../../blocks/registry.ts";
import { isMapping } from "../../content/lib/data.ts";
import { linkFinder } from "../../content/markdown/links.ts";
import { SchemaReader } from "../../content/validate/readSchema.ts";
import { MARKED, type SchemaNode } from "../../content/validate/schemaNode.ts";
import { Blocks } from "../../renderer/page/Blocks.tsx";
import { onOneLine } from "../../renderer/page/onOneLine.ts";
import { contentCopy } from "../content/contentCopy.ts";
import { pagesOf } from "../content/project.ts";
import { loadSite } from "../content/published.ts";

// Each example of each block, with every rich text that its schema knows replaced by one that has all kinds of links.
const TEXT = "Call 305-555-0199, write to us@fish.example, see https://fish.example/a-1-2 or [home](/).";
const LINKS = ["tel:+13055550199", "mailto:us@fish.example", "https://fish.example/a-1-2", "/"];

const root = contentCopy();
afterAll(() => rmSync(root, { recursive: true }));
const schemas = new SchemaReader();
const cases = Object.keys(registry).flatMap((type) => {
  const node = schemas.read(`blocks/${type}.json`);
  return node.examples.flatMap((example, index) => {
    const { data, texts } = filled(node, example);
    return texts > 0 ? [{ name: `${type}-${index}`.toLowerCase(), type, data, texts }] : [];
  });
});
for (const { name, type, data } of cases) {
  const blocks = type === "hero" ? [data] : [{ type: "hero", heading: "An example" }, data];
  writeFileSync(
    join(root, "pages-data", `rich-${name}.yaml`),
    `# yaml-language-server: $schema=../schema/page.json\n${stringify({ title: `Rich ${name}`, description: "All kinds of links, in every text that can hold them, of each block that is shown here.", blocks })}`,
  );
}
const content = loadSite(root, {});
const site = content.lists.values().next().value?.site;
const finder = linkFinder(site?.locale.phone ?? { code: 1, written: ["000-000-0000"] });
const pages = await pagesOf(content);

describe("a phone, an address and a link in a rich text", () => {
  it.each(cases)("can be tapped wherever $name has one", ({ name, texts }) => {
    const blocks = pages.find(({ file }) => file === `pages-data/rich-${name}.yaml`)?.blocks.slice(-1) ?? [];
    const html = onOneLine(
      renderToStaticMarkup(
        <WordsContext value={site?.words}>
          <LinkFinderContext value={finder}>
            <Blocks blocks={blocks} />
          </LinkFinderContext>
        </WordsContext>,
      ),
    );
    for (const href of LINKS) expect(html.split(`<a href="${href}"`).length - 1, href).toBe(texts);
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
  });

  it("stands in an example of every block that has rich texts", () => {
    const having = Object.keys(registry).filter((type) => hasRich(schemas.read(`blocks/${type}.json`)));
    expect(having.filter((type) => !cases.some((one) => one.type === type))).toEqual([]);
  });
});

/** Data with every rich text that its schema knows, those that it leaves out too; how many there are. */
function filled(node: SchemaNode, value: unknown): { data: unknown; texts: number } {
  if (isRich(node)) return { data: TEXT, texts: 1 };
  const { items, properties } = node;
  let texts = 0;
  const within = (inner: SchemaNode | undefined, part: unknown): unknown => {
    const made = inner ? filled(inner, part) : { data: part, texts: 0 };
    texts += made.texts;
    return made.data;
  };
  if (Array.isArray(value)) {
    const data = value.map((item) => within(items, item));
    return { data, texts };
  }
  if (!isMapping(value)) return { data: value, texts };
  const data = { ...value };
  for (const [name, inner] of properties)
    if (name in data || isRich(inner)) data[name] = within(inner, data[name]);
  return { data, texts };
}

function isRich({ holds }: SchemaNode): boolean {
  return holds !== undefined && MARKED.includes(holds);
}

function hasRich(node: SchemaNode): boolean {
  const inner = [...node.properties.map(([, property]) => property), ...(node.items ? [node.items] : [])];
  return isRich(node) || inner.some(hasRich);
}
