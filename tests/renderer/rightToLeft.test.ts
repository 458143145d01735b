import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadWith } from "../content/project.ts";
import { htmlOf } from "./html.ts";

/** A side that has a logical name: in a language from right to left it is the other one. */
const SIDE =
  /(?<![\w-])-?(?:m|p)[lr]-[\d[(a]|\btext-(?:left|right)\b|\bborder-[lr]\b|(?<![\w-])(?:left|right)-(?:\d(?!\/)|\[)|\b(?:margin|padding|border)-(?:left|right)\b/;
/** The line between two pictures is a place in them, whatever the language. */
const PICTURES = /diptych\.css$/;

it("styles name sides as the language reads, not left and right", () => {
  const files = ["blocks", "renderer"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx|css)$/.test(name) && !PICTURES.test(name))
      .map((name) => join(room, name)),
  );
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) => (SIDE.test(line) ? [`${file}: ${line.trim().slice(0, 100)}`] : [])),
  );
  expect(found).toEqual([]);
});

it("a page in Hebrew is read from right to left, and marks of direction stand in its texts", () => {
  const text = (heading: string) => `# yaml-language-server: $schema=../schema/page.json
title: About us, in our own words
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: ${heading}
`;
  const said = (heading: string) =>
    loadWith({ "pages-data/about.yaml": text(heading) }).problems.filter(
      ({ code }) => code === "unseen-sign",
    );
  expect(said("שלום\u200f 24/7 \u2066Seagrape\u2069")).toEqual([]);
  expect(said("Call\u200f us")).toHaveLength(1);
  const content = loadWith({});
  const start = (language: string) => htmlOf(content, "/", { language }).slice(0, 60);
  expect(start("he")).toContain('<html lang="he" dir="rtl">');
  expect(start("en")).toContain('<html lang="en">');
});
