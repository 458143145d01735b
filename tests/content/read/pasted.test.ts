import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { copiedFrom } from "../../../checker/lib/fileNames.ts";
import { isLeftBehind } from "../../../content/lib/fileName.ts";
import { readYaml } from "../../../content/read/readYaml.ts";
import { areasOf } from "../../../content/resolve/areas.ts";
import { placesOf } from "../../../editor/sameWords.ts";
import { type Files, loadWith } from "../project.ts";

const page = (text: string) => `# yaml-language-server: $schema=../schema/page.json
title: About our pool company
description: Who we are and how we came to look after pools, told in about as many words as a page needs.
blocks:
  - type: hero
    heading: About us
    intro: ${JSON.stringify(text)}
`;
const told = (text: string, files: Record<string, string> = {}) =>
  loadWith({ "pages-data/about.yaml": page(text), ...files }).problems.map(({ message, fix }) => [
    message,
    fix?.text,
  ]);

describe("a text with letters apart from their accents, as macOS and PDFs have them", () => {
  const apart = "Ma\u0301s informacio\u0301n";

  it("is read as one with composed letters", () => {
    const { source } = readYaml({ file: "pages-data/a.yaml", bytes: Buffer.from(`title: ${apart}\n`) });
    expect(source.data).toEqual({ title: "Más información" });
    const ofPdf = readYaml({ file: "pages-data/a.yaml", bytes: Buffer.from("title: Fine ﬁltration\n") });
    expect(ofPdf.source.data).toEqual({ title: "Fine filtration" });
  });

  it("is found by the same words, however they were typed", () => {
    for (const words of [apart, "Más información"])
      for (const isExact of [true, false])
        expect(placesOf(words, "Más información", isExact)).toHaveLength(1);
  });
});

describe("a sign that nobody sees", () => {
  const heading = (text: string) =>
    page("All is well here.").replace("heading: About us", `heading: "${text}"`);
  const toldOf = (text: string) =>
    loadWith({ "pages-data/about.yaml": heading(text) }).problems.map(
      ({ severity, range, message }) => `${severity} ${range.start.line}: ${message}`,
    );

  it.each(["\u200b", "\\u200b", "\\u2060 \\ufeff", "\ufe0f", "\u3164", "\u2800"])(
    "is no heading: %j",
    (text) => {
      expect(toldOf(text)).toEqual([
        "error 6: Nothing of this text can be seen: it holds only signs without a look.",
      ]);
    },
  );

  it.each(["Clear\\0water", "Clear\\v water", "Wa\u200bter", "\uf0b7 Water"])(
    "is told within one: %j",
    (text) => {
      expect(toldOf(text)).toEqual([
        "error 6: There is a sign in this text that nobody sees, which came along with what was pasted.",
      ]);
    },
  );

  it("is part of an emoji and of some scripts", () => {
    expect(toldOf("Family 👨\u200d👩\u200d👧 ❤\ufe0f")).toEqual([]);
  });

  it("such as a letter that share cards lack is told, and an emoji is not", () => {
    expect(toldOf("Pools of Łódź")).toEqual([
      "warning 6: Networks show public/og-image.jpg for this page: the fonts of pictures with words lack 'Ł', 'ź'.",
    ]);
    expect(toldOf("Pools 🏊")).toEqual([]);
  });

  it("such as one of the business's name is told there alone, not on every page", () => {
    const site = readFileSync("tests/content/fixture/site.yaml", "utf8");
    const { problems } = loadWith({
      "site.yaml": site.replace(/^ {2}name: .*/m, "  name: Łódź"),
      "pages-data/about.yaml": page("Us").replace("About us", "Łódź"),
    });
    const ofCards = problems.filter(({ message }) => message.startsWith("Networks show"));
    expect(ofCards.map(({ file }) => file)).toEqual(["site.yaml"]);
  });

  it("is no matter where a page has a picture of its own, or the standard one", () => {
    const about = page("Us").replace("heading: About us", "heading: Łódź");
    const own = about.replace("blocks:", "ogImage: /og-image.jpg\nblocks:");
    const legal = `legal: [/about]\n${readFileSync("tests/content/fixture/site.yaml", "utf8")}`;
    const messages = (text: string, files: Files = {}) =>
      loadWith({ ...files, "pages-data/about.yaml": text }).problems.map(({ message }) =>
        message.slice(0, 13),
      );
    expect(messages(about)).toContain("Networks show");
    expect(messages(own)).not.toContain("Networks show");
    expect(messages(about, { "site.yaml": legal })).not.toContain("Networks show");
  });
});

