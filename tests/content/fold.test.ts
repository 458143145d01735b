import { expect, it } from "vitest";
import { groupByCause } from "../../checker/groupByCause.ts";
import type { Problem } from "../../content/problem.ts";
import { check } from "../commands/check.ts";
import { type Files, loadWith } from "./project.ts";

const head = (name: string) => `# yaml-language-server: $schema=../schema/page.json
title: The page about ${name}
description: Who we are, how we work, and why owners have stayed with ${name} for years in this corner of Florida.
`;
const section = (text: string) => `  - type: prose\n    body: ${text}\n`;
/** Two pages that contain the same text three times in all. */
const thrice = (text: string, hero = ""): Files => ({
  "pages-data/one.yaml": `${head("one")}blocks:\n  - type: hero\n    heading: One\n${hero}${section(text)}`,
  "pages-data/two.yaml": `${head("two")}blocks:\n  - type: hero\n    heading: Two\n${hero}${section(text)}${section(`Again. ${text}`)}`,
});
const told = (files: Files) =>
  loadWith(files).problems.map(({ code, message, file }) => ({ code, message, file }));

it.each([
  ["an offer", thrice("New here? Take ${discounts.words} now."), "unknown-variable", 2],
  ["a phone", thrice("Call ${phones.night} at night."), "unknown-variable", 2],
  ["a fact of the trade", thrice("It takes ${facts.zzz.words} at most."), "unknown-variable", 2],
  ["a page", thrice("Read [all of it](/guarantee-of-ours) first."), "dead-link", 2],
  [
    "a picture",
    thrice("We come.", "    picture: { src: gone-for-good.jpg, alt: A pool at dusk }\n"),
    "no-picture",
    1,
  ],
])("%s that is gone is told once, at the first place that names it", (_, files, code, more) => {
  expect(told(files)).toEqual([
    {
      code,
      file: "pages-data/one.yaml",
      message: expect.stringMatching(` … and ${more} more that goe?s? with it\\.$`),
    },
  ]);
});

it("a phone that is gone is told once, whether a text names it or a button calls it", () => {
  const button = "    actions: [{ label: Call at night, call: night }]\n";
  expect(told(thrice("Call ${phones.night} at night.", button))).toHaveLength(1);
});

it("two that are gone are told apart", () => {
  expect(told(thrice("Take ${discounts.words}, or ${promise.words}."))).toHaveLength(2);
});

it("--page tells what another page's problem stands for", async () => {
  const { exitCode, text } = await check(thrice("Take ${discounts.words} now."), "--page", "two");
  expect(exitCode).toBe(1);
  expect(text).toContain("2 errors");
});

it("a mistake that is an error is never folded under a draft's warning", () => {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const gone = { code: "no-picture", message: "Gone.", about: "a.jpg", range } as const;
  const draft: Problem = { ...gone, path: [], file: "pages-data/a.yaml", severity: "warning" };
  const page: Problem = { ...gone, path: [], file: "pages-data/b.yaml", severity: "error" };
  for (const both of [
    [draft, page],
    [page, draft],
  ])
    expect(groupByCause(both)).toEqual([{ ...page, message: expect.any(String), more: [draft] }]);
});

it("two errors that each follow from the other are not both silent: the first is told", () => {
  const indented = head("three").replace("# yaml", "#\n     yaml");
  const text = `${indented}blocks:\n  - type: hero\n    heading: Three\n`;
  expect(told({ "pages-data/three.yaml": text }).map(({ code }) => code)).toContain("indentation");
});
