import { describe, expect, it } from "vitest";
import { type Look, MAY_REPEAT, withLooks } from "../../../content/resolve/looks.ts";
import type { Card, CardGridBlock } from "../../../schema/types.ts";
import { pages } from "../published.ts";

const grid = (card: Partial<Card>, more: Partial<CardGridBlock> = {}): CardGridBlock => ({
  type: "cardGrid",
  cards: [{ title: "Scale", ...card }],
  ...more,
});
const looksOf = (...blocks: CardGridBlock[]) =>
  withLooks(blocks).map((block) => (block.type === "cardGrid" ? block.look : undefined));
const picture = { src: "gauge.jpg", alt: "A gauge" };

describe("a grid of cards without a look of its own", () => {
  it("is an index where cards lead somewhere or list points", () => {
    expect(looksOf(grid({ features: ["Brushed"] }))).toEqual(["index"]);
    expect(looksOf(grid({ link: { label: "Learn More", href: "/quote" } }))).toEqual(["index"]);
  });

  it("is a ledger where there is something to weigh, and where cards only say something", () => {
    expect(looksOf(grid({ urgency: "high" }))).toEqual(["ledger"]);
    expect(looksOf(grid({ description: "White lines." }))).toEqual(["ledger"]);
  });

  it("bleeds where the grid has a picture", () => {
    expect(looksOf(grid({}, { picture }))).toEqual(["bleed"]);
  });

  it("never repeats the one before, nor the one that is chosen for the next", () => {
    const words = grid({ description: "White lines." });
    expect(looksOf(words, words, words)).toEqual(["ledger", "index", "ledger"]);
    expect(looksOf(words, grid({}, { look: "ledger" }))).toEqual(["index", "ledger"]);
    expect(looksOf(grid({}, { picture }), grid({}, { picture }))).toEqual(["bleed", "index"]);
  });
});

describe("the pages", () => {
  it("show no striking look twice in a row", () => {
    const repeats = pages.flatMap(({ url, blocks }) => {
      const looks = blocks.flatMap((block): Look[] => (block.type === "cardGrid" ? [block.look] : []));
      return looks.some((look, index) => !MAY_REPEAT.has(look) && look === looks[index - 1]) ? [url] : [];
    });
    expect(repeats).toEqual([]);
  });
});
