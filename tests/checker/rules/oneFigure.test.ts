import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Files, loadWith } from "../../content/project.ts";

const fixture = (name: string) =>
  readFileSync(new URL(`../../content/fixture/${name}`, import.meta.url), "utf8");
const HUB = "pages-data/service-areas/doral/index.yaml";

const site = fixture("site.yaml")
  .replace("\nfacts:\n", "\nfacts:\n  visit: { words: 2–4 hours, beside: [search takes] }\n")
  .replace(
    /^services:\n.*$/m,
    "services:\n  - { name: Leaks, endings: [leaks], emergency: true, where: [form] }",
  )
  .replace(/^hours:$/m, "hours:\n  always: [main]");

const page = (blocks: string) => `# yaml-language-server: $schema=../schema/page.json
title: Leaks
description: How a leak is found without lifting the deck, how long that takes, and what stands in the report afterward.
blocks:
${blocks}`;

const hero = (action: string) =>
  `  - type: hero\n    heading: Leaks\n    actions: [{ label: Go, ${action} }]\n`;
const prose = (text: string) => `  - { type: prose, body: ${JSON.stringify(text)} }\n`;

/** What is told with some codes of a site with these files. */
function told(files: Files, ...codes: string[]): string[] {
  const { problems } = loadWith({ "site.yaml": site, ...files });
  return problems.filter(({ code }) => codes.includes(code)).map(({ message }) => message);
}

it.each([
  ["A search takes three to five hours.", 1],
  ["Our search takes a day, or 6 hours.", 1],
  ["A search takes two to four hours.", 0],
  ["A search takes 2–4 hours, or 20 minutes for a spa.", 0],
  ["A wash takes 6 hours. A search takes patience.", 0],
])("a sentence with another figure than the fact that stands beside its words is told: %s", (text, count) => {
  const files = { "pages-data/leaks.yaml": page(hero("call: main") + prose(text)) };
  expect(told(files, "contradiction")).toHaveLength(count);
});

it("a page whose own short answers say another figure may say it again", () => {
  const answers = "  - { type: answers, label: In short, duration: { text: 5 hours } }\n";
  const files = (blocks: string) => ({
    "pages-data/leaks.yaml": page(hero("call: main") + blocks + prose("Here a search takes 5 hours.")),
  });
  expect(told(files(answers), "contradiction")).toEqual([]);
  expect(told(files(""), "contradiction")).toEqual([
    "'5 hours' contradicts what site.yaml says of this: 2–4 hours.",
  ]);
});

it("a page of a service for emergencies that calls no phone answered at night is told", () => {
  const files = (action: string) => ({ "pages-data/leaks.yaml": page(hero(action)) });
  expect(told(files("call: operations"), "no-emergency-number")).toHaveLength(1);
  expect(told(files("call: main"), "no-emergency-number")).toEqual([]);
});

it("a zip code on a city's own page that the zip check does not know is told, until a place there has it", () => {
  const hub = fixture(HUB).replace("phone: main", 'postalCodes: ["33178"]\n  phone: main');
  const named = `${hub}${prose("Both 33178 and 33122, not 15,000 or $33123.")}`;
  expect(told({ [HUB]: named }, "unknown-zip")).toEqual([
    "Whoever asks for the zip code 33122 is told that we do not come there.",
  ]);
  const known = named.replace(
    "  phone: main",
    '  neighbourhoods: [{ name: West, postalCodes: ["33122"] }]\n  phone: main',
  );
  expect(told({ [HUB]: known }, "unknown-zip")).toEqual([]);
  expect(told({ [HUB]: known.replace('["33122"]', "[33122]") }, "unknown-zip")).toEqual([]); // its quotes are told of
});

it("a zip code by its American name is told where the country calls it otherwise", () => {
  const named = { "pages-data/leaks.yaml": page(prose("We come to each zip code in town.")) };
  const britain = { "site.yaml": fixture("site.yaml").replace("country: US", "country: GB") };
  expect(told(named, "spelling")).toEqual([]);
  expect(told({ ...named, ...britain }, "spelling")).toContain(
    "'zip code' is American: where locale.country is GB, people say postcode.",
  );
});
