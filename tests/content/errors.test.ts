import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { formatProblems } from "../../checker/print.ts";
import { errorsIn } from "../../content/problem.ts";
import { goldenCases, okCases } from "./cases.ts";
import { loadWith } from "./project.ts";

/** All block types as messages list them; reports are compared without this list, because it may grow. */
const TYPES = [...readFileSync("schema/block.json", "utf8").matchAll(/"blocks\/(\w+)\.json"/g)]
  .map(([, type]) => type)
  .join(", ");

describe("a slip in YAML is told once, where it is, in plain words", () => {
  it.each(goldenCases)("$name", async ({ url, place }) => {
    const { problems, texts } = loadWith({ [place]: readFileSync(url) });
    const golden = url.href.replace(/\.yaml$/, ".txt");
    await expect(formatProblems(problems, texts).replace(TYPES, "<every type of block>")).toMatchFileSnapshot(
      fileURLToPath(golden),
    );
    const errors = errorsIn(problems); // pages this short may also have a warning
    expect(errors.length ? errors : problems).toHaveLength(1);
  });
});

describe("what only looks like a slip is no problem", () => {
  it.each(okCases)("$name", ({ url, place }) => {
    const { problems, texts } = loadWith({ [place]: readFileSync(url) });
    expect(formatProblems(problems, texts)).toBe("");
  });
});
