import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { Cache, type CacheKind } from "../../../content/lib/cache.ts";
import { spanish } from "../languages/spanish.ts";
import { LAVADO, WASH } from "../languages/wash.ts";

const root = mkdtempSync(join(tmpdir(), "translations-"));
afterAll(() => rmSync(root, { recursive: true }));

const put = (file: string, text: string) => {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const edit = (file: string, from: string, to: string) =>
  put(file, readFileSync(join(root, file), "utf8").replace(from, to));

/** A cache that counts how many files are compiled. */
class CountingCache extends Cache {
  compiled = 0;
  override write(kind: CacheKind, key: string, bytes: Uint8Array): void {
    if (kind === "compiled") this.compiled++;
    super.write(kind, key, bytes);
  }
}

const CITY = "pages-data/service-areas/doral/index.yaml";
const WASH_FILE = "pages-data/wash.yaml";
cpSync("tests/content/fixture", root, { recursive: true });
const files = { ...spanish, [WASH_FILE]: WASH, "pages-data/es/lavado.yaml": LAVADO };
for (const [file, text] of Object.entries(files)) put(file, String(text));

it("an edit compiles its page and the translations of that, one of a city its pages in all languages, and nothing else", () => {
  const cache = new CountingCache();
  const compiledBy = (change: () => void) => {
    change();
    cache.compiled = 0;
    loadChecked(root, { today: "2026-11-22", cache });
    return cache.compiled;
  };
  expect(compiledBy(() => {})).toBeGreaterThan(6);
  expect(compiledBy(() => edit(WASH_FILE, "No louder than rain", "Louder than rain"))).toBe(2);
  expect(compiledBy(() => edit("pages-data/es/lavado.yaml", "No más que", "Menos que"))).toBe(1);
  expect(compiledBy(() => edit("pages-data/contact.yaml", "heading: ", "heading: Please "))).toBe(1);
  expect(compiledBy(() => edit(CITY, "dust from the warehouses", "dust from the yards"))).toBe(2);
  expect(compiledBy(() => put("words/translated/es/lavado.yaml", WASH))).toBe(1);
});
