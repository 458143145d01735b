import { describe, expect, it } from "vitest";
import { international, telUrl } from "../../content/lib/phones.ts";
import { linkFinder } from "../../content/markdown/links.ts";
import { typeset } from "../../content/typography/typeset.ts";
import { bytesOf, okCases } from "./cases.ts";
import { loadWith } from "./project.ts";

const NORTH_AMERICA = { code: 1, written: ["000-000-0000", "(000) 000-0000"] };
const BRITAIN = { code: 44, trunk: "0", written: ["000 0000 0000", "00000 000000"] };
const FRANCE = { code: 33, trunk: "0", written: ["00 00 00 00 00"] };

describe.each([
  ["514-555-0142", NORTH_AMERICA, "tel:+15145550142", "+1-514-555-0142"],
  ["(514) 555-0142", NORTH_AMERICA, "tel:+15145550142", "+1-514-555-0142"],
  ["020 7946 0958", BRITAIN, "tel:+442079460958", "+44-20-7946-0958"],
  ["01632 960176", BRITAIN, "tel:+441632960176", "+44-1632-960176"],
  ["01 42 68 53 00", FRANCE, "tel:+33142685300", "+33-1-42-68-53-00"],
])("%s", (number, style, href, abroad) => {
  it("is dialled from anywhere, and written for abroad", () => {
    expect(telUrl(number, style)).toBe(href);
    expect(international(number, style)).toBe(abroad);
  });

  it("is a link wherever it stands in a text, as it was written", () => {
    const found = linkFinder(style)(typeset(`Call ${number}, day or night.`));
    expect(found.filter((part) => part.href)).toEqual([{ words: number, href }]);
  });
});

it("a number in a text that is nearly ours is told of, in the forms of every country", () => {
  const british = bytesOf(okCases, "british");
  const text = (number: string) => `# yaml-language-server: $schema=../schema/page.json
title: Call us at any hour of the day
description: How to reach us by phone and in writing, on a small page that says which number it is to call today.
blocks:
  - type: hero
    heading: Call us
    intro: Call ${number} at any hour.
`;
  const said = (number: string) =>
    loadWith({ "site.yaml": british, "pages-data/about.yaml": text(number) }).problems.map(
      ({ message }) => message,
    );
  expect(said("020 7946 0959")).toEqual([
    "'020 7946 0959' is none of our numbers, and nearly 020 7946 0958.",
  ]);
  expect(said("+44 20 7946 0958")).toEqual([expect.stringContaining("is not written as our other numbers")]);
  expect(said("020 8111 2233")).toEqual([]);
});
