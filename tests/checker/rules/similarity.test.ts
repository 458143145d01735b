import { describe, expect, it } from "vitest";
import { namesIn } from "../../../checker/rules/cities/names.ts";
import { jaccard, shinglesOf, wordsOf } from "../../../checker/rules/cities/similarity.ts";

describe("the measure of likeness", () => {
  it("finds a page and its copy alike, and two of its own apart", () => {
    const text = "Salt air eats the screws of every pump that stands on this side of the island.";
    expect(jaccard(shinglesOf(text), shinglesOf(text))).toBe(1);
    expect(
      jaccard(
        shinglesOf(text),
        shinglesOf("Leaves fall into the pool all year, and the basket fills by noon."),
      ),
    ).toBe(0);
  });

  it("takes the same words of a text whether or not it has letters beyond those of English", () => {
    const text = "Don’t pay $40 for 100% of 2 Pumps – “Miami’s” way…";
    const beyond = ["é", "ñandú", "½", "Ñ"];
    for (const more of beyond) {
      expect(wordsOf(`${text} ${more}`)).toEqual([...wordsOf(text), more.toLowerCase()]);
      expect([...shinglesOf(`${text} ${more}`)]).toEqual(expect.arrayContaining([...shinglesOf(text)]));
      expect(namesIn(`${text} ${more}`).filter((name) => name !== more)).toEqual(namesIn(text));
    }
  });
});
