import { expect, it } from "vitest";
import { loadWith } from "../../content/project.ts";

const page = (rows: string) => `# yaml-language-server: $schema=../schema/page.json
title: Who does what at the pool
description: Which work at a pool is ours and which is the owner's, week by week, so that nobody does it twice.
blocks:
  - type: hero
    heading: Who does what
  - type: table
    heading: Week by week
    columns: [We, You]
    rows:
${rows}
`;

it("a table's row with too few or too many cells is told at its line", () => {
  const rows = [
    "      - { label: Leaves, cells: [We net them, Nothing] }",
    "      - { label: Salt, cells: [We bring it] }",
    "      - { label: Pump, cells: [We look, You listen, Both] }",
  ];
  const { problems } = loadWith({ "pages-data/about.yaml": page(rows.join("\n")) });
  expect(problems.map(({ range, message }) => [range.start.line, message])).toEqual([
    [12, "This row has 1 cell, and the table 2 columns."],
    [13, "This row has 3 cells, and the table 2 columns."],
  ]);
});
