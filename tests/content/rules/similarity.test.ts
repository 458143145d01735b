import { describe, expect, it } from "vitest";
import { jaccard, runsOf } from "../../../content/rules/cities/similarity.ts";

describe("the measure of likeness", () => {
  it("finds a page and its copy alike, and two of its own apart", () => {
    const text = "Salt air eats the screws of every pump that stands on this side of the island.";
    expect(jaccard(runsOf(text), runsOf(text))).toBe(1);
    expect(
      jaccard(runsOf(text), runsOf("Leaves fall into the pool all year, and the basket fills by noon.")),
    ).toBe(0);
  });
});
