import { expect, it } from "vitest";
import { markdownLinks } from "../../../content/markdown/links.ts";

it.each([
  ["See [one](/a) and [**two**\nwords](https://b.example/c#d).", ["/a", "https://b.example/c#d"]],
  ["No `[code](/a)`, no \\[escape](/b), no\n\n    [block](/c)", []],
  ["![A picture](/a.jpg), <https://b.example> and [x](</c d>)", ["/a.jpg", "https://b.example", "/c d"]],
  ["[a&amp;b](/a?b&amp;c) [d][e]\n\n[e]: /f", ["/a?b&c", "/f"]],
  ["[two\n\nparagraphs](/a) and an open [bracket", []],
])("the links of a text, simple or not: %j", (text, expected) => {
  expect(markdownLinks(text)).toEqual(expected);
});
