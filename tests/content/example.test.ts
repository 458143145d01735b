import { expect, it } from "vitest";
import { registry } from "../../blocks/registry.ts";
import { loadChecked } from "../../checker/loadChecked.ts";
import { runCheck } from "../../commands/check/runCheck.ts";
import { mainOf } from "../../content/lib/mainOf.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import { EXAMPLE_FOLDER } from "./root.ts";

// The example must have every kind of page and every type of block (but the chart), so that the tests see them all.

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
  expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
});

it("it shows every type of block, but the chart that its theme has not", () => {
  const shown = new Set(pages.flatMap((page) => blocksOf(page).map(({ type }) => type)));
  expect(shown).toEqual(new Set(Object.keys(registry).filter((type) => type !== "chart")));
});

it("it does without what not every business has: a license, a portal, a shop", () => {
  expect(mainOf(lists).site.business.license).toBeUndefined();
  expect(mainOf(lists).site.links?.portal ?? mainOf(lists).site.links?.shop).toBeUndefined();
});
