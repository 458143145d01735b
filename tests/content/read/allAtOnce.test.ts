import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bytesOf, okCases } from "../cases.ts";
import { type Files, loadWith } from "../project.ts";

const page = bytesOf(okCases, "text-in-dashes").toString();

/** That page with some passages replaced. */
function changed(...changes: [from: string, to: string][]): string {
  return changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, page);
}

/** The places of all problems, as file and line. */
function told(files: Files): string[] {
  return loadWith(files).problems.map(({ file, range }) => `${file}:${range.start.line}`);
}

describe("all slips of one file are told in one run", () => {
  it("colons that are missing, and the dead link in the same file", () => {
    const text = changed(
      ["heading: Our values", "heading Our values"],
      ["heading: Our story", "heading Our story"],
      ["heading: Why us?", "heading Why us?"],
      ["href: /quote", "href: /nowhere"],
    );
    const codes = loadWith({ "pages-data/about.yaml": text }).problems.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["dead-link", "no-colon", "no-colon", "no-colon"]);
  });

  it("a name written twice, and one below it that is empty", () => {
    const text = changed(["title:", "title: Twice\ntitle:"], ["heading: Our values", "heading:"]);
    const codes = loadWith({ "pages-data/about.yaml": text }).problems.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["duplicate-key", "empty"]);
  });

  it("slips of five kinds, each at its line", () => {
    const changes: [string, string][] = [
      ["heading: Our values", "heading:Our values"],
      ["          - Brushed", "          -Brushed"],
      ["heading: Our story", 'heading: "Our story'],
      ["answer: Because.", "answer: Because: yes"],
      ["      - question: How?", "      question: How?"],
    ];
    const text = changed(...changes);
    const lines = text.split("\n");
    const expected = changes.map(([, to]) => lines.findIndex((line) => line.includes(to.trim())) + 1);
    expect(told({ "pages-data/about.yaml": text })).toEqual(
      expected.map((line) => `pages-data/about.yaml:${line}`),
    );
  });

  it("and what could not be read is said", () => {
    const { problems } = loadWith({ "pages-data/about.yaml": `${page.slice(0, 400)}\n]]: [{\n\t: "` });
    expect(problems.map(({ hint }) => hint).join()).toMatch(/is checked after that/);
  });
});

describe("what stands in the wrong place is told itself, and nothing else is", () => {
  it.each(["about.yml", "about.YAML", "About.yaml", "about us.yaml"])("a page named %s", (name) => {
    const links: Files = { "pages-data/about.yaml": undefined, [`pages-data/${name}`]: page };
    expect(told(links)).toEqual([`pages-data/${name}:1`]);
  });

  it.each(["pool.JPG", "about.docx"])("a file named %s", (name) => {
    expect(told({ [`pages-data/${name}`]: "x" })).toEqual([`pages-data/${name}:1`]);
  });

  it("a copy, by its title", () => {
    const copy = "pages-data/about-copy.yaml";
    expect(told({ "pages-data/about.yaml": page, [copy]: page })).toEqual([`${copy}:2`]);
  });
});

it("a picture with capitals in its name is to be renamed", () => {
  const files = {
    "public/images/my-pool.JPG": readFileSync("tests/content/fixture/public/images/hero-pool.jpg"),
    "pages-data/about.yaml": changed([
      "    intro: >-",
      "    picture: { src: my-pool.jpg, alt: A pool }\n    intro: >-",
    ]),
  };
  const hints = loadWith(files).problems.map(({ hint }) => hint);
  expect(hints).toContain("Rename that file to my-pool.jpg.");
});
