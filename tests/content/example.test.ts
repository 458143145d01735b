import { expect, it } from "vitest";
import { registry } from "../../blocks/registry.ts";
import { loadChecked } from "../../checker/loadChecked.ts";
import { runCheck } from "../../commands/check/runCheck.ts";
import { mainOf } from "../../content/lib/words.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import { EXAMPLE_FOLDER } from "./root.ts";

// The example must have every kind of page and every type of block (but the chart), so that the tests see them all.

const EXAMPLE = "tests/example/pages-data, such as about.yaml";
const { pages, blocksOf, lists } = loadChecked(EXAMPLE_FOLDER);
const KINDS: Record<PageKind, true> = {
  home: true,
  services: true,
  service: true,
  areas: true,
  cityHub: true,
  cityService: true,
  blog: true,
  article: true,
  legal: true,
  notFound: true,
  page: true,
};

it("the example is right in every way, its spelling too", async () => {
  const { text } = await runCheck(EXAMPLE_FOLDER, []);
  expect(text).toMatch(/^\d+ pages, no problem\.$/m);
});

it("it has a page of every kind", () => {
  const there = new Set<string>(pages.map(({ kind }) => kind));
  const lacking = Object.keys(KINDS).filter((kind) => !there.has(kind));
  expect(lacking.map((kind) => `Add a page of the kind '${kind}' to tests/example/pages-data`)).toEqual([]);
});

it("it shows every type of block, but the chart that its theme has not", () => {
  const shown = new Set<string>(pages.flatMap((page) => blocksOf(page).map(({ type }) => type)));
  const lacking = Object.keys(registry).filter((type) => type !== "chart" && !shown.has(type));
  expect(lacking.map((type) => `Show a block '${type}' once on a page of ${EXAMPLE}`)).toEqual([]);
});

it("it does without what not every business has: a license, a portal, a shop", () => {
  expect(mainOf(lists).site.business.license).toBeUndefined();
  expect(mainOf(lists).site.links?.portal ?? mainOf(lists).site.links?.shop).toBeUndefined();
});
