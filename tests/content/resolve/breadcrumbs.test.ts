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
