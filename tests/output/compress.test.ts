import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { compressFiles } from "../../output/compress.ts";

const root = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => rmSync(root, { recursive: true }));
const path = (name: string) => join(root, name);
const put = (name: string, text: string) => writeFileSync(path(name), text);

it("compresses what has changed since the build before, and takes the rest from there", async () => {
  for (const folder of ["before", "now"]) mkdirSync(path(folder));
  for (const name of ["same.html", "changed.html"]) put(`before/${name}`, "old");
  await compressFiles(path("before"));
  put("before/same.html.br", "as it was");
  put("now/same.html", "old");
  put("now/changed.html", "new");
  put("now/added.html", "added");
  await compressFiles(path("now"), path("before"));
  expect(readFileSync(path("now/same.html.br"), "utf8")).toBe("as it was");
  for (const [name, text] of [
    ["changed", "new"],
    ["added", "added"],
  ]) {
    expect(brotliDecompressSync(readFileSync(path(`now/${name}.html.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path(`now/${name}.html.gz`))).toString()).toBe(text);
  }
});
