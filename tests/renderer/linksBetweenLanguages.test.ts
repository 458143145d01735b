import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Link, LinkContext } from "../../blocks/parts/links/Link.tsx";
import { linkDataOf } from "../../content/resolve/translations.ts";
import { pagesOf } from "../content/project.ts";
import { inLanguages as content, there } from "../content/published.ts";
import { htmlOf } from "./html.ts";

const pages = await pagesOf(content);
const [main, other = ""] = [...content.lists.keys()];
const site = there(content.lists.get(other)?.site, "a second language");
const { mark } = site.words.languages;
const home = site.keyAddresses.home;

/** The links on a page, without those to the same page in other languages. */
function linksOn(url: string) {
  const html = htmlOf(content, url).replace(
    /<span lang="\w+"[^>]*><a .*?<\/a>|<li lang="\w+"><a .*?<\/a>/g,
    "",
  );
  return Array.from(html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs), ([, attributes = "", inner = ""]) => ({
    href: /\bhref="([^"]*)"/.exec(attributes)?.[1] ?? "",
    hreflang: /\bhreflang="([^"]*)"/.exec(attributes)?.[1],
    words: inner.replace(/<[^>]*>/g, ""),
  }));
}

const isOwn = (href: string) => href === home || href.startsWith(`${home}/`);
const isForeign = (href: string) => /^\/(?!\/)/.test(href) && !isOwn(href.split(/[?#]/)[0] ?? "");
const languageOf = (url: string) =>
  there(
    pages.find((page) => page.url === url),
    url,
  ).language;

describe("a page in another language than the main one", () => {
  it.each(pages.filter(({ language }) => language === other).map(({ url }) => url))(
    "%s says of each link whether it leads to a page in the main one, and of no other",
    (url) => {
      for (const { href, hreflang, words } of linksOn(url)) {
        expect(hreflang, href).toBe(isForeign(href) ? main : undefined);
        expect(words.includes(mark), `${href}: ${words}`).toBe(isForeign(href));
      }
    },
  );

  it("leads to pages of its own language wherever there are some", () => {
    const own = new Map(pages.map(({ url, translations }) => [url, translations[other]]));
    const led = pages.filter(({ language }) => language === other).flatMap(({ url }) => linksOn(url));
    const missed = led.filter(({ href }) => isForeign(href) && own.get(href.split(/[?#]/)[0] ?? ""));
    expect(missed).toEqual([]);
    expect(led.some(({ href }) => isForeign(href))).toBe(true);
  });
});

describe("a page in the main language", () => {
  it("says nothing of this kind", () => {
    for (const { url } of pages.filter(({ language }) => language === main))
      expect(linksOn(url).filter(({ hreflang, words }) => hreflang || words.includes(mark))).toEqual([]);
  });

  it("leads to its other languages from the header and from the menu", () => {
    for (const { url, otherLanguages } of pages)
      for (const { href, code } of otherLanguages) {
        const links = htmlOf(content, url).match(new RegExp(`<a href="${href}" hreflang="${code}"`, "g"));
        expect(links?.length, url).toBeGreaterThanOrEqual(2);
        expect(languageOf(href)).toBe(code);
      }
  });
});

describe("a link", () => {
  const shown = (href: string) =>
    renderToStaticMarkup(
      createElement(LinkContext, { value: linkDataOf(site) }, createElement(Link, { href }, "Words")),
    );

  it.each(["/services?code=1#price", "/", "/services"])("%s is marked", (href) => {
    expect(shown(href)).toContain(mark);
    expect(shown(href)).toContain(`hrefLang="${main}"`);
  });

  it.each([
    "/images/photo.jpg",
    "/feed.xml",
    "#price",
    "tel:+18025550134",
    "mailto:hello@larkspur.example.com",
    "https://www.example.com/services",
    "//www.example.com/services",
    `${home}/services`,
    home,
  ])("%s is not", (href) => {
    expect(shown(href)).not.toContain(mark);
    expect(shown(href)).not.toContain("hrefLang");
  });
});
