import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadContent } from "../../../content/loadContent.ts";
import { Memory } from "../../../content/memory/memory.ts";
import { rules } from "../../../content/rules/rules.ts";
import { openDictionary } from "../../../content/rules/texts/spelling/dictionary.ts";
import { spelling } from "../../../content/rules/texts/spelling/spelling.ts";
import { createStore } from "../../../content/store.ts";
import { PageFiles } from "../../../output/cache/pageFiles.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const TODAY = "2026-11-22";
const HTML = '<!doctype html><html><a href="/about">About</a></html>';

/** The files of the cache, below a folder of it. */
const filesIn = (folder: string) =>
  readdirSync(join(root, ".cache", folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

async function keepPage(): Promise<void> {
  const pages = new PageFiles(root, TODAY);
  pages.add("a page", await PageFiles.store(root, "a page", HTML, true));
  pages.close();
}

describe("a rendered page", () => {
  it("is taken from the cache by the next build, with what it names", async () => {
    await keepPage();
    const pages = new PageFiles(root, TODAY);
    expect(pages.has("a page", true)).toBe(true);
    expect(pages.has("another page", true)).toBe(false);
    expect(pages.namedBy("a page")).toEqual(["/about"]);
    mkdirSync(join(root, "dist"));
    pages.putInto(join(root, "dist"), "page.html", "a page", true);
    expect(readFileSync(join(root, "dist/page.html"), "utf8")).toBe(HTML);
    expect(readdirSync(join(root, "dist")).sort()).toEqual(["page.html", "page.html.br", "page.html.gz"]);
  });

  it.each([".html", ".html.br", ".html.gz"])(
    "is not taken where its %s was changed, cut off or lost",
    async (ending) => {
      for (const damage of [
        (file: string) => writeFileSync(file, readFileSync(file).reverse()),
        (file: string) => writeFileSync(file, readFileSync(file).subarray(1)),
        (file: string) => rmSync(file),
      ]) {
        await keepPage();
        for (const file of filesIn("build/pages").filter((name) => name.endsWith(ending))) {
          damage(file);
          if (statSync(file, { throwIfNoEntry: false })) utimesSync(file, 1, 1);
        }
        expect(new PageFiles(root, TODAY).has("a page", true)).toBe(false);
      }
    },
  );

  it("is taken where a copy of the cache only gave its files another time", async () => {
    await keepPage();
    for (const file of filesIn("build/pages")) utimesSync(file, 1, 1);
    expect(new PageFiles(root, TODAY).has("a page", true)).toBe(true);
  });

  it("is not taken where the list of pages is damaged: all are thrown away", async () => {
    await keepPage();
    const index = join(root, ".cache/build/pages.json");
    writeFileSync(index, readFileSync(index, "utf8").replace("/about", "/abode"));
    expect(new PageFiles(root, TODAY).has("a page", true)).toBe(false);
  });

  it("is kept for some days after the last build that had it", async () => {
    await keepPage();
    new PageFiles(root, "2026-11-27").close();
    expect(new PageFiles(root, "2026-11-27").has("a page", true)).toBe(true);
    await keepPage();
    new PageFiles(root, "2026-12-27").close();
    expect(new PageFiles(root, "2026-12-27").has("a page", true)).toBe(false);
  });
});

describe("what was made of a content file", () => {
  const made = (version: string, key: string, of = "") => {
    let times = 0;
    const memory = new Memory(root, version);
    memory.of("about.yaml", key)("name", of, () => ++times);
    memory.close();
    return times;
  };

  it("is made again where the file, what else it is made of, or the code is another", () => {
    expect(made("code", "key")).toBe(1);
    expect(made("code", "key")).toBe(0);
    expect(made("code", "other key")).toBe(1);
    expect(made("code", "other key", "site")).toBe(1);
    expect(made("other code", "other key", "site")).toBe(1);
    expect(made("other code", "other key", "site")).toBe(0);
  });

  it("is made again where it is damaged", () => {
    expect(made("code", "key")).toBe(1);
    for (const file of filesIn("content")) writeFileSync(file, readFileSync(file).subarray(0, -2));
    expect(made("code", "key")).toBe(1);
  });

  it("is forgotten with its file", () => {
    const load = (files: string[]) => {
      const memory = new Memory(root, "code");
      for (const file of files) memory.of(file, "key")("name", "", () => 1);
      memory.close();
    };
    const files = Array.from({ length: 1000 }, (_, index) => `page-${index}-.yaml`);
    load(files);
    load(files.slice(100));
    const kept = filesIn("content").map((file) => readFileSync(file, "utf8"));
    const isKept = (file: string) => kept.some((text) => text.includes(file));
    expect(files.slice(100).every(isKept)).toBe(true);
    expect(files.slice(0, 100).filter(isKept)).toEqual([]);
  });

  it("is not written again by a load that finds nothing new", async () => {
    cpSync("tests/content/fixture", root, { recursive: true });
    const dictionary = await openDictionary(process.cwd());
    const load = () => {
      const memory = new Memory(root, "code");
      loadContent(root, { rules: [...rules, spelling(dictionary)], store: createStore(memory) });
      memory.close();
    };
    load();
    const shards = filesIn("content");
    expect(shards.length).toBeGreaterThan(0);
    for (const shard of shards) utimesSync(shard, 1, 1);
    load();
    expect(shards.filter((shard) => statSync(shard).mtimeMs !== 1000)).toEqual([]);
  });
});
