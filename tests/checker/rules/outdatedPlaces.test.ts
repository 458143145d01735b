import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";

/** What is told of the small valid site with one file more. */
function problemsWith(file: string) {
  const root = mkdtempSync(join(tmpdir(), "outdated-"));
  cpSync("tests/content/fixture", root, { recursive: true });
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "");
  return loadChecked(root).problems;
}

it.each([
  ["words.txt", "words/spelling.txt"],
  ["words.es.txt", "words/spelling.es.txt"],
  ["words-trade.txt", "words/trade.txt"],
  ["translations/es/about.yaml", "words/translated"],
])("%s at the root is told, with where it belongs", (file, now) => {
  expect(problemsWith(file).map(({ severity, hint }) => ({ severity, hint }))).toEqual([
    { severity: "warning", hint: `Move it: git mv ${file.split("/")[0]} ${now}` },
  ]);
});

it.each(["words/spelling.txt", "words/spelling.es.txt", "words/trade.txt"])(
  "%s holds no words of a language",
  (file) => {
    expect(problemsWith(file)).toEqual([]);
  },
);
