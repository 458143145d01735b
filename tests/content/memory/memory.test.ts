import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadContent } from "../../../content/loadContent.ts";
import { Memory } from "../../../content/memory/memory.ts";
import { Recent } from "../../../content/memory/recent.ts";
import { rules } from "../../../content/rules/rules.ts";
import { openDictionary } from "../../../content/rules/texts/spelling/dictionary.ts";
import { spelling } from "../../../content/rules/texts/spelling/spelling.ts";
import { createStore } from "../../../content/store.ts";
import { buildContent } from "../../../output/buildContent.ts";
import { cachedFiles } from "./cachedFiles.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(root, { recursive: true }));

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

  it("is known again whatever letters it has", () => {
    expect(made("code", "key", "Miami’s ½ café 🏊")).toBe(1);
    expect(made("code", "key", "Miami’s ½ café 🏊")).toBe(0);
  });

  it("is made again where it is damaged", () => {
    expect(made("code", "key")).toBe(1);
    for (const file of cachedFiles(root, "content")) writeFileSync(file, readFileSync(file).subarray(0, -2));
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
    const kept = cachedFiles(root, "content").map((file) => readFileSync(file, "utf8"));
    const isKept = (file: string) => kept.some((text) => text.includes(file));
    expect(files.slice(100).every(isKept)).toBe(true);
    expect(files.slice(0, 100).filter(isKept)).toEqual([]);
  });

  it("is not written again where a check and a build find nothing new, whichever came before", async () => {
    cpSync("tests/content/fixture", root, { recursive: true });
    const dictionary = await openDictionary(process.cwd());
    const check = () => {
      const memory = new Memory(root, "code");
      loadContent(root, { rules: [...rules, spelling(dictionary)], store: createStore(memory) });
      memory.close();
    };
    const build = async () => {
      const memory = new Memory(root, "code");
      const content = loadContent(root, { store: createStore(memory) });
      const { pages, facts } = await buildContent(root, content, "code");
      for (const page of pages) facts(page);
      memory.close();
    };
    check();
    await build();
    const shards = cachedFiles(root, "content");
    expect(shards.length).toBeGreaterThan(0);
    for (const shard of shards) utimesSync(shard, 1, 1);
    check();
    await build();
    expect(shards.filter((shard) => statSync(shard).mtimeMs !== 1000)).toEqual([]);
  });
});

describe("what is large, and made of a content file", () => {
  const LARGE = { text: "large" };
  const made = (file = "about.yaml", key = "key") => {
    let times = 0;
    const memory = new Memory(root, "code");
    const later = memory.of(file, key).later("name", "", () => {
      times++;
      return LARGE;
    });
    const before = times;
    expect([later(), later()]).toEqual([LARGE, LARGE]);
    memory.close();
    return { before, times };
  };
  const values = () =>
    cachedFiles(root, "content/values").filter((file) => readFileSync(file, "utf8").includes("large"));

  it("is made when it is asked for, once, and not again by the next load", () => {
    expect(made()).toEqual({ before: 0, times: 1 });
    expect(made()).toEqual({ before: 0, times: 0 });
    expect(made("about.yaml", "other key").times).toBe(1);
  });

  it.each([
    ["cut off", (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -2))],
    ["changed", (file: string) => writeFileSync(file, readFileSync(file, "utf8").replace("large", "small"))],
    ["lost", (file: string) => rmSync(file)],
  ])("is made again where its file was %s", (_, damage) => {
    made();
    for (const file of values()) damage(file);
    expect(made().times).toBe(1);
    expect(made().times).toBe(0);
  });

  it("is in one file with all else that a load keeps, whether it is read before that is written or after", () => {
    const pages = Array.from({ length: 1000 }, (_, index) => `page-${index}.yaml`);
    let times = 0;
    const make = (page: string) => {
      times++;
      return { large: page.repeat(100) };
    };
    const load = () => {
      const memory = new Memory(root, "code");
      const all = pages.map((page) => memory.of(page, "key").later("name", "", () => make(page)));
      for (const get of all) get();
      const read = all.map((get) => get());
      memory.close();
      return read;
    };
    const made = load();
    expect(made.map(({ large }) => large.slice(0, large.indexOf(".yaml") + 5))).toEqual(pages);
    expect(values()).toHaveLength(1);
    expect(load()).toEqual(made);
    expect(times).toBe(1000);
  });

  it("leaves nothing behind that no file needs any more, once a few days have gone by", () => {
    made();
    expect(values().length).toBe(1);
    for (const file of cachedFiles(root, "content/values")) utimesSync(file, 1, 1);
    const memory = new Memory(root, "code");
    memory.of("other.yaml", "key")("name", "", () => 1);
    memory.of("about.yaml", "other key")("name", "", () => 1);
    memory.close();
    expect(values()).toEqual([]);
  });

  it("is kept by one share of several processes, and left to the others", () => {
    const files = Array.from({ length: 100 }, (_, index) => `page-${index}.yaml`);
    for (const number of [0, 1]) {
      const memory = new Memory(root, "code", { number, of: 2 });
      for (const file of files) memory.of(file, "key")("name", "", () => memory.has(file));
      memory.close();
    }
    const memory = new Memory(root, "code");
    expect(files.map((file) => memory.of(file, "key")("name", "", () => "forgotten"))).toEqual(
      files.map(() => true),
    );
  });
});

describe("what was asked for last", () => {
  it("is the same each time, and is made again after much else was asked for", () => {
    const recent = new Recent();
    let times = 0;
    const get = recent.of(() => [++times]);
    expect(get()).toBe(get());
    for (let other = 0; other < 1000; other++) {
      recent.of(() => other)();
      get();
    }
    expect(times).toBe(1);
    for (let other = 0; other < 1000; other++) recent.of(() => other)();
    expect(get()).toEqual([2]);
  });
});
