import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FOLLOWS } from "../../checker/causes.ts";
import groups from "../../checker/codes.json" with { type: "json" };

const codes = Object.values(groups).flatMap((group) => Object.keys(group));
const sources = ["checker", "content"]
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => join(room, name)))
  .filter((name) => name.endsWith(".ts") && name !== "checker/causes.ts")
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

it("each code stands in the table of causes once", () => {
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
});

it("each code that a message has stands in the table", () => {
  const written = Array.from(sources.matchAll(/\bcode: "([a-z-]{3,})"/g), ([, code = ""]) => code); // "en" is a language
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((code) => !codes.includes(code))).toEqual([]);
});

it("each code in the table is one that a message has", () => {
  const isUsed = (code: string) =>
    sources.includes(`"${code}"`) || /^duplicate-(?:title|description)$/.test(code);
  expect(codes.filter((code) => !isUsed(code))).toEqual([]);
});

it("each cause that a row names is a code or a group of the table", () => {
  const names = [...FOLLOWS.values()].flat().flatMap(({ from = [] }) => from);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !(name in groups) && !codes.includes(name))).toEqual([]);
});
