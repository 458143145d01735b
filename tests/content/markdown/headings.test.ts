import { expect, it } from "vitest";
import { headingsOf } from "../../../content/markdown/headings.ts";

const TEXT = "Opening\n=======\n\nWords.\n\n## First\n\nMore.\n\n    # code\n\n## First\n";

it("a text's headings are told in order, each with an id of its own", () => {
  expect(headingsOf(TEXT).map(({ id }) => id)).toEqual(["opening", "first", "first-1"]);
});

it("fewer headings than are of use are none", () => {
  expect(headingsOf(TEXT, 3)).toHaveLength(3);
  expect(headingsOf(TEXT, 4)).toEqual([]);
});
