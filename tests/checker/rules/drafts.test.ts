import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sitemap } from "../../../output/crawlers/sitemap.ts";
import { summariesOf } from "../../../output/siteContent.ts";
import { loadWith } from "../../content/project.ts";

const fixture = (name: string) =>
  readFileSync(new URL(`../../content/fixture/${name}`, import.meta.url), "utf8");
const asDraft = (name: string) => ({
  [name]: fixture(name).replace(/^(?:city|article|blocks):/m, "draft: true\n$&"),
});
const ARTICLE = "pages-data/blog/salt.yaml";
const CITY = "pages-data/service-areas/doral/index.yaml";
const SERVICE = "pages-data/service-areas/doral/leak-detection.yaml";
const service = `# yaml-language-server: $schema=../../../schema/page.json
title: Leaks in \${city.name}
description: Leaks found in a few hours, in walled gardens and on terraces, with a report that you can show to anyone.
blocks:
  - type: hero
    heading: Leaks
`;

describe("a page marked draft: true", () => {
  it("is no page, and in no list", () => {
    const { pages, site } = loadWith({ ...asDraft(ARTICLE), ...unlinked("/blog/salt") });
    if (!site) throw new Error("site.yaml is not right.");
    expect(pages.map(({ url }) => url)).not.toContain("/blog/salt");
    expect(site?.articles).toEqual([]);
    const text = sitemap(summariesOf(pages), site, new Map(), () => []);
    expect(text).not.toContain("/blog/salt");
  });

  it("is there while editing", () => {
    const { pages, site } = loadWith(asDraft(ARTICLE), { drafts: true });
    expect(pages.map(({ url }) => url)).toContain("/blog/salt");
    expect(site?.articles).toHaveLength(1);
  });

  it("cannot be linked to by pages that are published", () => {
    const { problems } = loadWith(asDraft(ARTICLE));
    expect(problems.map(({ message }) => message)).toEqual([
      "The page at /blog/salt is a draft, which visitors cannot see.",
    ]);
  });

  it("may have mistakes: they are warnings, and errors while editing", () => {
    const article = asDraft(ARTICLE)[ARTICLE]?.replace("category:", "kategory:");
    const files = { [ARTICLE]: article, ...unlinked("/blog/salt") };
    expect(loadWith(files).problems.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(loadWith(files, { drafts: true }).problems.map(({ severity }) => severity)).toEqual(["error"]);
  });
});

describe("a city whose index.yaml is a draft", () => {
  const files = { ...asDraft(CITY), [SERVICE]: service, ...unlinked("/service-areas/doral") };

  it("is left out with all its pages", () => {
    const { pages, site, problems } = loadWith(files);
    expect(problems).toEqual([]);
    expect(site?.cities).toEqual([]);
    expect(pages.filter(({ url }) => url.includes("doral"))).toEqual([]);
  });

  it("is there whole while editing", () => {
    const { pages, site } = loadWith(files, { drafts: true });
    expect(site?.cities.map(({ name }) => name)).toEqual(["Doral"]);
    expect(pages.filter(({ citySlug }) => citySlug === "doral")).toHaveLength(2);
  });
});

/** site.yaml without the link to a page. */
function unlinked(url: string) {
  return { "site.yaml": fixture("site.yaml").replaceAll(`href: ${url} `, "href: / ") };
}
