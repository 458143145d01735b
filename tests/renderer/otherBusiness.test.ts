import { describe, expect, it } from "vitest";
import { cityLine } from "../../content/resolve/offices.ts";
import { bytesOf, okCases } from "../content/cases.ts";
import { loadWith } from "../content/project.ts";
import { nodesOf } from "./graph.ts";
import { htmlOf, resolvedPage } from "./html.ts";

const siteOf = (name: string) => loadWith({ "site.yaml": bytesOf(okCases, name) });

describe("a business without portal, shop, profiles, license, region and legal pages", () => {
  const html = htmlOf(siteOf("bare"), "/contact");

  it("has no empty link, list or word in their places", () => {
    expect(html).not.toMatch(/Customer Portal|Shop<|undefined|href=""|<ul[^>]*><\/ul>|, <|null/);
    expect(html).toContain("Miami Beach</p>");
  });
});

describe("a British business", () => {
  const content = siteOf("british");
  const { site, page } = resolvedPage(content, "/contact");
  const html = htmlOf(content, "/contact");

  it("is called from anywhere, and its pages say whose language they are in", () => {
    expect(html).toContain('<a href="tel:+442079460958"');
    expect(html).toMatch(/<html lang="en">.*<meta property="og:locale" content="en_GB"/s);
    expect(html).toContain('<meta name="geo.region" content="GB-FL"');
  });

  it("tells search engines its country and its numbers", () => {
    const told = JSON.stringify(nodesOf({ ...page, kind: "home" }, site));
    expect(told).toContain('"telephone":"+44-20-7946-0958"');
    expect(told).toContain('"addressCountry":"GB"');
    expect(told).toContain('"currenciesAccepted":"GBP"');
    expect(told).toContain('"inLanguage":"en-GB"');
    expect(told).not.toMatch(/USD|"US"|en-US/);
  });

  it("writes its articles' days as they are written there", () => {
    expect(site.articles.map(({ day }) => day)).toEqual(
      site.articles.map(({ date }) =>
        new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date(`${date}T12:00:00`)),
      ),
    );
    expect(site.articles[0]?.day).toMatch(/^\d/);
  });
});

it.each([
  ["Montréal, QC H2X 1Y4", { city: "Montréal", region: "QC", postalCode: "H2X 1Y4" }, false],
  ["London SW1A 1AA", { city: "London", postalCode: "SW1A 1AA" }, false],
  ["75001 Paris", { city: "Paris", postalCode: "75001" }, true],
  ["Hong Kong", { city: "Hong Kong" }, false],
])("an address of any country is on one line: %s", (line, place, postalCodeFirst) => {
  const { offices, locale } = siteOf("bare").site ?? {};
  if (!offices || !locale) throw new Error("That site is right.");
  const { region: _, postalCode: __, ...office } = offices.main;
  expect(cityLine({ ...office, ...place }, { ...locale, postalCodeFirst })).toBe(line);
});

describe("a logo that is the name itself", () => {
  const content = loadWith({});
  const { site } = resolvedPage(content, "/contact");
  const logo = { viewBox: "0 0 400 40", width: 400, height: 40, shapes: '<path d="M0 0h9"/>' };
  const theme = { ...site.theme, logo };
  const bandOf = (html: string) => /<header.*?<nav/s.exec(html)?.[0] ?? "";

  it("stands alone in the header, and is read as the name", () => {
    const beside = bandOf(htmlOf(content, "/contact", { theme }));
    const alone = bandOf(htmlOf(content, "/contact", { theme: { ...theme, wordmark: true } }));
    const shown = new RegExp(`</svg>${site.business.name}<`);
    expect(beside).toMatch(shown);
    expect(alone).not.toMatch(shown);
    expect(alone).toContain(`sr-only">${site.business.name}<`);
  });
});
