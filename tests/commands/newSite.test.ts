import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadChecked } from "../../checker/loadChecked.ts";
import { mainOf } from "../../content/lib/words.ts";

const NAME = "Harbor Roofs & Co.";
const folder = mkdtempSync(join(tmpdir(), "new-site-"));
const root = join(folder, "roofs");
afterAll(() => rmSync(folder, { recursive: true }));

const command = resolve("commands/newSite.ts");
const newSite = (cwd: string, ...words: string[]) =>
  spawnSync(process.execPath, [command, ...words], { cwd, encoding: "utf8" });
const git = (...words: string[]) => execFileSync("git", ["-C", root, ...words], { encoding: "utf8" }).trim();
const begun = existsSync(".git") && newSite(".", root, NAME);

describe.skipIf(!begun)("npm run new-site, beside", () => {
  it("begins a site that is right in every way, under the name of its business", () => {
    expect(begun).toMatchObject({ status: 0, stderr: "" });
    const { problems, lists } = loadChecked(root);
    expect(problems).toEqual([]);
    expect(mainOf(lists).site.business).toMatchObject({
      name: NAME,
      url: "https://harbor-roofs-co.example.com",
    });
    expect(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).name).toBe("harbor-roofs-co");
    const readme = readFileSync(join(root, "README.md"), "utf8");
    expect(readme).toMatch(/^# Harbor Roofs & Co\.: the website\n/);
    expect(readme).toContain("The site in this copy is Harbor Roofs & Co.'s.");
    const [, own = ""] = /^# (.*): the website/.exec(readFileSync("README.md", "utf8")) ?? [];
    expect(readme).not.toContain(own);
    for (const [file] of readme.matchAll(/\.github\/pictures\/[\w.]+/g))
      expect(existsSync(join(root, file)), file).toBe(true);
  });

  it("lists every page before it goes live, as none of them is the business's own yet", () => {
    const { problems, pages } = loadChecked(root, { launch: true });
    const listed = new Set(problems.map(({ file }) => file));
    expect(pages.map(({ file }) => file).filter((file) => !listed.has(file))).toEqual([]);
    expect(listed).toContain("site.yaml");
  });

  it("gives it a history of its own, and the tests of the machine without those of this site", () => {
    expect(git("log", "--format=%s")).toBe(`Begin the site of ${NAME}`);
    expect(git("status", "--porcelain")).toBe("");
    expect(existsSync(join(root, "tests/content"))).toBe(true);
    expect(existsSync(join(root, "tests/specification"))).toBe(false);
    expect(readFileSync(join(root, "package.json"), "utf8")).not.toContain("specification");
  });

  it("writes into no folder that holds files", () => {
    expect(newSite(".", root, "Another")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`There are files in ${root}.`),
    });
    expect(git("status", "--porcelain")).toBe("");
  });

  it("begins in place, once all is committed", () => {
    const own = join(root, "pages-data/about.yaml");
    writeFileSync(own, "title: Ours\n");
    expect(newSite(root, ".", "Maple Bakery")).toMatchObject({ status: 2 });
    expect(readFileSync(own, "utf8")).toBe("title: Ours\n");
    rmSync(own);
    expect(newSite(root, ".", "Maple Bakery").status).toBe(0);
    expect(mainOf(loadChecked(root).lists).site.business.name).toBe("Maple Bakery");
    expect(git("log", "--format=%s")).toBe(`Begin the site of ${NAME}`);
  });
});

it.each([[], [folder], [folder, "!"]])("npm run new-site %s says what is missing", (...words) => {
  const before = readdirSync(folder);
  expect(newSite(".", ...words)).toMatchObject({ status: 2, stderr: expect.stringContaining("Exit codes") });
  expect(readdirSync(folder)).toEqual(before);
});
