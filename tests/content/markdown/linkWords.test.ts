import { expect, it } from "vitest";
import { linkFinder, linkWords } from "../../../content/markdown/linkWords.ts";
import { markdownTree } from "../../../content/markdown/tree.ts";
import { typeset } from "../../../content/typography/typeset.ts";

const linksIn = linkFinder({ code: 1, written: ["000-000-0000"] });

it("a phone number in a running text can be called, once and as it was written", () => {
  const tree = markdownTree(
    typeset("Call **305-555-0118** or [305-555-0176](tel:+13055550176). Day and night."),
  );
  linkWords(linksIn)(tree);
  const links = JSON.stringify(tree).match(/"url":"[^"]+"/g);
  expect(links).toEqual(['"url":"tel:+13055550118"', '"url":"tel:+13055550176"']);
});

it("what only looks like a number of a phone is none", () => {
  expect(linksIn("Zip 33139-1234, model 1305-555-0118-9")).toHaveLength(1);
  expect(linksIn("Ring 305-555-0118.").map(({ words }) => words)).toEqual(["Ring ", "305-555-0118", "."]);
});
