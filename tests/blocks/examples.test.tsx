import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { WordsContext } from "../../blocks/parts/text/Words.ts";
import { registry } from "../../blocks/registry.ts";
import { readSchema } from "../../content/validate/readSchema.ts";
import { Blocks } from "../../renderer/page/Blocks.tsx";
import { contentCopy } from "../content/contentCopy.ts";
import { pagesOf } from "../content/project.ts";
import { loadSite } from "../content/published.ts";

// A whole site, plus a page for each example of each block, and the pictures that the examples name.
const root = contentCopy();
const images = join(root, "public/images");
for (const name of ["front-door", "before", "after"])
  cpSync("tests/example/public/images/squeegee.jpg", join(images, `${name}.jpg`));
// No page of the site need have logos.
for (const [name, logo] of [
  ["guild", "glass-guild"],
  ["trades", "lake-trades"],
])
  cpSync(`tests/example/public/logos/${logo}.svg`, join(root, `public/logos/${name}.svg`));
afterAll(() => rmSync(root, { recursive: true }));

const hero = { type: "hero", heading: "An example" };
const cases = Object.keys(registry).flatMap((type) =>
  examplesOf(type).map((example, index) => ({ name: `${type}-${index}`.toLowerCase(), type, example })),
);
for (const { name, type, example } of cases) {
  const description = `An example of a block, ${name}, shown as it stands in its schema so that writers can copy it.`;
  const blocks = type === "hero" ? [example] : [hero, example];
  writeFileSync(
    join(root, "pages-data", `example-${name}.yaml`),
    `# yaml-language-server: $schema=../schema/page.json\n${stringify({ title: `Example ${name}`, description, blocks })}`,
  );
}
const content = loadSite(root, {});
const { problems } = content;
/** Problems that examples may have: no link leads to it, its words are the schema's, and the site has no chart. */
const OF_EXAMPLES = ["unreached-page", "example-words", "no-chart"];
const pages = await pagesOf(content);
const validator = new HtmlValidate(JSON.parse(readFileSync("tests/site/html/htmlvalidate.json", "utf8")));

describe("an example of a block", () => {
  it.each(cases)("$name is right as it stands, and renders as valid HTML", async ({ name, type }) => {
    const file = `pages-data/example-${name}.yaml`;
    const own = problems.filter((problem) => problem.file === file && !OF_EXAMPLES.includes(problem.code));
    expect(own).toEqual([]);
    const blocks = pages.find((page) => page.file === file)?.blocks ?? [];
    const html = renderToStaticMarkup(
      <WordsContext value={content.site?.words}>
        <Blocks blocks={blocks.slice(-1)} />
      </WordsContext>,
    );
    if (type !== "articles" && type !== "chart")
      // these render nothing on a site without such articles or without a chart
      expect(html).toContain(`data-block="${type}"`);
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
      ),
    ).toEqual([]);
  });
});

function examplesOf(type: string): unknown[] {
  const { examples } = readSchema(`blocks/${type}.json`);
  return Array.isArray(examples) ? examples : [];
}
