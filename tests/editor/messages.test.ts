import { describe, expect, it } from "vitest";
import type { Problem } from "../../content/problem.ts";
import { panelProblem } from "../../editor/server/openFile.ts";
import { byTitles } from "../../editor/words.ts";

const at = { line: 1, column: 1 };
const problem: Problem = {
  file: "pages-data/es/index.yaml",
  path: ["blocks"],
  severity: "error",
  code: "other-part",
  message: "",
  range: { start: at, end: at },
};

describe("a problem in the editor", () => {
  it("calls pages by their titles, and a file that is none by its name", () => {
    const titles: Record<string, string> = {
      "pages-data/blog/salt.yaml": "Salt",
      "site.yaml": "The business",
    };
    const shown = byTitles(
      "As in pages-data/blog/salt.yaml, pages-data/no.yaml and site.yaml.",
      (file) => titles[file] ?? file,
    );
    expect(shown).toBe("As in “Salt”, pages-data/no.yaml and “The business”.");
  });

  it("calls sections as the forms do", () => {
    const message =
      "The English has a section that is missing here, behind cardGrid, “Why”: cta, “Ask: cta, map”";
    const blockTypes = ["cardGrid", "cta"];
    expect(panelProblem({ ...problem, message, blockTypes }).message).toBe(
      "The English has a section that is missing here, behind Cards, “Why”: Call to action, “Ask: cta, map”",
    );
  });
});
