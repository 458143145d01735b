import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatProblems } from "../../checker/print.ts";
import { errorsIn } from "../../content/problem.ts";
import { goldenCases, okCases, writeGolden } from "./cases.ts";
import { loadWith } from "./project.ts";

/** All block types as messages list them; reports are compared without this list, because it may grow. */
const TYPES = [...readFileSync("schema/block.json", "utf8").matchAll(/"blocks\/(\w+)\.json"/g)]
  .map(([, type]) => type)
  .join(", ");

describe("a slip in YAML is told once, where it is, in plain words", () => {
  it.each(goldenCases)("$name", (goldenCase) => {
    const { place, bytes, golden } = goldenCase;
    const { problems, texts } = loadWith({ [place]: bytes });
    const printed = formatProblems(problems, texts).replace(TYPES, "<every type of block>");
    if (isUpdate()) writeGolden(goldenCase, printed);
    else expect(printed).toBe(golden);
    const errors = errorsIn(problems); // pages this short may also have a warning
    expect(errors.length ? errors : problems).toHaveLength(1);
  });
});

describe("what only looks like a slip is no problem", () => {
  it.each(okCases)("$name", ({ place, bytes }) => {
    const { problems, texts } = loadWith({ [place]: bytes });
    expect(formatProblems(problems, texts)).toBe("");
  });
});

it("no two cases have the same name", () => {
  const names = [...goldenCases, ...okCases].map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Whether this run is to write what is printed now, as vitest -u is. */
function isUpdate(): boolean {
  return expect.getState().snapshotState.snapshotUpdateState === "all";
}