describe("a file of public/ is found by its address, however that is written", () => {
  const files = { "public/price list.pdf": "x", "public/cafe\u0301.pdf": "x" };

  it.each(["/price%20list.pdf", "/caf%C3%A9.pdf", "/café.pdf", "/cafe\u0301.pdf"])("%s", (href) => {
    expect(told(`See [the file](${href}).`, files)).toEqual([]);
  });

  it.each([
    ["/price+list.pdf", "/price%20list.pdf"],
    ["/Price%20List.PDF", "/price%20list.pdf"],
    ["/price list.pdf", "/price%20list.pdf"],
    ["/Caf%C3%A9.pdf", "/caf%C3%A9.pdf"],
  ])("%s is told with the right one", (href, right) => {
    const [[, fix] = []] = told(`See [the file](${href}).`, files);
    expect(fix).toContain(right);
  });
});

describe("what systems and programs leave behind", () => {
  it.each([
    "about.yaml~",
    "about.yaml.orig",
    "about.yaml.bak",
    ".about.yaml.swp",
    "#about.yaml#",
    "4913",
    "Icon\r",
    "Thumbs.db",
    "@eaDir/about.yaml",
    "__MACOSX/._about.yaml",
  ])("is left alone: %j", (name) => {
    expect(isLeftBehind(name) || name.startsWith(".")).toBe(true);
    expect(told("All is well here.", { [`pages-data/${name}`]: "title: Old\n" })).toEqual([]);
  });

  it.each(["old.yaml", "icon/index.yaml", "about-copy.yaml", "part.yaml"])("is not a page: %s", (name) => {
    expect(isLeftBehind(name)).toBe(false);
  });

  it.each([
    "about (Anna's conflicted copy 2024-01-02).yaml",
    "about.sync-conflict-20240101-120000-ABCDEF.yaml",
    "about (1).yaml",
    "about - Copy.yaml",
    "Copy of about.yaml",
  ])("is called a copy, and never renamed into a page: %s", (name) => {
    expect(copiedFrom(name)).toBe("about.yaml");
    const { problems } = loadWith({ [`pages-data/${name}`]: page("All is well here.") });
    const own = problems.filter(({ file }) => file.endsWith(name));
    expect(own.map(({ message }) => message)).toEqual([
      "By its name this is a copy of about.yaml, made by a cloud or by hand.",
    ]);
    expect(own.map(({ hint }) => hint).join()).not.toMatch(/Rename|-1\.yaml|-copy/);
  });
});

it("cities are sorted and grouped as the page's language does", () => {
  const cities = ["Zulia", "Ñuble", "Nadur", "Ávila", "Azul"].flatMap((name) =>
    Array.from({ length: 6 }, (_, index) => ({
      name: `${name} ${index}`,
      slug: `${name}-${index}`,
      url: `/${name}-${index}`,
      order: 1,
      tier: "primary" as const,
      description: "",
      features: [],
      geo: { latitude: 0, longitude: 0 },
      phone: "main",
      postalCodes: [],
      neighbourhoods: [],
      landmarks: [],
    })),
  );
  const headings = (language: string) =>
    areasOf(cities, "all", language).groups.map(({ heading }) => heading);
  expect(headings("es")).toEqual(["A", "N", "Ñ", "Z"]);
  expect(headings("en")).toEqual(["A", "N", "Z"]);
});
