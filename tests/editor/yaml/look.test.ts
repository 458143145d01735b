import { describe, expect, it } from "vitest";
import type { Edit } from "../../../content/lib/data.ts";
import { SchemaReader } from "../../../content/validate/readSchema.ts";
import { editYaml } from "../../../editor/yaml/editYaml.ts";

const page = new SchemaReader().read("page.json");
const text = `# yaml-language-server: $schema=../schema/page.json
title: A page   # for all
description: >-
  One two three four five
  six seven.
keywords: [one, two]

blocks:
  # the first thing
  - type: hero
    heading: "Clean: always"
    actions:
      - { label: Go, href: /x }

  # the second
  - type: prose
    intro: ""
    body: |
      A text.
`;
/** The lines that an edit removes from that text, and those that it adds. */
function changes(edit: Edit): { gone: string[]; added: string[] } {
  const [before, after] = [text.split("\n"), editYaml(text, edit, page).split("\n")];
  const gone = before.filter((line) => !after.includes(line));
  return { gone, added: after.filter((line) => !before.includes(line)) };
}

describe("an edit is written as its neighbors are", () => {
  it.each<{ what: string; edit: Edit; gone: string[]; added: string[] }>([
    {
      what: "keeps the comment behind a value",
      edit: { do: "set", path: ["title"], value: "Another page" },
      gone: ["title: A page   # for all"],
      added: ["title: Another page   # for all"],
    },
    {
      what: "quotes what YAML would read as something else",
      edit: { do: "set", path: ["title"], value: "One: two" },
      gone: ["title: A page   # for all"],
      added: ['title: "One: two"   # for all'],
    },
    {
      what: "keeps the lines of a text that stay the same",
      edit: { do: "set", path: ["description"], value: "One two three four five six, seven and eight." },
      gone: ["  six seven."],
      added: ["  six, seven and eight."],
    },
    {
      what: "keeps a list in brackets in brackets",
      edit: { do: "insert", path: ["keywords", 2], value: "three, four" },
      gone: ["keywords: [one, two]"],
      added: ['keywords: [one, two, "three, four"]'],
    },
    {
      what: "writes an item as those beside it",
      edit: { do: "insert", path: ["blocks", 0, "actions", 1], value: { label: "Call", call: "main" } },
      gone: [],
      added: ["      - { label: Call, call: main }"],
    },
    {
      what: "adds an entry where the schema has it",
      edit: { do: "set", path: ["draft"], value: true },
      gone: [],
      added: ["draft: true"],
    },
    {
      what: "folds a long text, and writes one with paragraphs line by line",
      edit: {
        do: "set",
        path: ["blocks", 1],
        value: { type: "prose", intro: "word ".repeat(30).trim(), body: "A text.\n\nMore.\n" },
      },
      gone: ['    intro: ""'],
      added: [
        `    intro: >-`,
        `      ${"word ".repeat(19).trim()}`,
        `      ${"word ".repeat(11).trim()}`,
        "      More.",
      ],
    },
    {
      what: "folds a long text that is typed where there was none",
      edit: { do: "set", path: ["blocks", 1, "intro"], value: `One: ${"word ".repeat(20).trim()}` },
      gone: ['    intro: ""'],
      added: [
        "    intro: >-",
        `      One: ${"word ".repeat(18).trim()}`,
        `      ${"word ".repeat(2).trim()}`,
      ],
    },
    {
      what: "leaves room for texts that are still to be written",
      edit: { do: "set", path: ["blocks", 1, "cards"], value: [{ title: "", text: "" }] },
      gone: [],
      added: ["    cards:", '      - title: ""', '        text: ""'],
    },
    {
      what: "writes only what differs of a whole block",
      edit: {
        do: "set",
        path: ["blocks", 0],
        value: { type: "hero", heading: "Clean: now", actions: [{ label: "Go", href: "/x" }] },
      },
      gone: ['    heading: "Clean: always"'],
      added: ['    heading: "Clean: now"'],
    },
  ])("$what", ({ edit, gone, added }) => {
    expect(changes(edit)).toEqual({ gone, added });
  });

  it("moves a block with the comment above it, and leaves the empty line between blocks", () => {
    const moved = editYaml(text, { do: "move", path: ["blocks", 0], to: 1 });
    expect(moved.slice(moved.indexOf("blocks:"))).toBe(`blocks:
  # the second
  - type: prose
    intro: ""
    body: |
      A text.

  # the first thing
  - type: hero
    heading: "Clean: always"
    actions:
      - { label: Go, href: /x }
`);
  });
});
