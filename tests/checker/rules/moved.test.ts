import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { copiedPage } from "../../../editor/pages/newCity.ts";
import { loadWith } from "../../content/project.ts";

const fixture = (name: string) =>
  readFileSync(new URL(`../../content/fixture/${name}`, import.meta.url), "utf8");
const SALT = "pages-data/blog/salt.yaml";
const ABOUT = "pages-data/about.yaml";

/** A page about us with some lines above its blocks, and a link in its text. */
const about = (lines: string, link = "/contact") => `# yaml-language-server: $schema=../schema/page.json
title: About our pool company
description: Who we are and how we came to look after pools, told in about as many words as a page needs.
${lines}
blocks:
  - type: hero
    heading: About us
    intro: "[More](${link})"
`;
const salt = (lines: string) => fixture("pages-data/blog/salt.yaml").replace(/^article:/m, `${lines}\n$&`);
const told = (files: Record<string, string>, today = "2026-06-01") =>
  loadWith(files, { today }).problems.map(
    ({ file, severity, message }) => `${file.split("/").at(-1)} ${severity}: ${message}`,
  );

describe("an old address", () => {
  it("is no problem where it leads to one page, however it was written", () => {
    expect(told({ [ABOUT]: about("moved: [/about-us, /Company/Who_We_Are.html, /old.php, /us/]") })).toEqual(
      [],
    );
  });

  it.each([
    "/price-list.pdf",
    "/index.php/about-us",
    "/caf%C3%A9",
    "/café",
    "/-español",
    "/price%20list.html",
    "/price list.html",
    "/?page_id=12",
    "/index.php?id=5&cat=2",
    "/our-story_(2014)/it's-us!",
    "/@us/a+b;c,d=e:f",
  ])("is taken as it was: %s", (old) => {
    expect(told({ [ABOUT]: about(`moved: [${JSON.stringify(old)}]`) })).toEqual([]);
  });

  it("that cannot be one has no other proposed in its place", () => {
    const { problems } = loadWith({ [ABOUT]: about('moved: ["About Us"]') });
    expect(problems.map(({ fix, hint }) => [fix, hint])).toEqual([
      [undefined, expect.not.stringContaining("/about-us")],
    ]);
  });

  it.each([
    ["the page's own", "[/about]", "/about is the address of this page itself."],
    ["its own in another spelling", "[/About.html]", "/about is the address of this page itself."],
    [
      "that of another page",
      "[/contact]",
      "There is a page at /contact (the page pages-data/contact.yaml), so it cannot lead here as well.",
    ],
    [
      "that of another page, with a slash more at its front",
      "[//contact]",
      "Entry 1 of 'moved' cannot be '//contact'.",
    ],
    ["listed twice", "[/a, /A]", "/A leads to pages-data/about.yaml already."],
    ["two in one entry", '["/a, /b"]', "There is no comma between these 2 entries, so they are read as one."],
    ["unsafe", '["/a\\\\b"]', "Entry 1 of 'moved' cannot be '/a\\b'."],
    ["of another site", "[https://evil.example]", "Entry 1 of 'moved' cannot be 'https://evil.example'."],
    ["one that climbs", "[/../a]", "Entry 1 of 'moved' cannot be '/../a'."],
  ])("cannot be %s", (_, list, message) => {
    expect(told({ [ABOUT]: about(`moved: ${list}`) })).toEqual([`about.yaml error: ${message}`]);
  });

  it("cannot be an alias too", () => {
    expect(told({ [ABOUT]: about("aliases: [/us]\nmoved: [/us]") })).toEqual([
      "about.yaml error: There is a page at /us (an alias in pages-data/about.yaml), so it cannot lead here as well.",
    ]);
  });

  it("leads to one page: the second that takes it is told", () => {
    expect(told({ [ABOUT]: about("moved: [/us]"), [SALT]: salt("moved: [/us]") })).toEqual([
      "salt.yaml error: /us leads to pages-data/about.yaml already.",
    ]);
  });

  it("is not linked to: the link is told where the page is now", () => {
    expect(told({ [ABOUT]: about("moved: [/us]", "/us") })).toEqual([
      "about.yaml error: /us is an old address: its page is at /about now.",
    ]);
  });

  it("is told apart from others by what stands behind its question mark", () => {
    const files = {
      [ABOUT]: about("moved: [/old.php?id=3]", "/old.php?id=3"),
      [SALT]: fixture(SALT).replace("3400 ppm.", "3400 ppm, [more](/old.php?id=9)."),
    };
    const replacements = loadWith(files).problems.map(({ file, fix }) => [file, fix?.text.trim()]);
    expect(replacements).toEqual([
      [ABOUT, "/about"],
      [SALT, undefined],
    ]);
  });

  it("may be that of a draft, which has lent it, while editing too", () => {
    const files = {
      [ABOUT]: about("moved: [/blog/salt-2]"),
      "pages-data/blog/salt-2.yaml": salt("draft: true"),
    };
    const codes = loadWith(files, { drafts: true }).problems.map(({ code }) => code);
    expect(codes).not.toContain("moved-address");
  });

  it("stays with its page when its city is copied", () => {
    const page = "title: Doral\nmoved:\n  - /old-doral\npublish: 2026-12-01\naliases: [/doral]\nblocks: []\n";
    const old = { name: "Doral", url: "/service-areas/doral", longerNames: [] };
    const copy = copiedPage(page, old, {
      name: "Miami",
      url: "/service-areas/miami",
      order: 2,
      draft: false,
    });
    expect(copy).not.toMatch(/moved|old-doral|aliases|publish/);
  });
});

describe("a page with a day to come", () => {
  const files = { [ABOUT]: about("publish: 2026-12-01") };
  const urls = (today: string, drafts = false) =>
    loadWith(files, { today, drafts }).pages.map(({ url }) => url);

  it("is public from that day on, and before that only while editing", () => {
    expect(urls("2026-11-30")).not.toContain("/about");
    expect(urls("2026-11-30", true)).toContain("/about");
    expect(urls("2026-12-01")).toContain("/about");
  });

  it("cannot be linked to before, which the link is told with the day", () => {
    const linked = {
      ...files,
      "pages-data/contact.yaml": about("", "/about").replace("About our", "Call our"),
    };
    const said = told(linked).filter((line) => line.startsWith("contact"));
    expect(said).toContain(
      "contact.yaml error: The page at /about is not public before December 1, 2026: until then this link leads nowhere.",
    );
    expect(told(linked, "2026-12-01").join()).not.toContain("leads nowhere");
  });

  it("is held to all rules today, or the build of its day would fail", () => {
    const broken = { [ABOUT]: about("publish: 2026-12-01", "/nowhere") };
    expect(told(broken)).toEqual(["about.yaml error: There is no page at /nowhere."]);
  });

  it("may link to another that is public by then", () => {
    const both = {
      [ABOUT]: about("publish: 2026-12-01", "/blog/salt-2"),
      "pages-data/blog/salt-2.yaml": salt("publish: 2026-11-01")
        .replace(/^title: /m, "$&More ")
        .replace(/^description: /m, "$&More "),
    };
    expect(told(both)).toEqual([]);
  });
});
