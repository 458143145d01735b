import { describe, expect, it } from "vitest";
import { formattingMistakesIn } from "../../../checker/texts/formatting.ts";
import type { TextKind } from "../../../checker/texts/rows/row.ts";
import { mistakesIn, textRows } from "../../../checker/texts/textRules.ts";

const ELSEWHERE: readonly TextKind[] = ["value", "visible", "page", "plain"];

describe("a row of the table of text rules", () => {
  it("has a name of its own", () => {
    const ids = textRows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  describe.each(textRows)("$id", (row) => {
    const { wrong, right } = row.examples;
    const path = row.at?.slice(0, 1) ?? [];
    const mistakesOf = (text: string) =>
      ELSEWHERE.includes(row.in)
        ? mistakesIn({ text, path }, row.in)
        : formattingMistakesIn({ holds: "markdown", value: text, path });

    it("tells its mistake once, in its own words, and no other", () => {
      const told = mistakesOf(wrong).map(({ message: { message, hint = "" } }) => `${message}\n${hint}`);
      expect(told).toEqual([expect.stringMatching(patternOf(`${row.message}\n${row.hint ?? ""}`))]);
      expect(told.join()).not.toMatch(/\{(?:found|beginning|right|name|address)\}/);
    });

    it.runIf(row.mend)("mends it", () => {
      const mended = mistakesOf(wrong).map(
        ({ found, at, message }) => wrong.slice(0, at) + message.replacement + wrong.slice(at + found.length),
      );
      expect(mended.map((text) => text.trim())).toEqual([right]);
    });

    it("finds nothing in the same text without it", () => {
      expect(mistakesOf(right)).toEqual([]);
    });
  });
});

/** A pattern for a sentence of a row: any words may stand for what it names. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map(RegExp.escape);
  return new RegExp(`^${parts.join(".+")}$`);
}
