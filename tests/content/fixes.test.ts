import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Fix, Problem } from "../../content/problem/problem.ts";
import { goldenCases } from "./cases.ts";
import { loadWith } from "./project.ts";

const fixable = goldenCases.flatMap(({ name, url, place }) => {
  const text = new TextDecoder().decode(readFileSync(url));
  const { problems } = loadWith({ [place]: text });
  return problems.flatMap((problem) => {
    const { file, fix } = problem;
    return fix && file === place ? [{ name, place, text, problem, problems, fixed: applied(fix, text) }] : [];
  });
});

describe("a fix mends its mistake and makes no other", () => {
  it.each(fixable)("$name", ({ place, problem, problems, fixed }) => {
    const left = loadWith({ [place]: fixed }).problems;
    expect(left.filter((one) => !isKnown(one, problem, problems))).toEqual([]);
  });
});

it("most mistakes of a sign or a name carry their fix", () => {
  expect(fixable.length).toBeGreaterThan(goldenCases.length / 3);
});

/** Whether a problem was there before, or is one that the mended one hid: another, from its line on or of the whole page. */
function isKnown({ code, range, severity }: Problem, mended: Problem, before: Problem[]): boolean {
  const others = before.filter((one) => one !== mended);
  if (others.some((one) => one.code === code && one.range.start.line === range.start.line)) return true;
  const isHidden = severity === "warning" && mended.severity === "error";
  return code !== mended.code && (isHidden || range.start.line >= mended.range.start.line);
}

/** A text with a fix applied. */
function applied({ range: { start, end }, text }: Fix, old: string): string {
  const lines = old.split(/(?<=\n)/);
  const offset = ({ line, column }: typeof start) => lines.slice(0, line - 1).join("").length + column - 1;
  return old.slice(0, offset(start)) + text + old.slice(offset(end));
}
