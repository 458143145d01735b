import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CheckOptions } from "../../../checker/loadChecked.ts";
import { unjoined } from "../../../content/lib/joiner.ts";
import type { PageBlock } from "../../../content/resolve/forms.ts";
import { type Files, loadWith, pagesOf } from "../project.ts";

const fixture = (name: string) => readFileSync(new URL(`../fixture/${name}`, import.meta.url), "utf8");
const doral = "pages-data/service-areas/doral";

const site = fixture("site.yaml").replace(
  /^services:\n.*$/m,
  `services:
  - name: Pool Leak Detection
    endings: [leak-detection]
    where: [form]
    price: { text: Depends on the lines }
    duration: { text: 2–4 hours }
    arrival: { text: Within 3 days, sample: true }
answers:
  price: { text: "$80 a month is typical" }
  served: { text: All of the county }
  languages: { text: English, sample: true }`,
);

const page = (block: string) => `# yaml-language-server: $schema=../../../schema/page.json
title: Leak detection
description: How a leak is found without lifting the deck, how long that takes, and what stands in the report afterward.
blocks:
  - type: hero
    heading: Leak detection
${block}
`;

const hub = fixture("pages-data/service-areas/doral/index.yaml")
  .replace("phone: main", 'postalCodes: ["33178", "33122", "33123", "33124"]\n  phone: main')
  .concat("  - type: answers\n    label: In short\n");

const files: Files = {
  "site.yaml": site,
  [`${doral}/index.yaml`]: hub,
  [`${doral}/leak-detection.yaml`]: page(
    "  - type: answers\n    label: In short\n    duration: { text: About 3 hours }",
  ),
  "pages-data/about.yaml": page("  - type: answers\n    label: In short"),
};

async function answersOn(url: string, options?: CheckOptions, written = files) {
  const shown = (await pagesOf(loadWith(written, options))).find((one) => one.url === url);
  const isAnswers = (block: PageBlock) => block.type === "answers";
  const found = shown?.blocks.find(isAnswers);
  if (found?.type !== "answers") throw new Error(`There are no answers on ${url}`);
  const { price, duration, arrival, served, languages } = found;
  return [price, duration, arrival, served, languages].map((answer) => answer && unjoined(answer.text));
}

describe("short answers", () => {
  it("are those of the page first, then of its service, its city and the business", async () => {
    expect(await answersOn("/service-areas/doral/leak-detection")).toEqual([
      "Depends on the lines",
      "About 3\u00a0hours",
      "Within 3\u00a0days",
      "Postal codes 33122–33124, 33178",
      "English",
    ]);
  });

  it("are those of the service whose ending says most of the page's address, in whatever order services are", async () => {
    const before = "services:\n  - { name: Detection, endings: [detection], where: [form] }\n";
    const written = { ...files, "site.yaml": site.replace("services:\n", before) };
    const [price] = await answersOn("/service-areas/doral/leak-detection", {}, written);
    expect(price).toBe("Depends on the lines");
  });

  it("are those of the business on pages of no service, and of no city", async () => {
    expect(await answersOn("/service-areas/doral")).toEqual([
      "$80 a month is typical",
      undefined,
      undefined,
      "Postal codes 33122–33124, 33178",
      "English",
    ]);
    expect((await answersOn("/about"))[3]).toBe("All of the county");
  });

  it("are those of the city where neither page nor service says otherwise, and lead to the page's own section", async () => {
    const own = `${hub.replace("  phone: main", '  answers:\n    price: { text: "[By quote](/service-areas/doral#price)" }\n    arrival: { text: Any day }\n  phone: main')}
  - type: faq
    questions: [{ id: price, question: What does it cost?, answer: It is quoted. }]
`;
    const changed = { ...files, [`${doral}/index.yaml`]: own };
    expect((await answersOn("/service-areas/doral", {}, changed)).slice(0, 3)).toEqual([
      "[By quote](#price)",
      undefined,
      "Any day",
    ]);
    const [price, , arrival] = await answersOn("/service-areas/doral/leak-detection", {}, changed);
    expect([price, arrival]).toEqual(["Depends on the lines", "Within 3\u00a0days"]);
  });

  it("that are made up are left out of a site that goes live, and do not hold it up", async () => {
    const live = await answersOn("/service-areas/doral/leak-detection", { launch: true });
    expect(live.map(Boolean)).toEqual([true, true, false, true, false]);
    const told = loadWith(files, { launch: true }).problems.filter(({ code }) => code === "sample-answer");
    expect(told.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
  });
});

it("samples in the lists of a page are left out of a site that goes live, with a section that held nothing else", async () => {
  const cards = (...marks: string[]) =>
    `  - type: cardGrid\n    heading: Cards\n    cards:\n${marks.map((mark, at) => `      - { title: Card ${at}, description: One of them.${mark} }\n`).join("")}`;
  const about = page(cards("", ", sample: true") + cards(", sample: true"));
  const content = loadWith({ "pages-data/about.yaml": about }, { launch: true });
  const shown = (await pagesOf(content)).find(({ url }) => url === "/about");
  const titles = shown?.blocks.map(
    (block) => block.type === "cardGrid" && block.cards.map(({ title }) => title),
  );
  expect(titles).toEqual([false, ["Card 0"]]);
});
