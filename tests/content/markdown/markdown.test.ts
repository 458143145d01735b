import { expect, it } from "vitest";
import { markdownLinks } from "../../../checker/texts/fileTexts.ts";
import { headingsOf } from "../../../content/markdown/headings.ts";
import { linkFinder, linkWords } from "../../../content/markdown/links.ts";
import { lightTree, markdownTree, plainText } from "../../../content/markdown/tree.ts";
import { typeset } from "../../../content/typography/typeset.ts";
import fc from "../../fastCheck.ts";

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

it.each([
  ["See [one](/a) and [**two**\nwords](https://b.example/c#d).", ["/a", "https://b.example/c#d"]],
  ["No `[code](/a)`, no \\[escape](/b), no\n\n    [block](/c)", []],
  ["![A picture](/a.jpg), <https://b.example> and [x](</c d>)", ["/a.jpg", "https://b.example", "/c d"]],
  ["[a&amp;b](/a?b&amp;c) [d][e]\n\n[e]: /f", ["/a?b&c", "/f"]],
  ["[two\n\nparagraphs](/a) and an open [bracket", []],
])("the links of a text, simple or not: %j", (text, expected) => {
  expect(markdownLinks(text)).toEqual(expected);
});

it("the words of a Markdown text keep their lines: entries of a list are not glued together", () => {
  const text = "Two **things**:\n\n- one\n- [two](/quote), and more\n\nThen\nwe leave.";
  expect(plainText(text)).toBe("Two things:\none\ntwo, and more\nThen\nwe leave.");
});

const LIGHT = [
  "Words",
  " and ",
  "more.",
  "\n",
  "\n\n",
  "[a link](/quote)",
  "[two words](https://b.example/a_b#c)",
];
const ODD =
  "1.|1) |12 |- |* |**|_|# |#|=|===|---|: |[|]|(/a)|](|!|(|)|“|$5|`|~~~|>|<b>|&amp;|\\|  |    |\t|\r|\0|\u00a0|\u2028|\u2060|\ufeff|é|😀|'|\"|+|/|www.b.example".split(
    "|",
  );
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...LIGHT) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD) },
);
const text = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(""));

it("whatever a text holds, its light tree is that of the parser, or none", () => {
  const assertSame = (markdown: string) => {
    const light = lightTree(markdown);
    if (light) expect(light).toEqual(withoutPlaces(markdown));
  };
  fc.assert(fc.property(text, assertSame), { numRuns: process.env.ALL ? 30_000 : 2_000 });
});

it("paragraphs with links need no parser", () => {
  expect(lightTree("Call us.\nToday, or [ask](/quote)\n\n[Here](/contact) too.\n")?.children).toHaveLength(2);
});

function withoutPlaces(markdown: string): unknown {
  return JSON.parse(
    JSON.stringify(markdownTree(markdown), (key, value) => (key === "position" ? undefined : value)),
  );
}
