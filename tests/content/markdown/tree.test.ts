import { expect, it } from "vitest";
import { lightTree, markdownTree } from "../../../content/markdown/tree.ts";
import fc from "../../fastCheck.ts";

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
