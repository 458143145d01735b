import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { compressFiles } from "../../../output/hosts/compress.ts";

const root = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => rmSync(root, { recursive: true }));
const path = (name: string) => join(root, name);
const put = (name: string, text: string) => writeFileSync(path(name), text);

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
