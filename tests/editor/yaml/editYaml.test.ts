import { describe, expect, it } from "vitest";
import type { Edit } from "../../../content/lib/data.ts";
import { InvalidEdit } from "../../../editor/refusal.ts";
import { editYaml } from "../../../editor/yaml/editYaml.ts";
import { holdEdits, holdUnclear, holdWords, siteTexts, textsIn } from "./holds.ts";

const odd = textsIn("tests/editor/yaml/odd");

describe("any edit says what was meant, and its inverse brings every byte back", () => {
  it("in files with comments, line ends, brackets and texts of all kinds", () => {
    for (const text of odd) holdEdits(text, 4);
  });

  it("in files of this site", () => {
    const texts = siteTexts();
    for (let index = 0; index < texts.length; index += 24) holdEdits(texts[index] ?? "", 1);
  });

  it("a word that was shortened is brought back too", () => {
    for (const text of odd) holdWords(text, 2);
  });

  it("is right or refused where no one knows what belongs to what", () => {
    for (const text of textsIn("tests/editor/yaml/unclear")) holdUnclear(text, 4);
  });
});

describe("an edit is refused", () => {
  it.each<{ what: string; text: string; edit: Edit; why: string }>([
    {
      what: "in a file with a mistake",
      text: "a: [1",
      edit: { do: "set", path: ["a"], value: 1 },
      why: "mistake",
    },
    {
      what: "where its place is gone",
      text: "a: 1",
      edit: { do: "remove", path: ["b"] },
      why: "not in the file any more",
    },
    {
      what: "in an alias",
      text: "a: &x [1]\nb: *x",
      edit: { do: "insert", path: ["b", 0], value: 1 },
      why: "text editor",
    },
    {
      what: "in a file too large to read",
      text: `a: ${"b".repeat(60_000)}`,
      edit: { do: "set", path: ["a"], value: 1 },
      why: "too long",
    },
  ])("$what", ({ text, edit, why }) => {
    expect(() => editYaml(text, edit)).toThrow(InvalidEdit);
    expect(() => editYaml(text, edit)).toThrow(why);
  });
});
