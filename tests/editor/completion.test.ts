import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registry } from "../../blocks/registry.ts";
import { readSchema } from "../../content/validate/readSchema.ts";
import type { Schema } from "../../content/validate/schemaNode.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { EditorSettings } from "./editorSettings.ts";
import { LanguageServer, wordsOf } from "./languageServer.ts";

const types = Object.keys(registry);
const { describe: descriptionOf } = openSchemas();
const page = `# yaml-language-server: $schema=../schema/page.json
title: About us
blocks:
`;

let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start(new EditorSettings());
});
afterAll(() => server.stop());

describe("while a block is written, an editor offers", () => {
  it("the types of blocks, after 'type:', each with what it is", async () => {
    const offered = await offeredAfter("  - type: ");
    const described = types.map((type) => [type, readSchema(`blocks/${type}.json`).description]);
    expect(offered).toEqual(Object.fromEntries(described));
  });

  it.each(types)("the entries of %s, each with its description, and those of no other", async (type) => {
    const schema = readSchema(`blocks/${type}.json`);
    const { [String(schema.title)]: skeleton, ...offered } = await offeredAfter(`  - type: ${type}\n    `);
    expect(offered).toEqual(entriesOf(schema));
    expect(skeleton).toContain(schema.description);
  });

  it("the values of a choice", async () => {
    const offered = await offeredAfter("  - type: cardGrid\n    tone: ");
    expect(Object.keys(offered).sort()).toEqual(["deep", "plain"]);
  });

  it("the entries of a card, further in", async () => {
    const offered = await offeredAfter("  - type: cardGrid\n    cards:\n      - title: Weekly\n        ");
    expect(offered).toMatchObject({ icon: expect.stringContaining("drawing"), link: expect.any(String) });
    expect(offered).not.toHaveProperty("columns");
  });
});

/** The completions at the end of a page's text: labels with their descriptions. */
async function offeredAfter(blocks: string): Promise<Record<string, string>> {
  const lines = `${page}${blocks}`.split("\n");
  const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  const items = await server.complete("pages-data/about.yaml", `${lines.join("\n")}\n`, end);
  return Object.fromEntries(items.map((item) => [item.label, wordsOf(item.documentation)]));
}

/** The properties of a block except its type, with their descriptions. */
function entriesOf({ properties }: Schema): Record<string, unknown> {
  const { type: _, ...entries } = properties ?? {};
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, descriptionOf(entry)]));
}
