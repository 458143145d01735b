import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Fix, Problem } from "../../content/problem.ts";
import { goldenCases } from "./cases.ts";
import { loadWith } from "./project.ts";

const FIXTURE = new URL("fixture/", import.meta.url);

/** Each problem of a golden case that has a fix, in whatever file, and the files with the fix applied. */
const fixable = goldenCases.flatMap(({ name, place, bytes }) => {
  const files: Record<string, string> = { [place]: new TextDecoder().decode(bytes) };
  const { problems } = loadWith(files);
  return problems.flatMap((problem) => {
    const { file, fix } = problem;
    if (!fix) return [];
    const text = files[file] ?? readFileSync(new URL(file, FIXTURE), "utf8");
    return [{ name, problem, problems, fixed: { ...files, [file]: applied(fix, text) } }];
  });
});

describe("a fix mends its mistake and makes no other", () => {
  it.each(fixable)("$name", ({ problem, problems, fixed }) => {
    const left = loadWith(fixed).problems;
    expect(left.filter((one) => !isKnown(one, problem, problems))).toEqual([]);
  });
});

it("most mistakes of a sign or a name carry their fix", () => {
  expect(fixable.length).toBeGreaterThan(goldenCases.length / 3);
});

/** Whether a problem was there before, or was hidden by the fixed one: a warning by an error, or later in its file. */
function isKnown(one: Problem, mended: Problem, before: Problem[]): boolean {
  const { code, file, range, severity } = one;
  const others = before.filter((other) => other !== mended && other.file === file);
  if (others.some((other) => other.code === code && other.range.start.line === range.start.line)) return true;
  const isHidden = severity === "warning" && mended.severity === "error";
  const isLater = file === mended.file && range.start.line >= mended.range.start.line;
  return code !== mended.code && (isHidden || isLater);
}

/** A text with a fix applied. */
function applied({ range: { start, end }, text }: Fix, old: string): string {
  const lines = old.split(/(?<=\n)/);
  const offset = ({ line, column }: typeof start) => lines.slice(0, line - 1).join("").length + column - 1;
  return old.slice(0, offset(start)) + text + old.slice(offset(end));
}
