import { expect, it } from "vitest";
import { loadWith } from "../../content/project.ts";

it("lists in words/ are no files of words", () => {
  expect(loadWith({ "words/spelling.txt": "Foo\n", "words/trade.txt": "Bar\n" }).problems).toEqual([]);
});

it.each([
  ["words.txt", "words/spelling.txt"],
  ["words.es.txt", "words/spelling.es.txt"],
  ["words-trade.txt", "words/trade.txt"],
  ["translations/es/about.yaml", "words/translated"],
])("%s at the root is told, with where it belongs", (name, now) => {
  const { problems } = loadWith({ [name]: "" });
  expect(problems.map(({ severity, hint }) => ({ severity, hint }))).toEqual([
    { severity: "warning", hint: `Move it: git mv ${name.split("/")[0]} ${now}` },
  ]);
});
