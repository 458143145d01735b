import { describe, expect, it } from "vitest";
import { LISTS, withBands } from "../../../content/resolve/bands.ts";
import type { ResolvedBlock } from "../../../content/resolve/forms.ts";
import type { Block } from "../../../schema/types.ts";
import { pages } from "../published.ts";

const NAMES = ["brush.jpg", "water-steps.jpg", "vials.jpg"];
const list = (length: number): Block & ResolvedBlock => ({
  type: "checklist",
  items: Array.from({ length }, (_, index) => ({
    title: `Sign ${index}`,
    description: "It shows on the wall.",
  })),
});
const text = (body: string, more = {}): Block & ResolvedBlock => ({ type: "prose", body, ...more });

/** The screens on which a picture is above each block. */
const bandsOf = (...blocks: (Block & ResolvedBlock)[]) =>
  withBands(blocks, blocks, NAMES, "/").map(({ bandOn = "" }) => bandOn);

describe("a picture of the theme", () => {
  it("comes where phones would go on for long without one", () => {
    expect(bandsOf(list(3), text("Short.", { heading: "So" }), list(40), list(2))).toEqual([
      "",
      "",
      "phones",
      "phones",
    ]);
  });

  it("parts two lists from a third on all other screens", () => {
    expect(bandsOf(list(2), list(2), list(2), list(2), list(2))).toEqual(["", "", "wide", "", "wide"]);
    expect(bandsOf(list(2), list(2), text("Words.", { heading: "So" }), list(2))).toEqual(["", "", "", ""]);
  });

  it("is on a page once, and those least like others there come first", () => {
    const own = list(30);
    const pictured = text("Words.", { heading: "So", picture: { src: "water-night.jpg", alt: "Water" } });
    const blocks = [pictured, own, own, own, own];
    const shown = withBands(blocks, blocks, NAMES, "/").map(({ band }) => band?.src);
    expect(shown).toEqual([
      undefined,
      expect.stringMatching(/brush|vials/),
      expect.stringMatching(/brush|vials/),
      "water-steps.jpg",
      undefined,
    ]);
  });

  it("is chosen at once, however long a word of the page is", () => {
    const start = performance.now();
    bandsOf(text("x".repeat(3000), { heading: "So" }), list(2));
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it("is never put into running text that is no article", () => {
    const blocks = [text("Terms. ".repeat(2000))];
    expect(withBands(blocks, blocks, NAMES, "/")).toEqual(blocks);
  });
});

describe("the pages", () => {
  it("show no picture between sections that they also show elsewhere", () => {
    const twice = pages.flatMap(({ url, blocks }) => {
      const all = JSON.stringify(blocks).match(/"src":"[^"]+"/g) ?? [];
      const put = blocks.flatMap(({ band }) => (band ? [`"src":"${band.src}"`] : []));
      return put.some((src) => all.filter((one) => one === src).length > 1) ? [url] : [];
    });
    expect(twice).toEqual([]);
  });

  it("show no three lists in a row on large screens", () => {
    const long = pages.flatMap(({ url, blocks }) => {
      let lists = 0;
      const most = blocks.map((block) => {
        const isList = LISTS.includes(block.type) && !("picture" in block && block.picture);
        const isParted = block.bandOn === "wide" || block.bandOn === "all";
        lists = isList ? (isParted ? 1 : lists + 1) : 0;
        return lists;
      });
      return Math.max(...most) > 2 ? [url] : [];
    });
    expect(long).toEqual([]);
  });

  it("open with one picture on twelve of a language at most", () => {
    const heroes = pages.flatMap(({ language, blocks: [hero] }) =>
      hero?.type === "hero" && hero.picture ? [`${language} ${hero.picture.src}`] : [],
    );
    const often = [...Map.groupBy(heroes, (src) => src)].filter(([, { length }]) => length > 12);
    expect(often.map(([src]) => src)).toEqual([]);
  });
});
