import { describe, expect, it } from "vitest";
import { page, site } from "../content/published.ts";
import { pages } from "./englishPages.ts";
import { links, strings } from "./words.ts";

const urls = pages.map(({ url }) => url);
const indexed = pages.filter(({ noindex }) => !noindex);
const offending = (wrong: (shown: (typeof pages)[number]) => boolean) =>
  pages.filter(wrong).map(({ url }) => url);
const trail = (url: string) => page(url).breadcrumbs.map(({ label }) => label);

describe("the route table", () => {
  it("has the company's own pages, six services and eight articles", () => {
    const own = urls.filter((url) => !/^\/(?:service-areas|blog)\/|\/404$/.test(url));
    expect(own.sort()).toEqual([
      "/",
      "/about",
      "/blog",
      "/contact",
      "/how-we-work", // an addition to the route table
      "/pricing", // an addition to the route table
      "/privacy-policy",
      "/service-areas",
      "/services",
      "/services/acid-wash",
      "/services/commercial-maintenance",
      "/services/draining", // additions: a page for each service sold
      "/services/emergency-cleaning",
      "/services/equipment-repair",
      "/services/green-pool-recovery",
      "/services/hotel-pools",
      "/services/hurricane-preparation",
      "/services/leak-detection",
      "/services/pool-inspection",
      "/services/residential-cleaning",
      "/services/spa-and-hot-tub",
      "/services/start-up",
      "/terms-of-service",
      "/zip", // an addition to the route table
    ]);
    expect(site.articles).toHaveLength(8);
  });

  it("has 17 city hubs with six service pages each", () => {
    expect(site.cities).toHaveLength(17);
    for (const { url } of site.cities) {
      expect(urls.filter((other) => other.startsWith(`${url}/`))).toHaveLength(6);
    }
  });

  it("shows pages at their other addresses too", () => {
    const aliases = pages.flatMap(({ url, aliases = [] }) => aliases.map((alias) => [alias, url]));
    const [beach, aventura] = ["/service-areas/miami-beach", "/service-areas/aventura"];
    expect(Object.fromEntries(aliases)).toEqual({
      "/quote": "/contact",
      "/services/equipment-maintenance": "/services/equipment-repair",
      "/locations/miami-beach": beach,
      "/locations/miami": "/service-areas/miami",
      "/locations/aventura": aventura,
      [`${beach}/residential-cleaning`]: `${beach}/pool-residential-cleaning`,
      [`${beach}/commercial-maintenance`]: `${beach}/pool-commercial-maintenance`,
      [`${beach}/equipment-maintenance`]: `${beach}/pool-equipment-maintenance`,
      [`${beach}/acid-wash`]: `${beach}/pool-acid-wash`,
      [`${aventura}/residential-cleaning`]: `${aventura}/pool-residential-cleaning`,
      [`${aventura}/commercial-maintenance`]: `${aventura}/pool-commercial-maintenance`,
      [`${aventura}/equipment-maintenance`]: `${aventura}/pool-equipment-maintenance`,
    });
  });
});

describe("every page", () => {
  it("has keywords", () => {
    expect(offending(({ keywords }) => !keywords?.length)).toEqual([]);
  });

  it("is for search engines, except the two that were not found and the list of zip codes", () => {
    expect(indexed).toHaveLength(pages.length - 3);
    expect(offending(({ noindex }) => noindex === true)).toEqual(["/404", "/blog/404", "/zip"]);
  });

  it("opens with its one hero", () => {
    const heroes = ({ blocks }: (typeof pages)[number]) => blocks.filter(({ type }) => type === "hero");
    expect(offending((shown) => shown.blocks[0]?.type !== "hero" || heroes(shown).length !== 1)).toEqual([]);
  });

  // An addition: the link may choose a service in the form.
  it("leads to the quote form by /quote, at most with the service to choose", () => {
    const isLonger = (href: string) => /^\/quote(?!\?service=[a-z-]+$).|^\/contact#/.test(href);
    expect(offending(({ url }) => links(url).some(({ href }) => isLonger(href)))).toEqual([]);
  });

  // An addition: other pages may give the articles' price ranges, called typical, with a link to the article or the guide.
  it("names a price of ours in Aventura's folder and in the price guide alone", () => {
    const guide = /\/blog\/pool-service-near-me-miami-choosing-right-company|\/pricing#month/;
    const isTypical = (said: string) => guide.test(said) && /\btypical/.test(said);
    const priced = offending(({ description, blocks }) =>
      strings([description, blocks]).some((said) => /\$\d/.test(said) && !isTypical(said)),
    );
    expect(priced.filter((url) => !/^\/blog\/|^\/pricing$|^\/service-areas\/aventura\b/.test(url))).toEqual(
      [],
    );
  });
});

describe("breadcrumbs", () => {
  it("start at Home on every page but Home itself", () => {
    expect(offending(({ breadcrumbs: [home] }) => home?.href !== "/")).toEqual(["/"]);
    expect(trail("/services")).toEqual(["Home", "Services"]);
  });

  it("call the six services by their names", () => {
    const names = site.serviceLinks.footer.map(({ label }) => label);
    expect(names.sort()).toEqual([
      "Acid Wash",
      "Commercial Maintenance",
      "Equipment Repair",
      "Green Pool Recovery",
      "Leak Detection",
      "Residential Cleaning",
    ]);
  });

  it("call cities by their names, and all else by its address with first letters capitalized", () => {
    const miami = "/service-areas/miami/pool-acid-wash";
    expect(trail(miami)).toEqual(["Home", "Service Areas", "Miami", "Pool Acid Wash"]);
    expect(site.cities.map(({ url }) => trail(url).at(-1))).toEqual(site.cities.map(({ name }) => name));
    expect(trail("/privacy-policy")).toEqual(["Home", "Privacy Policy"]);
  });
});
