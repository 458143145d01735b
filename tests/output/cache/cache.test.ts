import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KeptFiles } from "../../../output/cache/keptFiles.ts";
import { PageFiles } from "../../../output/cache/pageFiles.ts";
import { store } from "../../../output/cache/storedFiles.ts";
import { cachedFiles } from "../../content/memory/cachedFiles.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const TODAY = "2026-11-22";
const HTML = '<!doctype html><html><a href="/about">About</a></html>';

function keepPage(): void {
  const pages = new PageFiles(root, TODAY);
  pages.add(PageFiles.storeFor(root, true)("a page", HTML, "Words of a page"));
  pages.close();
}

describe("a rendered page", () => {
  it("is taken from the cache by the next build, with what it names", () => {
    keepPage();
    const pages = new PageFiles(root, TODAY);
    expect(pages.has("a page", true)).toBe(true);
    expect(pages.has("another page", true)).toBe(false);
    expect(pages.namedBy("a page")).toEqual(["/about"]);
    PageFiles.putInto(root, join(root, "dist"), [["/a/page", "a page"]], true);
    expect(readFileSync(join(root, "dist/a/page.html"), "utf8")).toBe(HTML);
    expect(readdirSync(join(root, "dist/a")).sort()).toEqual(["page.html", "page.html.br", "page.html.gz"]);
  });

  it.each([".html", ".html.br", ".html.gz"])(
    "is not taken where its %s was changed, cut off or lost",
    (ending) => {
      for (const damage of [
        (file: string) => writeFileSync(file, readFileSync(file).reverse()),
        (file: string) => writeFileSync(file, readFileSync(file).subarray(1)),
        (file: string) => rmSync(file),
      ]) {
        keepPage();
        for (const file of cachedFiles(root, "build/pages").filter((name) => name.endsWith(ending))) {
          damage(file);
          if (statSync(file, { throwIfNoEntry: false })) utimesSync(file, 1, 1);
        }
        expect(new PageFiles(root, TODAY).has("a page", true)).toBe(false);
      }
    },
  );

  it("is taken where a copy of the cache only gave its files another time", () => {
    keepPage();
    for (const file of cachedFiles(root, "build/pages")) utimesSync(file, 1, 1);
    expect(new PageFiles(root, TODAY).has("a page", true)).toBe(true);
  });

  it("keeps its words, which are gone where they were changed, cut off or lost", () => {
    const words = () => {
      const pages = new PageFiles(root, TODAY);
      return pages.has("a page", true) ? pages.wordsOf("a page") : "no page";
    };
    for (const damage of [
      (file: string) => writeFileSync(file, readFileSync(file, "utf8").replace("page", "cage")),
      (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -1)),
      (file: string) => rmSync(file),
    ]) {
      keepPage();
      expect(words()).toBe("Words of a page");
      for (const file of cachedFiles(root, "build/words")) damage(file);
      expect(words()).toBeUndefined();
    }
  });

  it("is not taken where the list of pages is damaged: all are thrown away", () => {
    keepPage();
    const index = join(root, ".cache/build/pages.json");
    writeFileSync(index, readFileSync(index, "utf8").replace("/about", "/abode"));
    expect(new PageFiles(root, TODAY).has("a page", true)).toBe(false);
  });

  it("is kept for some days after the last build that had it", () => {
    keepPage();
    new PageFiles(root, "2026-11-27").close();
    expect(new PageFiles(root, "2026-11-27").has("a page", true)).toBe(true);
    keepPage();
    new PageFiles(root, "2026-12-27").close();
    expect(new PageFiles(root, "2026-12-27").has("a page", true)).toBe(false);
  });
});

describe("a kept file", () => {
  let [card, dist] = ["", ""];
  beforeEach(() => {
    card = join(root, ".cache/cards/card");
    dist = join(root, "dist");
  });

  it("is made once for all names that ask for it at once, and whole for each", async () => {
    const kept = new KeptFiles(root, ".cache/cards");
    let made = 0;
    const make = async () => {
      store(card, Buffer.from(`card ${++made}`));
      return card;
    };
    const names = ["one", "other", "third"];
    await Promise.all(names.map((name) => kept.putInto(dist, name, "the same", make)));
    expect(names.map((name) => readFileSync(join(dist, name), "utf8"))).toEqual(names.map(() => "card 1"));
  });

  it("counts as there for other code too, as long as it is as it was left", async () => {
    const kept = new KeptFiles(root, ".cache/cards");
    await kept.putInto(dist, "card", "of this code", async () => {
      store(card, Buffer.from("a card"));
      return card;
    });
    kept.close();
    expect(new KeptFiles(root, ".cache/cards").has(card)).toBe(true);
    writeFileSync(card, "a ca");
    expect(new KeptFiles(root, ".cache/cards").has(card)).toBe(false);
    rmSync(join(root, ".cache/cards/index.json"));
    writeFileSync(card, "a card");
    expect(new KeptFiles(root, ".cache/cards").has(card)).toBe(false);
  });
});
