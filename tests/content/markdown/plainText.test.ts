import { expect, it } from "vitest";
import { plainText } from "../../../content/markdown/tree.ts";

it("the words of a Markdown text keep their lines: entries of a list are not glued together", () => {
  const text = "Two **things**:\n\n- one\n- [two](/quote), and more\n\nThen\nwe leave.";
  expect(plainText(text)).toBe("Two things:\none\ntwo, and more\nThen\nwe leave.");
});
