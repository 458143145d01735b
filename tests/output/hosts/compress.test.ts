import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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

it("makes a version of each text in Brotli and gzip, but of those that have them", async () => {
  put("page.html", "<p>A page</p>");
  put("photo.jpg", "no text");
  put("ready.html", "<p>Ready</p>");
  put("ready.html.br", "as it was");
  compressFiles(root, new Cache());
  expect(brotliDecompressSync(readFileSync(path("page.html.br"))).toString()).toBe("<p>A page</p>");
  expect(gunzipSync(readFileSync(path("page.html.gz"))).toString()).toBe("<p>A page</p>");
  expect(readFileSync(path("ready.html.br"), "utf8")).toBe("as it was");
  expect(existsSync(path("photo.jpg.br"))).toBe(false);
});

it("takes the versions of texts that an earlier build had, unless they are damaged", () => {
  const project = join(root, "project");
  const versions = () => {
    const site = mkdtempSync(join(root, "site-"));
    writeFileSync(join(site, "same.html"), "<p>The same</p>");
    compressFiles(site, new Cache(project));
    return [".br", ".gz"].map((ending) => readFileSync(join(site, `same.html${ending}`)));
  };
  const made = versions();
  const folder = join(project, ".cache/compressed");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const times = () => files.map((file) => statSync(file).mtimeMs);
  const before = times();
  expect(versions()).toEqual(made);
  expect(times()).toEqual(before);
  for (const file of files) writeFileSync(file, "damaged");
  expect(versions()).toEqual(made);
});
