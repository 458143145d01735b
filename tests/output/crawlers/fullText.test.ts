import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadContent } from "../../../content/loadContent.ts";
import type { Page } from "../../../content/types.ts";
import { buildContent } from "../../../output/buildContent.ts";
import { writeFullText } from "../../../output/crawlers/writeFullText.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "full-text-"));
  cpSync("tests/content/fixture", root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** llms-full.txt as a build writes it, and of how many pages it had to look up the words. */
async function written(code = "code"): Promise<{ text: string; asked: number }> {
  const folder = mkdtempSync(join(root, "dist-"));
  const content = await buildContent(root, loadContent(root), code);
  let asked = 0;
  const words = async ({ title }: Page) => {
    asked++;
    return `Words of ${title}`;
  };
  await writeFullText(root, folder, content, code, words);
  return { text: readFileSync(join(folder, "llms-full.txt"), "utf8"), asked };
}

const kept = () => readdirSync(join(root, ".cache/build/llms")).filter((name) => name.endsWith(".txt"));

it("the words of all pages are taken from the cache, as long as they are the same and it is whole", async () => {
  const first = await written();
  expect(first.asked).toBeGreaterThan(0);
  expect(await written()).toEqual({ ...first, asked: 0 });
  for (const file of kept()) writeFileSync(join(root, ".cache/build/llms", file), "damaged");
  expect(await written()).toEqual(first);
  expect((await written("other code")).asked).toBe(first.asked);
});

it("what no build has any more is removed from the cache", async () => {
  await written();
  const page = join(root, "pages-data/contact.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace(/^title: .*/m, "title: Another title"));
  const { text, asked } = await written();
  expect(text).toContain("Another title");
  expect(asked).toBeGreaterThan(0);
  expect(kept()).toHaveLength(1);
});
