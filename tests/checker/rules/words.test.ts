import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatProblems } from "../../../checker/print.ts";
import { rules } from "../../../checker/rules/rules.ts";
import { spelling } from "../../../checker/texts/spelling/spelling.ts";
import { type Files, loadWith } from "../../content/project.ts";

const WORDS = readFileSync("tests/content/fixture/words/en.yaml", "utf8");
const SITE = readFileSync("tests/content/fixture/site.yaml", "utf8");
const lineOf = (text: RegExp) => WORDS.slice(0, WORDS.search(text)).split("\n").length;
const wordsBut = (old: string | RegExp, now: string) => ({ "words/en.yaml": WORDS.replace(old, now) });

/** The checker's report on the site with some files put in. */
function toldWith(files: Files): string {
  const { problems, texts } = loadWith(files);
  return formatProblems(problems, texts);
}

describe("a word that stands around all pages", () => {
  it.each([
    [
      "that is missing is told at its group",
      wordsBut(/ {2}menu: .*\n/, ""),
      / {2}skip:/,
      "'menu' is missing",
    ],
    ["that is misspelt is told there", wordsBut("  menu:", "  meun:"), / {2}menu:/, "'meun'"],
    ["that is empty is told there", wordsBut(/ {2}menu: .*/, "  menu:"), / {2}menu:/, "is empty"],
    [
      "that lost its link is told there",
      wordsBut(/ {2}failed: .*/, "  failed: Call us."),
      / {2}failed:/,
      "{phone}",
    ],
    [
      "with a blank that nothing fills in is told there",
      wordsBut(/ {2}menu: .*/, "  menu: Menu of {name}"),
      / {2}menu:/,
      "menu",
    ],
  ])("%s", (_, files, line, words) => {
    const told = toldWith(files);
    expect(told).toContain(`words/en.yaml:${lineOf(line)}:`);
    expect(told.toLowerCase()).toContain(words.toLowerCase());
    expect(told).toMatch(/1 error$/);
  });

  it("is told in every file of words, whether pages are in that language or not", () => {
    expect(toldWith({ "words/fr.yaml": WORDS.replace(/ {2}menu: .*\n/, "") })).toContain("words/fr.yaml:");
    expect(toldWith({ "words/fr.yaml": WORDS })).toBe("");
  });

  it("is spelled as in the dictionary", () => {
    const { problems } = loadWith(wordsBut(/ {2}menu: .*/, "  menu: Menuu of pages"), {
      rules: [...rules, spelling([])],
    });
    const found = problems.find(({ code, file }) => code === "spelling" && file === "words/en.yaml");
    expect(found?.path).toEqual(["header", "menu"]);
  });
});

describe("the words of a language", () => {
  it("that site.yaml names and there are none of are told there", () => {
    const told = toldWith({ "site.yaml": SITE.replace("language: en-US", "language: fr-CA") });
    expect(told).toContain("There is no file words/fr.yaml");
    expect(told).toMatch(/site\.yaml:\d+:\d+/);
  });

  it.each(["words/english.yaml", "words/en.yml", "words/notes.txt"])("are in no file %s", (file) => {
    expect(toldWith({ [file]: WORDS })).toContain(`${file}:1:1  This is named after no language`);
  });
});
