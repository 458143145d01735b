import { describe, expect, it } from "vitest";
import type { Path } from "../../content/lib/data.ts";
import { freshAfter, freshWithout, isHeldBack } from "../../editor/panel/fresh.ts";

const CARD = { title: "", points: [""] };
const added = freshAfter([], { path: ["blocks", 1], after: { type: "cards", cards: [CARD, CARD] } });
const card = (index: number, ...keys: Path): Path => ["blocks", 1, "cards", index, ...keys];

/** Whether a problem at an entry is shown. */
function isTold(fresh: readonly Path[], path: Path, severity: "error" | "warning" = "error"): boolean {
  return !isHeldBack({ severity, path }, fresh);
}

describe("the errors of what was just added", () => {
  it("are told nowhere in it, and anywhere else", () => {
    for (const path of [["blocks", 1], card(0), card(1, "title"), card(1, "points", 0)])
      expect(isTold(added, path), path.join(".")).toBe(false);
    for (const path of [["title"], ["blocks"], ["blocks", 0], ["blocks", 0, "heading"]])
      expect(isTold(added, path), path.join(".")).toBe(true);
  });

  it("are told where they only warn, as of example words", () => {
    expect(isTold(added, card(0, "title"), "warning")).toBe(true);
  });

  it("are told at a field that somebody has left, and at what is around it, not at those beside it", () => {
    const left = freshWithout(added, card(0, "title"));
    expect(isTold(left, card(0, "title"))).toBe(true);
    expect(isTold(left, card(0))).toBe(true);
    expect(isTold(left, card(0, "points", 0))).toBe(false);
    expect(isTold(left, card(1))).toBe(false);
  });

  it("are told at a field that was written in", () => {
    const written = freshAfter(added, { path: card(0, "title"), before: "", after: "S" });
    expect(isTold(written, card(0, "title"))).toBe(true);
    expect(isTold(written, card(1, "title"))).toBe(false);
  });

  it("are told where others have come, gone or moved before it, whose places they may stand at", () => {
    for (const change of [
      { path: card(0), after: CARD },
      { path: card(0), before: CARD },
      { path: card(1), before: CARD, after: CARD, to: 0 },
    ])
      expect(isTold(freshAfter(added, change), card(2))).toBe(true);
    const appended = freshAfter(added, { path: card(2), after: CARD });
    expect([0, 1, 2].map((index) => isTold(appended, card(index, "title")))).toEqual([false, false, false]);
  });

  it("are told of an emptied text, and of a text that was written where there was none", () => {
    expect(isTold(freshAfter([], { path: ["title"], before: "Salt", after: "" }), ["title"])).toBe(true);
    expect(isTold(freshAfter([], { path: ["title"], after: "S" }), ["title"])).toBe(true);
  });
});
