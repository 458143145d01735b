import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { spanish } from "../languages/spanish.ts";
import { loadWith, pagesOf } from "../project.ts";

const page = `# yaml-language-server: $schema=../../schema/page.json
title: Pumps
description: What a pool pump does all day, why it hums, and what to look at before it stops on a Sunday in August.
blocks:
  - type: hero
    heading: Pumps
`;

it("breadcrumbs say which levels stand in the main language alone", async () => {
  const content = loadWith({
    ...spanish,
    "pages-data/guides.yaml": page,
    "pages-data/es/guides/bombas.yaml": page.replace("../schema", "../../../schema"),
  });
  const { breadcrumbs } = (await pagesOf(content)).find(({ url }) => url === "/es/guides/bombas") ?? {};
  expect(breadcrumbs?.map(({ href, lang }) => [href, lang])).toEqual([
    ["/es", undefined],
    ["/guides", "en"],
    ["/es/guides/bombas", undefined],
  ]);
});

it("breadcrumbs lead only to pages that there are", async () => {
  const content = loadWith({ "pages-data/guides/pumps.yaml": page });
  expect(content.problems).toEqual([]);
  const { breadcrumbs } = (await pagesOf(content)).find(({ url }) => url === "/guides/pumps") ?? {};
  expect(breadcrumbs?.map(({ href }) => href)).toEqual(["/", "/guides/pumps"]);
});

it("breadcrumbs call a page by its own label, the navigation's, its service's, or the address, if that is in its script", async () => {
  const site = readFileSync("tests/content/fixture/site.yaml", "utf8");
  const guide = { breadcrumb: "breadcrumb: Guides\n", linked: "", service: "", none: "" };
  const files = Object.entries(guide).map(([name, own]) => [
    `pages-data/guides/${name}.yaml`,
    page.replace("blocks:", `${own}blocks:`),
  ]);
  const content = loadWith({
    ...Object.fromEntries(files),
    "pages-data/guides/hebrew.yaml": page.replace("title: Pumps", "title: משאבות"),
    "site.yaml": site
      .replace("href: /contact }", "href: /guides/linked }")
      .replace("endings: [leak-detection],", "page: /guides/service, endings: [leak-detection],"),
  });
  const labels = (await pagesOf(content)).map(({ url, breadcrumbs }) => [url, breadcrumbs.at(-1)?.label]);
  expect(Object.fromEntries(labels)).toMatchObject({
    "/guides/breadcrumb": "Guides",
    "/guides/linked": "About",
    "/guides/service": "Pool Leak Detection",
    "/guides/none": "None",
    "/guides/hebrew": "משאבות",
  });
});
