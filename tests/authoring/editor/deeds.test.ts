import { describe, expect, it } from "vitest";
import {
  nextToRedo,
  nextToUndo,
  type PageCommand,
  pageCommandsFrom,
} from "../../../authoring/editor/panel/commands/pageCommands.ts";
import type { Draft } from "../../../authoring/editor/panel/draft/draft.ts";

const HERE = "pages-data/here.yaml";
const deed: PageCommand = {
  words: "/gone was deleted",
  steps: [{ file: "pages-data/gone.yaml", before: "gone\n", after: undefined }],
  from: "pages-data/gone.yaml",
  to: HERE,
  depth: 1,
  kept: { "pages-data/gone.yaml": { text: "not saved\n", edits: [], revision: "1" } },
};
const deeds = { done: [deed], undone: [deed] };

/** An open file with so many steps to take back and to do again. */
function draftOf(file: string, past: number, future = 0): Draft {
  const steps = (count: number) => Array.from({ length: count }, String);
  return {
    file,
    text: "",
    data: {},
    problems: [],
    disk: { text: "", revision: "1" },
    variables: [],
    waiting: [],
    sent: undefined,
    unread: false,
    past: steps(past),
    future: steps(future),
    shown: 0,
    saving: false,
  };
}

describe("what was done to whole pages", () => {
  it("is taken back after what was changed since on the page that it led to", () => {
    expect(nextToUndo(deeds, draftOf(HERE, 2))).toBeUndefined();
    expect(nextToUndo(deeds, draftOf(HERE, 1))).toBe(deed);
  });

  it("is taken back from any page on which nothing else is left to take back", () => {
    expect(nextToUndo(deeds, draftOf("site.yaml", 1))).toBeUndefined();
    expect(nextToUndo(deeds, draftOf("site.yaml", 0))).toBe(deed);
    expect(nextToUndo({ done: [], undone: [] }, draftOf("site.yaml", 0))).toBeUndefined();
  });

  it("is done again after what was taken back on the page", () => {
    expect(nextToRedo(deeds, draftOf(HERE, 0, 1))).toBeUndefined();
    expect(nextToRedo(deeds, draftOf(HERE, 0, 0))).toBe(deed);
  });

  it("is kept, but for what nobody can make sense of", () => {
    expect(
      pageCommandsFrom(JSON.parse(JSON.stringify({ done: [deed, 5, { ...deed, steps: [{}] }] }))),
    ).toEqual({
      done: [deed],
      undone: [],
    });
    expect(pageCommandsFrom("another program's")).toEqual({ done: [], undone: [] });
  });
});
