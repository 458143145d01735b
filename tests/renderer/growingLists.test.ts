import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { llms } from "../../output/crawlers/llms.ts";
import { summariesOf } from "../../output/siteContent.ts";
import { structuredData, toJsonLd } from "../../renderer/head/jsonLd/structuredData.ts";
import { loadWith } from "../content/project.ts";
import { htmlOf, resolvedPage } from "./html.ts";

const OFFICE = `  gables:
    name: Gables Desk
    street: 300 Example Way
    city: Coral Gables
    region: FL
    postalCode: "33134"
    phone: gables
    page: /contact
    geo: { latitude: 25.7215, longitude: -80.2684 }
`;
const NUMBER = "305-555-0155";
const PROFILE = "https://social.example.com/yelp";
const business = readFileSync(new URL("../content/fixture/site.yaml", import.meta.url), "utf8")
  .replace(/^(?=\nhours:)/m, OFFICE)
  .replace(/^(?=\noffices:)/m, `  gables: ${NUMBER}\n`)
  .replace(/^(?=\ntrust:)/m, `  - { network: Yelp, url: ${PROFILE} }\n`);
const contact = `# yaml-language-server: $schema=../schema/page.json
title: Contact us
description: How to reach us by phone and in writing, on a small page that lists every office that we have.
aliases: [/quote]
blocks:
  - type: hero
    heading: Contact us
  - type: contactCards
    cards:
      - title: By mail
      - offices: all
      - title: By pigeon
  - type: offices
    heading: Where to find us
`;
const content = loadWith({ "site.yaml": business, "pages-data/contact.yaml": contact });
const html = htmlOf(content, "/contact");

describe("an office or a profile that is added to site.yaml", () => {
  it("is no problem", () => expect(content.problems).toEqual([]));

  it("is in the footer", () => {
    const [, footer = ""] = html.split("<footer");
    for (const words of ["Gables Desk", "300 Example Way", NUMBER, PROFILE, "Yelp"])
      expect(footer).toContain(words);
  });

  it("is a card among the ways to reach us, and among the offices", () => {
    const [, , cards = "", offices = ""] = html.split("data-block=");
    const titles = [...cards.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title);
    const named = content.site?.officeList.map(({ name }) => name) ?? [];
    expect(titles).toEqual(["By mail", ...named, "By pigeon"]);
    expect(named).toContain("Gables Desk");
    for (const text of [cards, offices]) expect(text).toContain("300 Example Way");
  });

  it("is told to search engines and to AI assistants", () => {
    const { site, page } = resolvedPage(content, "/");
    const graph = toJsonLd(structuredData(site, page));
    for (const words of ["#gables-office", "300 Example Way", `+1-${NUMBER}`, PROFILE])
      expect(graph).toContain(words);
    expect(llms(site, summariesOf(content.pages))).toContain(
      "- Gables Desk: 300 Example Way, Coral Gables, FL 33134.",
    );
  });
});
