import { describe, expect, it } from "vitest";
import { spaced } from "../../../checker/translations/nouns.ts";
import { SchemaReader } from "../../../content/validate/readSchema.ts";
import { describeChanges } from "../../../editor/describeChanges.ts";

const page = new SchemaReader().read("page.json");
const before = `title: Pools
description: A description that is long enough to be shortened where it is quoted, since it goes on and on.
keywords: [one, two]
blocks:
  - type: hero
    heading: Welcome
    actions:
      - { label: Go, href: /x }
  - type: testimonials
    heading: What they say
    testimonials:
      - { quote: Good., author: Ann }
      - { quote: Better., author: Ben }
  - type: prose
    body: |
      A text.
`;

const wordsOf = (...versions: Parameters<typeof describeChanges>) =>
  describeChanges(...versions).map(({ words }) => words);

/** The descriptions of replacing `old` with `now` in that file. */
function said(old: string, now: string): string[] {
  expect(before).toContain(old);
  return wordsOf(before, before.replace(old, now), page, spaced);
}

describe("a change is told in words", () => {
  it.each([
    ["title: Pools", "title: Spas", "title: “Pools” → “Spas”"],
    [
      "heading: What they say",
      "heading: What all say",
      "heading of the second section: “What they say” → “What all say”",
    ],
    ["shortened where", "cut where", "description: “…to be shortened where it…” → “…to be cut where it…”"],
    ["[one, two]", "[one, two, three]", "a keyword added: “three”"],
    ["label: Go", "label: Start", "label of the first action of the first section: “Go” → “Start”"],
    ["keywords: [one, two]\n", "", "keywords taken away"],
    ["title: Pools", "title: Pools\ndraft: true", "draft added"],
    [
      "    heading: Welcome\n",
      "    heading: Welcome\n    intro: Hello.\n",
      "intro of the first section added: “Hello.”",
    ],
    [
      "      - { quote: Better., author: Ben }",
      "      - { quote: Better., author: Ben }\n      - { quote: Best., author: Cem }",
      "a testimonial of the second section added: “Best.”",
    ],
    [
      "      - { quote: Good., author: Ann }\n",
      "",
      "a testimonial of the second section taken away: “Good.”",
    ],
    ["[one, two]", "[one, three]", "the second keyword: “two” → “three”"],
    ["      A text.", "      A word.", "body of the third section: “A text.” → “A word.”"],
    ["title: Pools", "title: Pools # so far", "only comments or layout changed"],
    ["title: Pools", "title: [", "changed, and cannot be read as YAML"],
  ])("%j to %j", (old, now, words) => {
    expect(said(old, now)).toEqual([words]);
  });

  it("of sections that moved, came and went", () => {
    const [head = "", hero = "", quotes = "", prose = ""] = before.split(/^(?= {2}- type)/m);
    expect(wordsOf(before, head + hero + prose + quotes, page, spaced)).toEqual([
      "the second section moved down",
    ]);
    expect(wordsOf(before, head + hero + prose, page, spaced)).toEqual([
      "a section taken away: “What they say”",
    ]);
    expect(wordsOf(head + hero, before, page, spaced)).toEqual([
      "a section added: “What they say”",
      expect.stringMatching(/^a section added/),
    ]);
  });

  it("of files that came and went, in the words of whoever asks", () => {
    expect(wordsOf(undefined, before, page, spaced)).toEqual(["page added: “Pools”"]);
    expect(wordsOf(before, undefined, page, spaced)).toEqual(["page deleted: “Pools”"]);
    expect(wordsOf(before, before, page, spaced)).toEqual([]);
    const shouted = wordsOf(before, before.replace("Pools", "Spas"), page, (name) => name.toUpperCase());
    expect(shouted).toEqual(["TITLE: “Pools” → “Spas”"]);
  });
});
