import { describe, expect, it } from "vitest";
import type { Page } from "../../content/resolve/forms.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import { toJsonLd } from "../../renderer/head/jsonLd/structuredData.ts";
import { cityServices, first, page, pages, site } from "../content/published.ts";
import { nodes, nodesOf } from "./graph.ts";

const found = pages.filter(({ noindex }) => !noindex);
const origin = site.business.url;

/** What search engines require and recommend (developers.google.com/search/docs/appearance/structured-data). */
const EXPECTED: Record<string, string[]> = {
  [site.trade.type]: "name address telephone url geo image openingHoursSpecification".split(" "),
  Organization: ["name", "url", "logo", "sameAs"],
  WebSite: ["name", "url", "publisher"],
  WebPage: ["name", "url", "description", "isPartOf"],
  BreadcrumbList: ["itemListElement"],
  Service: ["name", "serviceType", "provider", "areaServed"],
  City: ["name", "geo", "address"],
  FAQPage: ["mainEntity"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
};

describe("the graph of every page", () => {
  it("gives each node an @id of its own, at the site's address", () => {
    for (const shown of pages) {
      const ids = nodesOf(shown).map((node) => String(node["@id"]));
      expect(new Set(ids).size, shown.url).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(new RegExp(`^${origin}/[^#]*#[a-z-]+$`));
    }
  });

  it("names the business whole on the home page, and the organization and the site alike everywhere", () => {
    const [business = {}] = nodes(page("/"), site.trade.type);
    expect(Object.keys(business)).toEqual(
      expect.arrayContaining(["areaServed", "currenciesAccepted", "foundingDate"]),
    );
    for (const type of ["Organization", "WebSite"])
      for (const shown of pages) expect(nodes(shown, type), shown.url).toEqual(nodes(page("/"), type));
  });

  it.each(Object.entries(EXPECTED))("has all that is asked of a %s", (type, properties) => {
    const all = found.flatMap((shown) => nodes(shown, type));
    expect(all.length).toBeGreaterThan(0);
    for (const node of all) expect(Object.keys(node)).toEqual(expect.arrayContaining(properties));
  });

  it("praises nobody: no rating and no review of ourselves", () => {
    const praising = pages.filter((shown) => /"(?:\w*Rating|reviews?)"/.test(JSON.stringify(nodesOf(shown))));
    expect(praising.map(({ url }) => url)).toEqual([]);
  });

  it("cannot be ended by its content, and has no sign that only a line of a page needs", () => {
    const name = "3–\u20607</script><!--";
    expect(toJsonLd({ "@context": "https://schema.org", "@graph": [{ "@type": "Thing", name }] })).toBe(
      '{"@context":"https://schema.org","@graph":[{"@type":"Thing","name":"3–7\\u003c/script>\\u003c!--"}]}',
    );
  });
});

describe("the graph of a kind of page", () => {
  const SHARED = ["Organization", "WebSite"];
  const OFFICES = Object.keys(site.offices).map(() => site.trade.type);
  const FROM_BLOCKS = ["FAQPage", "Place"];

  const KINDS: [PageKind, string[]][] = [
    ["home", []],
    ["services", ["BreadcrumbList"]],
    ["service", ["BreadcrumbList", "Service"]],
    ["areas", ["BreadcrumbList"]],
    ["cityHub", ["BreadcrumbList", "City", "Service"]],
    ["cityService", ["BreadcrumbList", "Service"]],
    ["blog", ["BreadcrumbList"]],
    ["article", ["BreadcrumbList", "BlogPosting"]],
    ["legal", ["BreadcrumbList"]],
    ["page", ["BreadcrumbList"]],
  ];
  it.each(KINDS)("a page of kind %s adds %j to what it is itself", (kind, own) => {
    const shown = first(kind);
    const types = nodesOf(shown).map((node) => String(node["@type"]));
    expect(types.filter((type) => !FROM_BLOCKS.includes(type))).toEqual([
      "Organization",
      ...(kind === "home" ? OFFICES : []),
      "WebSite",
      shown.schema ?? "WebPage",
      ...own,
    ]);
  });

  it("that was not found adds nothing", () => {
    expect(nodesOf(first("notFound")).map((node) => node["@type"])).toEqual(SHARED);
  });

  it("with a map reaches as far as the map, and a city's hub as far as site.yaml says", () => {
    for (const shown of found) {
      const radii = shown.blocks.flatMap((block) => (block.type === "map" ? (block.radius ?? []) : []));
      const places = nodes(shown, "Place");
      expect(places).toHaveLength(radii.length);
      expect(places).toMatchObject(radii.map((geoRadius) => ({ geo: { geoRadius } })));
    }
    const [service] = nodes(first("cityHub"), "Service");
    const { areaRadius: geoRadius } = site.business;
    if (geoRadius)
      expect(service?.areaServed).toContainEqual(
        expect.objectContaining({ "@type": "GeoCircle", geoRadius }),
      );
  });

  it("offers each package that has a price, at no less than that", () => {
    const priced = ({ blocks: [hero, ...others], ...more }: Page, price: string, period?: string): Page => {
      const rest = others.filter(({ type }) => type !== "packages");
      const action = { label: "Choose", href: "/contact" };
      const packages = [{ name: "Weekly", price, period, features: [], action }];
      const block = { type: "packages" as const, heading: "Packages", packages };
      return { ...more, blocks: hero ? [hero, block, ...rest] : [block] };
    };
    const offersAt = (price: string, period?: string) =>
      nodes(priced(first("service"), price, period), "Service")[0]?.offers;
    const currency = { priceCurrency: site.locale.currency };
    expect(offersAt("from $1,110.50/week")).toMatchObject([
      { name: "Weekly", priceSpecification: { minPrice: 1110.5, unitText: "week", ...currency } },
    ]);
    expect(offersAt("$45")).toMatchObject([{ priceSpecification: { minPrice: 45, ...currency } }]);
    expect(offersAt("from $45", "a visit")).toMatchObject([{ priceSpecification: { unitText: "a visit" } }]);
    expect(offersAt("on request")).toBeUndefined();
  });

  it("of a city's service names its city", () => {
    for (const shown of cityServices) {
      const [service] = nodes(shown, "Service");
      expect(service?.areaServed).toEqual([{ "@id": `${origin}${shown.place?.url}#city` }]);
    }
  });

  it("has the questions that the page shows, without Markdown", () => {
    for (const shown of found) {
      const asked = shown.blocks.flatMap((block) => (block.type === "faq" ? block.questions : []));
      const entities = nodes(shown, "FAQPage")[0]?.mainEntity ?? [];
      expect(entities).toMatchObject(asked.map(({ question }) => ({ name: question })));
      expect(entities).toHaveLength(asked.length);
      expect(JSON.stringify(entities)).not.toMatch(/\]\(|\*\*/);
    }
  });

  it("has the breadcrumbs that the page shows, numbered from 1, with whole addresses; its own is written", () => {
    for (const shown of found) {
      const [list] = nodes(shown, "BreadcrumbList");
      const items = shown.breadcrumbs.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: href === shown.url ? expect.stringMatching(/^\p{Lu}[^|]+$/u) : label,
        item: new URL(href, origin).href,
      }));
      expect(list?.itemListElement ?? []).toEqual(items);
      const written = shown.breadcrumb ?? shown.service?.name;
      if (written && items.length > 0) expect(JSON.stringify(list)).toContain(JSON.stringify(written));
    }
  });
});

it("a page that offers a job says what search engines ask of one", () => {
  const offering = first("page");
  const job = {
    posted: "2026-03-18",
    type: "PART_TIME",
    office: "main",
    pay: { from: 21, per: "HOUR" },
  } as const;
  const [node] = nodes({ ...offering, job, until: "2026-05-31" }, "JobPosting");
  expect(node).toMatchObject({
    title: offering.title,
    description: expect.stringContaining("<p>"),
    datePosted: "2026-03-18",
    validThrough: "2026-05-31",
    hiringOrganization: { "@id": expect.any(String) },
    jobLocation: { address: { addressLocality: expect.any(String), addressCountry: expect.any(String) } },
    baseSalary: { value: { minValue: 21, maxValue: 21, unitText: "HOUR" } },
  });
});
