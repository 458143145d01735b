import { expect, test } from "@playwright/test";
import { MAIN, OTHER, pages as published } from "../../content/published.ts";
import { attributes, builtUrls, first, htmlOf } from "./html.ts";

test.skip(OTHER === undefined, "the site has one language");

/** A page as a crawler sees it, from its HTML alone. */
function crawled(url: string) {
  const html = htmlOf(url);
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    canonical: first(html, /<link rel="canonical" href="([^"]+)"/),
    language: first(html, /<html lang="([^"]+)"/),
    hidden: first(html, /<meta name="robots" content="([^"]+)"/).includes("noindex"),
    alternates: new Map(links.map(([, language = "", href = ""]) => [language, href])),
  };
}

const pathOf = (address: string) => new URL(address).pathname;
const found = builtUrls().filter((url) => !url.endsWith("/404"));
const inPairs = found
  .map((url) => ({ url, ...crawled(url) }))
  .filter(({ alternates }) => alternates.size > 0);

test("each page that names a translation is named by it, and both name the main one for all others", () => {
  expect(inPairs.length).toBeGreaterThan(1);
  for (const { url, canonical, language, alternates } of inPairs) {
    expect(alternates.get(language), url).toBe(canonical);
    expect(alternates.get("x-default"), url).toBe(alternates.get(MAIN));
    for (const [hreflang, address] of alternates)
      expect(crawled(pathOf(address)).alternates, `${url} in ${hreflang}`).toEqual(alternates);
  }
});

test("each page that is named so is there, in that language, for search engines, and is its own true address", async ({
  request,
}) => {
  const named = new Map(
    inPairs.flatMap(({ alternates }) =>
      [...alternates].map(([language, address]) => [address, language] as const).reverse(),
    ),
  );
  for (const [address, language] of named) {
    const answer = await request.get(pathOf(address), { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const page = crawled(pathOf(address));
    expect(page).toMatchObject({ canonical: address, language, hidden: false });
  }
});

test("the sitemap says the same as the pages", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const entries = xml.split("<url>").slice(1);
  const told = entries.map((entry) => {
    const links = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    return [
      first(entry, /<loc>([^<]+)/),
      new Map(links.map(([, language, href]) => [language, href])),
    ] as const;
  });
  const inSitemap = new Map(told.filter(([, links]) => links.size > 0));
  const inPages = new Map(inPairs.map(({ canonical, alternates }) => [canonical, alternates]));
  expect([...inSitemap.keys()].sort()).toEqual([...inPages.keys()].sort());
  for (const [address, links] of inSitemap) expect(links, address).toEqual(inPages.get(address));
});

test("every link of every page in another language leads somewhere, and to its own language where that has the page", async ({
  request,
}) => {
  const others = published.filter(({ language }) => language !== MAIN);
  const byUrl = new Map(
    published.flatMap((page) => [page.url, ...(page.aliases ?? [])].map((url) => [url, page])),
  );
  const answers = new Map<string, number>();
  for (const { url, language } of others) {
    const anchors = htmlOf(url).match(/<a [^>]*>/g) ?? [];
    for (const anchor of anchors) {
      const [href = ""] = attributes(anchor, "href");
      if (!/^\/(?!\/)/.test(href)) continue;
      const [path = "", anchorName] = href.split("#");
      const address = path.split("?")[0] ?? "";
      if (!answers.has(address))
        answers.set(address, (await request.get(address, { maxRedirects: 0 })).status());
      expect(answers.get(address), `${href} on ${url}`).toBe(200);
      if (anchorName) expect(attributes(htmlOf(address), "id"), `${href} on ${url}`).toContain(anchorName);
      const target = byUrl.get(address);
      if (!target) continue;
      const [hreflang] = attributes(anchor, "hreflang");
      expect(hreflang, `${href} on ${url}`).toBe(target.language === language ? undefined : target.language);
      const isSwitch = target.translations[language] === url || target.kind === "home";
      if (target.language !== language && !isSwitch)
        expect(target.translations[language], `${href} on ${url}`).toBeUndefined();
    }
  }
});

test("an address that a language does not have answers 404 with its own page for that", async ({
  request,
}) => {
  for (const { url, title, language } of published.filter(({ kind }) => kind === "notFound")) {
    const answer = await request.get(url.replace(/404$/, "nope"), { maxRedirects: 0 });
    expect(answer.status(), url).toBe(404);
    const html = await answer.text();
    expect(first(html, /<title>([^<|]+) \|/), url).toBe(title);
    expect(html, url).toContain(`<html lang="${language}">`);
  }
});
