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

it("headings in lists and quotations count as well", () => {
  const ids = headingsOf("> # Quoted\n\n- # Listed\n\n> Under\n> ===\n", 3).map(({ id }) => id);
  expect(ids).toEqual(["quoted", "listed", "under"]);
});
