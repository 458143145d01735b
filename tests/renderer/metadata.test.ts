import { afterEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../content/resolve/forms.ts";
import { metadataOf } from "../../renderer/head/metadata.ts";
import { first, page, pages, site, there } from "../content/published.ts";

const home = finished("/");
const origin = site.business.url;
const services = first("services").url; // an ordinary page

/** The page at an address. Throws if there is none. */
function finished(url: string): Page {
  return there(
    pages.find((candidate) => candidate.url === url),
    `There is no ${url}`,
  );
}

/** The tags of the page at an address, by name, with `changes` applied to the page. */
function tags(url: string, changes: Partial<Page> = {}): Record<string, string | undefined> {
  const { title, canonical, names, properties } = metadataOf(site, { ...finished(url), ...changes }, home);
  return { title, canonical, ...Object.fromEntries([...names, ...properties]) };
}

afterEach(() => vi.unstubAllEnvs());

describe("the tags of a page", () => {
  it("are its own title, description and keywords, for readers, Open Graph and Twitter alike", () => {
    const { description, keywords } = page(services);
    const title = "Our services";
    const whole = `${title} | ${site.business.name}`;
    expect(tags(services, { title })).toMatchObject({
      title: whole,
      "og:title": whole,
      "twitter:title": whole,
      description,
      "og:description": description,
      "twitter:description": description,
      keywords: keywords?.join(", "),
      "og:type": "website",
      "twitter:card": "summary_large_image",
    });
  });

  it("have the company's name behind the title where both are read whole in a list of results", () => {
    const behind = ` | ${site.business.name}`;
    const long = "x".repeat(61 - behind.length);
    expect(tags(services, { title: long }).title).toBe(long);
    expect(tags(services, { title: long.slice(1) }).title).toBe(long.slice(1) + behind);
    for (const { url } of pages) expect(tags(url).title?.length, url).toBeLessThanOrEqual(60);
  });

  it("name one address that counts, the page's own unless it repeats another", () => {
    for (const { url } of pages.filter(({ noindex }) => !noindex))
      expect(tags(url)).toMatchObject({
        canonical: new URL(url, origin).href,
        "og:url": new URL(url, origin).href,
      });
    expect(tags(services, { canonical: "/contact" }).canonical).toBe(`${origin}/contact`);
    expect(tags(services, { canonical: "https://other.example/a" }).canonical).toBe(
      "https://other.example/a",
    );
  });

  it("show a picture of 1200 by 630 pixels: the page's own kind, or the one it names", () => {
    const size = { "og:image:width": "1200", "og:image:height": "630" };
    const own = expect.stringMatching(new RegExp(`^${origin}/og${services}\\.\\w+\\.jpg$`));
    expect(tags(services)).toMatchObject({ "og:image": own, ...size });
    expect(tags(first("legal").url)).toMatchObject({ "og:image": `${origin}/og-image.jpg`, ...size });
    const other = `${origin}/other.jpg`;
    expect(tags(services, { shareImage: "/other.jpg" })).toMatchObject({
      "og:image": other,
      "twitter:image": other,
    });
  });

  it("place a city's pages in the city, and all others at the main office", () => {
    for (const { url, place } of pages.filter((shown) => shown.place)) {
      const { latitude, longitude } = place?.geo ?? {};
      expect(tags(url)).toMatchObject({
        "geo.placename": place?.name,
        "geo.position": `${latitude};${longitude}`,
        ICBM: `${latitude}, ${longitude}`,
      });
    }
    const { city, region } = site.offices.main;
    expect(tags(services)).toMatchObject({ "geo.region": `US-${region}`, "geo.placename": city });
  });

  it("say when, by whom and about what an article was written", () => {
    const { url, article, keywords } = first("article");
    expect(tags(url, { modified: "2027-01-02" })).toMatchObject({
      author: article?.author,
      "og:type": "article",
      "og:updated_time": "2027-01-02",
      "article:published_time": article?.date,
      "article:modified_time": "2027-01-02",
      "article:author": article?.author,
      "article:section": article?.category,
      "article:tag": keywords?.at(-1),
    });
    expect(tags(url, { modified: undefined })["article:modified_time"]).toBe(article?.date);
    expect(Object.keys(tags(services)).filter((name) => name.startsWith("article:"))).toEqual([]);
  });
});

describe("search engines", () => {
  it("may list every page but those marked noindex", () => {
    expect(tags(services).robots).toMatch(/^index, follow/);
    expect(tags(services, { noindex: true }).robots).toBe("noindex, follow");
  });

  it("get the home page's tags for unknown paths, with a title of their own, noindex and no address", () => {
    const { title, canonical, robots, description, keywords, ...rest } = tags("/404");
    expect({ title, canonical, robots }).toEqual({
      title: `${page("/404").title} | ${site.business.name}`,
      canonical: undefined,
      robots: "noindex, follow",
    });
    expect({ description, keywords }).toEqual({
      description: home.description,
      keywords: home.keywords?.join(", "),
    });
    expect(rest).not.toHaveProperty("og:url");
    expect(rest["og:image"]).toBe(tags("/")["og:image"]);
  });

  it.each([
    ["https://preview.example.net", "noindex, follow"],
    [`${origin}/`, "index, follow, max-image-preview:large"],
    [origin, "index, follow, max-image-preview:large"],
    ["", "index, follow, max-image-preview:large"],
  ])("with SITE_URL=%s are told %s", (siteUrl, robots) => {
    vi.stubEnv("SITE_URL", siteUrl);
    expect(tags(services).robots).toBe(robots);
  });
});
