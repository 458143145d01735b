import { describe, expect, it } from "vitest";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { describeType, plural } from "../../editor/catalogue/describeType.ts";

const blank: SchemaNode = {
  title: "",
  description: "",
  type: "",
  constant: undefined,
  choices: [],
  pattern: "",
  variants: [],
  required: [],
  properties: [],
  examples: [],
};
const text = { ...blank, type: "string" };
const card = { ...blank, type: "object", part: "card", properties: [["title", text]] } satisfies SchemaNode;
const item = { ...card, part: undefined, title: "ChecklistItem" };
const list = (items: SchemaNode, limits: Partial<SchemaNode> = {}) => ({
  ...blank,
  type: "array",
  items,
  ...limits,
});
const icons = { ...text, part: "icon", choices: Array.from({ length: 50 }, (_, index) => `icon-${index}`) };

const cases: [SchemaNode, string][] = [
  [text, "text"],
  [{ ...text, least: 1 }, "text"],
  [{ ...text, least: 1, most: 60 }, "text, up to 60 characters"],
  [{ ...text, least: 70, most: 160 }, "text, 70 to 160 characters"],
  [{ ...text, least: 3 }, "text, 3 or more characters"],
  [{ ...text, least: 5, most: 5 }, "text, exactly 5 characters"],
  [{ ...text, pattern: "^\\P{Cc}+$", least: 3, most: 75 }, "one line of text, 3 to 75 characters"],
  [{ ...text, pattern: "^[0-9]{5}$" }, "text in a fixed form"],
  [{ ...text, holds: "inlineMarkdown", least: 1 }, "text, may be formatted"],
  [{ ...text, holds: "markdown", least: 1 }, "long text, in Markdown"],
  [{ ...text, holds: "link", pattern: "^/" }, "link"],
  [{ ...text, holds: "picture", pattern: "jpg$" }, "file name of a picture"],
  [{ ...blank, constant: "hero" }, "always hero"],
  [{ ...blank, constant: true }, "true; otherwise leave it out"],
  [{ ...blank, choices: ["plain", "deep"] }, "one of: plain, deep"],
  [{ ...blank, choices: [400, 500, 600] }, "one of: 400, 500, 600"],
  [icons, "one of the icons"],
  [{ ...blank, type: "boolean" }, "true or false"],
  [{ ...blank, type: "integer" }, "whole number"],
  [{ ...blank, type: "integer", least: 1 }, "whole number, 1 or more"],
  [{ ...blank, type: "integer", least: 2000, most: 2100 }, "whole number, 2000 to 2100"],
  [{ ...blank, type: "integer", least: 500, most: 100_000 }, "whole number, 500 to 100,000"],
  [{ ...blank, type: "number", least: -90, most: 90 }, "number, -90 to 90"],
  [list(text, { least: 1 }), "list of 1 or more texts"],
  [list(card, { least: 3, most: 6 }), "list of 3 to 6 cards"],
  [list(card, { most: 4 }), "list of up to 4 cards"],
  [list(card), "list of cards"],
  [list(item, { least: 1 }), "list of 1 or more checklist items"],
  [
    list({ ...text, choices: ["main", "operations"] }, { least: 1 }),
    "list of 1 or more from: main, operations",
  ],
  [card, "one card"],
  [item, "entries of its own: checklist item"],
  [{ ...blank, type: "object" }, "names of your own, each with a text"],
];

describe("what a writer may put at a place, in plain words", () => {
  it.each(cases)("%# is told as $1", (node, words) => {
    const told = describeType(node);
    expect([told.words, told.noun].filter(Boolean).join(" ")).toBe(words);
  });

  it("leads to where a part, or an entry of one block, is described", () => {
    expect(describeType(list(card)).anchor).toBe("part-card");
    expect(describeType(list(item)).anchor).toBe("entry-checklist-item");
    expect(describeType(icons).anchor).toBe("part-icon");
  });

  it("speaks of several entries as people do", () => {
    expect(["card", "timeline entry"].map(plural)).toEqual(["cards", "timeline entries"]);
  });
});
