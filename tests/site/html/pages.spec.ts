import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pages as published } from "../../content/published.ts";
import { attributes, BUILT, builtUrls, first, htmlOf } from "./html.ts";

const canonical = (html: string) => first(html, /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/);

test("every page answers 200 with one h1, and is complete without a script", async ({ request }) => {
  for (const url of builtUrls().filter((url) => !url.endsWith("/404"))) {
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), url).toHaveLength(1);
    expect(html, url).toMatch(/<main[^>]*>[\s\S]{300,}<\/main>/);
  }
});

test("every page asks for all its fonts at once, and once each", () => {
  const fonts = readdirSync(`${BUILT}/assets/static`).filter((name) => name.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  for (const url of builtUrls()) {
    const asked = [...htmlOf(url).matchAll(/<link rel="preload" href="\/assets\/static\/([^"]+\.woff2)"/g)];
    expect(asked.map(([, name]) => name).sort(), url).toEqual(fonts.sort());
  }
});

test("a picture that a page asks for first is one that it shows, as wide", () => {
  const asked = builtUrls().flatMap((url) => {
    const links = htmlOf(url).matchAll(/<link[^>]* imageSrcSet="([^"]+)" imageSizes="([^"]+)"/g);
    return Array.from(links, ([, srcSet, sizes]) => ({ url, shown: `srcSet="${srcSet}" sizes="${sizes}"` }));
  });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ url, shown }) => !htmlOf(url).includes(shown))).toEqual([]);
});

test("titles and descriptions are each page's own", () => {
  const pages = builtUrls().filter((url) => canonical(htmlOf(url)) === url);
  const titles = pages.map((url) => first(htmlOf(url), /<title>([^<]*)/));
  const descriptions = pages.map((url) => first(htmlOf(url), /name="description" content="([^"]*)/));
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test("an alias shows its page and names the one address that counts", () => {
  for (const { url, aliases = [], noindex } of published) {
    for (const alias of aliases) {
      expect(htmlOf(alias), alias).toBe(htmlOf(url));
      if (!noindex) expect(canonical(htmlOf(alias))).toBe(canonical(htmlOf(url)));
    }
  }
});

test("no link leads nowhere", async ({ request }) => {
  const links = new Map<string, string>();
  for (const url of builtUrls()) {
    for (const href of attributes(htmlOf(url), "href")) if (/^\/(?!\/)/.test(href)) links.set(href, url);
  }
  for (const [href, from] of links) {
    const response = await request.get(href.split("#")[0] ?? "", { maxRedirects: 0 });
    expect(response.status(), `${href} on ${from}`).toBe(200);
  }
});

test("every anchor exists", () => {
  for (const url of builtUrls()) {
    const ids = new Set(attributes(htmlOf(url), "id"));
    for (const href of attributes(htmlOf(url), "href").filter((href) => href.startsWith("#"))) {
      expect(ids.has(href.slice(1)), `${href} on ${url}`).toBe(true);
    }
  }
});

test("links out open in a new tab and hand nothing over", () => {
  for (const url of builtUrls()) {
    for (const [tag] of htmlOf(url).matchAll(/<a [^>]*href="https:[^>]*>/g)) {
      expect(tag, url).toContain('target="_blank"');
      expect(tag, url).toContain('rel="noopener"');
    }
  }
});
