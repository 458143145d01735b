import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { Cache } from "../../../content/lib/cache.ts";

const FIXTURE = fileURLToPath(new URL("../../content/fixture/", import.meta.url));
const SALT = "pages-data/blog/salt.yaml";
const CONTACT = "pages-data/contact.yaml";
const AREA = "pages-data/service-areas/doral/index.yaml";
const cache = new Cache();
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "retired-"));
  cpSync(FIXTURE, root, { recursive: true });
  edit("site.yaml", /href: \/(?:blog\/salt|service-areas\/doral)/g, "href: /"); // so that either page can be deleted
  edit(CONTACT, "aliases: [/quote]", "aliases: [/quote, /reach-us]\nmoved: [/old-contact]");
  git("init", "-q", "-b", "main");
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): void {
  const name = ["-c", "user.name=A writer", "-c", "user.email=writer@example.com"];
  execFileSync("git", [...name, ...args], { cwd: root, stdio: "ignore" });
}
function commit(): void {
  git("add", "-A");
  git("commit", "-q", "-m", "The site");
}
function edit(file: string, from: RegExp | string, to: string): void {
  const text = readFileSync(join(root, file), "utf8");
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(join(root, file), edited);
}
const above = (file: string, line: string) => edit(file, /^(?:article|city|blocks):/m, `${line}\n$&`);
const told = (today = "2026-06-01") =>
  loadChecked(root, { cache, today }).problems.map(
    ({ file, severity, message, hint }) => `${file} ${severity}: ${message} ${hint}`,
  );
const leadsNowhere = (address: string) =>
  `${address} leads nowhere now, and it is an address of the site that visitors know.`;
const elsewhere = (address: string) =>
  `Which page replaces ${address}? In that page's file, add this line above blocks: moved: [${address}]`;

describe("an address that the main branch has", () => {
  it("is no problem while it is there", () => expect(told()).toEqual([]));

  it("is told once where its page is gone with all its addresses", () => {
    above(SALT, "aliases: [/salt]");
    commit();
    rmSync(join(root, SALT));
    const [found, ...others] = told();
    expect(others).toEqual([]);
    expect(found).toContain("/blog/salt leads nowhere now");
    expect(found).toContain("moved: [/blog/salt, /salt]");
  });

  it("is not asked of another business that begins here, with a name and an address of its own", () => {
    rmSync(join(root, SALT));
    edit("site.yaml", "name: Seagrape Pool Care", "name: Harbor Roofs");
    expect(told()).toHaveLength(1);
    edit("site.yaml", "https://www.example.com", "https://roofs.example.com");
    expect(told()).toEqual([]);
  });

  it("is not asked of a page that a new site begins with, until it is written anew", () => {
    cpSync(join(root, "pages-data"), join(root, "tests/example/pages-data"), { recursive: true });
    rmSync(join(root, SALT));
    expect(told()).toEqual([]);
    rmSync(join(root, "tests/example", SALT));
    expect(told()).toHaveLength(1);
  });

  it("is told where its page was deleted, committed on a branch or not", () => {
    git("checkout", "-q", "-b", "writing");
    rmSync(join(root, SALT));
    const expected = [`${SALT} error: ${leadsNowhere("/blog/salt")} ${elsewhere("/blog/salt")}`];
    expect(told()).toEqual(expected);
    commit();
    expect(told()).toEqual(expected);
  });

  it.each(["moved", "aliases"])("is settled once another page has it under %s:", (list) => {
    rmSync(join(root, SALT));
    if (list === "moved") edit(CONTACT, "[/old-contact]", "[/old-contact, /blog/salt]");
    else edit(CONTACT, "/reach-us]", "/reach-us, /blog/salt]");
    expect(told()).toEqual([]);
  });

  it("is told at the page itself where that was renamed, with the line that it needs", () => {
    renameSync(join(root, SALT), join(root, "pages-data/blog/salt-water.yaml"));
    expect(told()).toEqual([
      "pages-data/blog/salt-water.yaml error: This page was at /blog/salt, which leads nowhere now. Add this line above blocks: moved: [/blog/salt]",
    ]);
    above("pages-data/blog/salt-water.yaml", "moved: [/blog/salt]");
    expect(told()).toEqual([]);
  });

  it("is told where it was an alias or an old address", () => {
    edit(CONTACT, /, \/reach-us\]\nmoved:.*/, "]");
    expect(told()).toEqual(
      ["/reach-us", "/old-contact"].map(
        (address) =>
          `${CONTACT} error: ${leadsNowhere(address)} Add this line above blocks: moved: [${address}]`,
      ),
    );
  });

  it("is told where its page became a draft, or is held back", () => {
    above(SALT, "draft: true");
    const hidden = "This hides a page that visitors know: /blog/salt leads nowhere now.";
    expect(told().join("\n")).toMatch(`${SALT} error: ${hidden} Take the line away.`);
    edit(SALT, "draft: true", "publish: 2026-12-01");
    expect(told().join("\n")).toContain(hidden);
    expect(told("2026-12-01")).toEqual([]);
  });

  it("is told once for a city whose whole folder is gone", () => {
    writeFileSync(join(root, AREA, "../leaks.yaml"), readFileSync(join(root, CONTACT)));
    edit("pages-data/service-areas/doral/leaks.yaml", /^title: .*|^(?:aliases|moved): .*/gm, "# $&");
    above("pages-data/service-areas/doral/leaks.yaml", "title: Leaks");
    commit();
    rmSync(join(root, AREA, ".."), { recursive: true });
    expect(told()).toEqual([expect.stringContaining(`${leadsNowhere("/service-areas/doral")} … and 1 more`)]);
  });

  it("is told with the home page itself, at the line that hides it", () => {
    above("pages-data/index.yaml", "draft: true");
    const home = loadChecked(root, { cache, today: "2026-06-01" }).problems;
    expect(home).toMatchObject([{ code: "missing-page", path: ["draft"], fix: { text: "" } }]);
  });

  it("is no loss where nobody could see it: a page that was a draft may go", () => {
    above(SALT, "draft: true");
    commit();
    rmSync(join(root, SALT));
    expect(told()).toEqual([]);
  });

  it("is not looked for where git knows of no main branch", () => {
    rmSync(join(root, SALT));
    rmSync(join(root, ".git"), { recursive: true });
    expect(told()).toEqual([]);
  });
});
