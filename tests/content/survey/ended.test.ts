import { expect, it } from "vitest";
import { plainChecks } from "../../../content/compile/checks.ts";
import { load } from "../../../content/load.ts";
import { inProject, loadWith } from "../project.ts";

const offer = (head: string, section = "") => `# yaml-language-server: $schema=../../schema/page.json
title: Spring offer on first visits
description: What a first visit costs in spring, until when the offer stands, and how to ask for one of the days left.
${head}blocks:
  - type: hero
    heading: Spring offer
  - type: cta
    heading: While it lasts
${section}    actions: [{ label: Ask, href: /contact }]
`;
const FILE = "pages-data/offers/spring.yaml";
const OFFERS = "pages-data/offers/index.yaml";
const offers = offer("")
  .replace("Spring offer on first visits", "Offers")
  .replace("What a first", "All offers, and what a first");
const on = (today: string, text: string, drafts = false) =>
  inProject({ [FILE]: text, [OFFERS]: offers }, (root) => {
    const content = load(root, { checks: plainChecks, today, drafts });
    const page = content.pages.find(({ url }) => url === "/offers/spring");
    return { content, blocks: page && content.blocksOf(page).map(({ type }) => type) };
  });

it("a page ends with its last day, and its address leads to the page above it", () => {
  const text = offer("until: 2026-05-31\n");
  expect(on("2026-05-31", text).blocks).toEqual(["hero", "cta"]);
  const { content, blocks } = on("2026-06-01", text);
  expect(blocks).toBeUndefined();
  expect(content.pages.find(({ url }) => url === "/offers")?.head.moved).toEqual(["/offers/spring"]);
});

it("a section ends with its last day, and one that is a draft is not shown, but while editing", () => {
  expect(on("2026-05-31", offer("", "    until: 2026-05-31\n")).blocks).toEqual(["hero", "cta"]);
  expect(on("2026-06-01", offer("", "    until: 2026-05-31\n")).blocks).toEqual(["hero"]);
  expect(on("2026-06-01", offer("", "    draft: true\n")).blocks).toEqual(["hero"]);
  expect(on("2026-06-01", offer("", "    draft: true\n"), true).blocks).toEqual(["hero", "cta"]);
});

it.each([
  ["on a line of its own", offer("", "    until: 2026-05-31\n")],
  ["first", offer("").replace("  - type: cta\n", "  - until: 2026-05-31\n    type: cta\n")],
  [
    "in braces",
    offer("").concat(
      "  - { type: cta, heading: So, until: 2026-05-31, actions: [{ label: Ask, href: /contact }] }\n",
    ),
  ],
])("a page is built anew once the last day of a section is over, which stands %s", (_, text) => {
  const keyOn = (today: string) => {
    const { content } = on(today, text);
    return content.pages.filter(({ file }) => file === FILE).map(content.keyOf);
  };
  expect(keyOn("2026-05-31")).toHaveLength(1);
  expect(keyOn("2026-06-01")).not.toEqual(keyOn("2026-05-31"));
});

it("a link to a page that has ended is told", () => {
  const home = offers.replace("href: /contact", "href: /offers/spring");
  const { problems } = loadWith({ [FILE]: offer("until: 2020-05-31\n"), [OFFERS]: home });
  expect(problems.map(({ message }) => message).join()).toContain("/offers/spring has ended");
});
