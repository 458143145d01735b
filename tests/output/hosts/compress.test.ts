import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it, vi } from "vitest";
import { Cache } from "../../../content/lib/cache.ts";
import { compressFiles } from "../../../output/hosts/compress.ts";

const root = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => rmSync(root, { recursive: true }));
const path = (name: string) => join(root, name);
const put = (name: string, text: string) => writeFileSync(path(name), text);

it("compresses a text once, and anew with other code or another text", () => {
  const cache = new Cache();
  const write = vi.spyOn(cache, "write");
  const compressed = (text: string, code: string) => {
    put("cached.html", text);
    for (const ending of [".br", ".gz"]) rmSync(path(`cached.html${ending}`), { force: true });
    compressFiles(root, cache, code);
    expect(brotliDecompressSync(readFileSync(path("cached.html.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path("cached.html.gz"))).toString()).toBe(text);
    return write.mock.calls.length / 2; // two forms of each
  };
  expect(compressed("<p>One</p>", "code")).toBe(1);
  expect(compressed("<p>One</p>", "code")).toBe(1);
  expect(compressed("<p>One</p>", "other code")).toBe(2);
  expect(compressed("<p>Two</p>", "other code")).toBe(3);
  rmSync(path("cached.html"));
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
