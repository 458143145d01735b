import { afterEach, describe, expect, it, vi } from "vitest";
import type { FinishedPage } from "../../content/types.ts";
import { finishContent } from "../../output/finishContent.ts";
import { metadataOf } from "../../renderer/head/metadata.ts";
import { page, pages, site, there } from "../content/published.ts";

const content = await finishContent(process.cwd(), { site, pages });
const home = finished("/");
const origin = site.business.url;

/** A page as it is rendered. */
function finished(url: string): FinishedPage {
  return there(
    content.pages.find((candidate) => candidate.url === url),
    `There is no ${url}`,
  );
}

/** The tags of an address by name, with changes to its page. */
function tags(url: string, changes: Partial<FinishedPage> = {}): Record<string, string | undefined> {
  const { title, canonical, names, properties } = metadataOf(site, { ...finished(url), ...changes }, home);
  return { title, canonical, ...Object.fromEntries([...names, ...properties]) };
}

afterEach(() => vi.unstubAllEnvs());

describe("the tags of a page", () => {
  it("are its own title, description and keywords, for readers, Open Graph and Twitter alike", () => {
    const { title, description, keywords } = page("/about");
    const whole = `${title} | ${site.business.name}`;
    expect(tags("/about")).toMatchObject({
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

  it("name one address that counts, the page's own unless it repeats another", () => {
    for (const { url } of pages.filter(({ noindex }) => !noindex))
      expect(tags(url)).toMatchObject({
        canonical: new URL(url, origin).href,
        "og:url": new URL(url, origin).href,
      });
    expect(tags("/about", { canonical: "/contact" }).canonical).toBe(`${origin}/contact`);
    expect(tags("/about", { canonical: "https://other.example/a" }).canonical).toBe(
      "https://other.example/a",
    );
  });

  it("show a picture of 1200 by 630 pixels: the page's own kind, or the one it names", () => {
    const size = { "og:image:width": "1200", "og:image:height": "630" };
    const own = expect.stringMatching(new RegExp(`^${origin}/og/about\\.\\w+\\.jpg$`));
    expect(tags("/about")).toMatchObject({ "og:image": own, ...size });
    expect(tags("/privacy-policy")).toMatchObject({ "og:image": `${origin}/og-image.jpg`, ...size });
    const other = `${origin}/other.jpg`;
    expect(tags("/about", { shareImage: "/other.jpg" })).toMatchObject({
      "og:image": other,
      "twitter:image": other,
    });
  });

  it("place a city's pages in the city, and all others at the main office", () => {
    const { latitude, longitude } = page("/service-areas/doral").place?.geo ?? site.offices.main.geo;
    const doral = {
      "geo.placename": "Doral",
      "geo.position": `${latitude};${longitude}`,
      ICBM: `${latitude}, ${longitude}`,
    };
    expect(tags("/service-areas/doral")).toMatchObject(doral);
    expect(tags("/service-areas/doral/leak-detection")).toMatchObject(doral);
    expect(tags("/about")).toMatchObject({ "geo.region": "US-FL", "geo.placename": "Miami Beach" });
    const places = site.cities.map(({ url }) => tags(url)["geo.position"]);
    expect(new Set(places).size).toBe(site.cities.length);
  });

  it("say when, by whom and about what an article was written", () => {
    const url = "/blog/pool-equipment-maintenance-guide";
    const { article, keywords } = page(url);
    expect(tags(url, { modified: "2027-01-02" })).toMatchObject({
      author: article?.author,
      "og:type": "article",
      "og:updated_time": "2027-01-02",
      "article:published_time": article?.date,
      "article:modified_time": "2027-01-02",
      "article:author": article?.author,
      "article:section": "Equipment Maintenance",
      "article:tag": keywords?.at(-1),
    });
    expect(tags(url, { modified: undefined })["article:modified_time"]).toBe(article?.date);
    expect(Object.keys(tags("/about")).filter((name) => name.startsWith("article:"))).toEqual([]);
  });
});

describe("search engines", () => {
  it("may list every page but those marked noindex", () => {
    expect(tags("/about").robots).toMatch(/^index, follow/);
    expect(tags("/about", { noindex: true }).robots).toBe("noindex, follow");
  });

  it("get the home page's tags for unknown paths, with a title of their own, noindex and no address", () => {
    const { title, canonical, robots, description, keywords, ...rest } = tags("/404");
    expect({ title, canonical, robots }).toEqual({
      title: `Page Not Found | ${site.business.name}`,
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
    expect(tags("/about").robots).toBe(robots);
  });
});
