import { expect, it } from "vitest";
import { ADDRESSES, citySlugOf, pageKindOf } from "../../../content/survey/pageKind.ts";
import { english } from "../languages/spanish.ts";
import { loadWith, pagesOf } from "../project.ts";

const NAMED = "addresses:\n  areas: /gebiete\n  blog: /ratgeber\n  services: /leistungen\n";
const HUB = "pages-data/service-areas/doral/index.yaml";
const ARTICLE = "pages-data/blog/salt.yaml";
const moved = (text: string) =>
  text.replaceAll("/service-areas", "/gebiete").replaceAll("/blog", "/ratgeber");

/** The small valid site, with its cities and articles below other addresses. */
const files = {
  "site.yaml": NAMED + moved(english("site.yaml")),
  "pages-data/index.yaml": moved(english("pages-data/index.yaml")),
  [HUB]: undefined,
  [ARTICLE]: undefined,
  "pages-data/gebiete/doral/index.yaml": moved(english(HUB)),
  "pages-data/ratgeber/salt.yaml": moved(english(ARTICLE)),
};

it("a page is what it is for below the addresses that site.yaml names, in any language", async () => {
  const content = loadWith(files);
  const kinds = Object.fromEntries(content.all.map(({ url, kind }) => [url, kind]));
  expect(kinds).toMatchObject({ "/gebiete/doral": "cityHub", "/ratgeber/salt": "article", "/": "home" });
  expect(content.site?.cities.map(({ url }) => url)).toEqual(["/gebiete/doral"]);
  const pages = await pagesOf(content);
  expect(JSON.stringify(pages)).not.toMatch(/service-areas|\/blog\b/);
});

it("a city's folder at the usual address is told where cities stand", () => {
  const { problems } = loadWith({ ...files, [HUB]: english(HUB) });
  expect(problems.map(({ hint }) => hint).join()).toContain("pages-data/gebiete");
});

it("a page below two named addresses is what the nearer one says", () => {
  const addresses = { ...ADDRESSES, services: "/angebot", areas: "/angebot/gebiete" };
  const kindOf = (url: string) => pageKindOf(url, { addresses, legal: [] });
  expect(["/angebot/wartung", "/angebot/gebiete", "/angebot/gebiete/york"].map(kindOf)).toEqual([
    ...["service", "areas", "cityHub"],
  ]);
});

it("a not-found page among the cities belongs to none", () => {
  expect(citySlugOf("/service-areas/404", ADDRESSES)).toBeUndefined();
  expect(citySlugOf("/service-areas/york/404", ADDRESSES)).toBe("york");
});
