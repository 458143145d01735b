import { describe, expect, it } from "vitest";
import { mainOf } from "../../content/lib/words.ts";
import type { Page } from "../../content/resolve/forms.ts";
import { metadataOf } from "../../renderer/head/metadata.ts";
import { pagesOf } from "../content/project.ts";
import { inLanguages as content, there } from "../content/published.ts";
import { nodesOf } from "./graph.ts";
import { htmlOf } from "./html.ts";

const pages = await pagesOf(content);
const [main, other] = Object.keys(mainOf(content.lists).site.locales);
const siteOf = ({ language }: Page) => there(content.lists.get(language)?.site, language);
const inBoth = pages.filter(({ translations }) => Object.keys(translations).length > 1);
const alone = pages.filter(({ translations }) => Object.keys(translations).length === 0);
const tagsOf = (page: Page) => metadataOf(siteOf(page), page, page);
const inOther = there(
  inBoth.find(({ language }) => language === other),
  "a page in a second language",
);

describe("a page that is there in several languages", () => {
  it("names itself, its translations, and where all others are led: to the main language", () => {
    for (const page of inBoth) {
      const { canonical, alternates } = tagsOf(page);
      const addresses = Object.fromEntries(alternates);
      expect(addresses[page.language]).toBe(canonical);
      expect(addresses["x-default"]).toBe(addresses[main ?? ""]);
      expect(alternates).toHaveLength(Object.keys(page.translations).length + 1);
    }
    expect(inBoth.length).toBeGreaterThan(1);
  });

  it("says so in its head, in the letters that crawlers look for", () => {
    const { alternates } = tagsOf(inOther);
    const html = htmlOf(content, inOther.url);
    for (const [hreflang, href] of alternates)
      expect(html).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${href}"/>`);
    expect(html).toContain(`<html lang="${other}">`);
  });

  it("tells networks its own language, and the others", () => {
    const { properties } = tagsOf(inOther);
    const { locales } = siteOf(inOther);
    const told = (name: string) => properties.filter(([key]) => key === name).map(([, value]) => value);
    expect(told("og:locale")).toEqual([locales[other ?? ""]?.replace("-", "_")]);
    expect(told("og:locale:alternate")).toEqual([locales[main ?? ""]?.replace("-", "_")]);
  });

  it("says in its structured data in which language it is, and of which page it is the translation", () => {
    const { locales, business } = siteOf(inOther);
    const nodes = nodesOf(inOther, siteOf(inOther));
    const original = `${business.url}${inOther.translations[main ?? ""]}#webpage`;
    expect(nodes).toContainEqual(expect.objectContaining({ translationOfWork: { "@id": original } }));
    for (const { inLanguage } of nodes.filter((node) => node.inLanguage))
      expect(inLanguage).toBe(locales[other ?? ""]);
  });
});

describe("the home page in another language than the main one", () => {
  const home = there(
    pages.find(({ kind, language }) => kind === "home" && language === other),
    "its home page",
  );

  it("leads to the form, which speaks all of them, and is the beginning of a site of its own", () => {
    const { keyAddresses, business, locales } = siteOf(home);
    const nodes = nodesOf(home, siteOf(home));
    const points = [nodes.find(({ contactPoint }) => contactPoint)?.contactPoint].flat();
    expect(points).toContainEqual(
      expect.objectContaining({
        url: business.url + keyAddresses.quote,
        availableLanguage: Object.keys(locales),
      }),
    );
    expect(nodes).toContainEqual(
      expect.objectContaining({ "@type": "WebSite", url: business.url + home.url }),
    );
  });
});

describe("a page that is there in one language", () => {
  it("names no other", () => {
    for (const page of alone) expect(tagsOf(page).alternates).toEqual([]);
    expect(alone.length).toBeGreaterThan(0);
  });

  it("names none either where its translation is not for search engines", () => {
    const hidden = pages.filter(({ noindex }) => noindex);
    for (const page of hidden) expect(tagsOf(page).alternates).toEqual([]);
  });
});

it("a picture that networks show for a page has words in the page's language", () => {
  const shared = Map.groupBy(pages, ({ shareImage }) => shareImage);
  const mixed = [...shared].filter(
    ([address, those]) =>
      address.startsWith("/og/") && new Set(those.map(({ language }) => language)).size > 1,
  );
  expect(mixed).toEqual([]);
});
