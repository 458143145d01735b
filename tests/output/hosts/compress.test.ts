import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { Cache } from "../../../content/lib/cache.ts";
import { compressFiles } from "../../../output/hosts/compress.ts";

const root = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => rmSync(root, { recursive: true }));
const path = (name: string) => join(root, name);
const put = (name: string, text: string) => writeFileSync(path(name), text);

it("takes from the cache what it made of the same text by the same code, and of no other", () => {
  const cache = new Cache();
  const made = (text: string, code: string) => {
    put("cached.html", text);
    rmSync(path("cached.html.br"), { force: true });
    compressFiles(root, cache, code);
    return readFileSync(path("cached.html.br"));
  };
  const first = made("<p>One</p>", "code");
  expect(made("<p>One</p>", "code")).toEqual(first);
  expect(brotliDecompressSync(made("<p>Two</p>", "code")).toString()).toBe("<p>Two</p>");
});

it("makes a version of each text in Brotli and gzip, but of those that have them", async () => {
  put("page.html", "<p>A page</p>");
  put("photo.jpg", "no text");
  put("ready.html", "<p>Ready</p>");
  put("ready.html.br", "as it was");
  compressFiles(root);
  expect(brotliDecompressSync(readFileSync(path("page.html.br"))).toString()).toBe("<p>A page</p>");
  expect(gunzipSync(readFileSync(path("page.html.gz"))).toString()).toBe("<p>A page</p>");
  expect(readFileSync(path("ready.html.br"), "utf8")).toBe("as it was");
  expect(existsSync(path("photo.jpg.br"))).toBe(false);
});
