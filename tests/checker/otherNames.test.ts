import { expect, it } from "vitest";
import { registry } from "../../blocks/registry.ts";
import { loadWith } from "../content/project.ts";

const page = (type: string) => `# yaml-language-server: $schema=../schema/page.json
title: About us
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: About us
  - type: ${type}
    things: []
`;

it.each([
  ["tabs", "faq"],
  ["accordion", "faq"],
  ["gallery-slider", undefined],
  ["carousel", "gallery"],
  ["columns", "cardGrid"],
  ["slider", "gallery"],
  ["pricing", "packages"],
  ["price-table", "table"],
  ["team", "cardGrid"],
  ["Reviews", "testimonials"],
])("a section called %s is answered by what does that here: %s", (name, type) => {
  const { problems } = loadWith({ "pages-data/about.yaml": page(name) });
  const [problem] = problems;
  expect(problem?.code).toBe("unknown-block");
  if (type) expect(problem?.message).toContain(`Here that is '${type}': `);
  if (type) expect(Object.keys(registry)).toContain(type);
});

it("a name that is not known is taken for a missing one only if its value may stand there", () => {
  const job = `job: { title: Window cleaner, type: FULL_TIME, office: main }\nblocks:`;
  const { problems } = loadWith({ "pages-data/about.yaml": page("divider").replace("blocks:", job) });
  const told = problems.map(({ message }) => message).filter((message) => /'posted'|'title'/.test(message));
  expect(told).toEqual([
    "'posted' is missing here.",
    "There is no 'title' here. Write one of: posted, type, office, pay.",
  ]);
});
