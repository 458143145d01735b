import { describe, expect, it } from "vitest";
import { githubReport } from "../../commands/check/report/github.ts";
import type { Problem } from "../../content/problem/problem.ts";
import { check, mistake, warning } from "./check.ts";

describe("npm run check -- --format json", () => {
  it("prints one document, of the same shape whether something is wrong or not", () => {
    expect(check({}, "--format", "json").text).toBe(
      JSON.stringify({ pages: 5, errors: 0, warnings: 0, problems: [] }, null, 2),
    );
    const { exitCode, text } = check(mistake, "--format", "json");
    expect(exitCode).toBe(1);
    expect(JSON.parse(text)).toEqual({
      pages: 3,
      errors: 1,
      warnings: 0,
      problems: [
        {
          file: "pages-data/index.yaml",
          line: 6,
          column: 5,
          endLine: 6,
          endColumn: 12,
          severity: "error",
          code: "unknown-property",
          message: "There is no 'haeding' here. Did you mean 'heading'?",
          hint: null,
        },
      ],
    });
  });
});

describe("npm run check -- --format github", () => {
  it("prints a workflow command for each problem, and how many there are", () => {
    expect(check(mistake, "--format", "github").text).toMatchInlineSnapshot(`
      "::error file=pages-data/index.yaml,line=6,col=5,endColumn=12,title=unknown-property::There is no 'haeding' here. Did you mean 'heading'?
      1 error"
    `);
    expect(check(warning, "--format", "github").text).toMatch(
      /^::warning file=pages-data\/index.yaml,line=1,col=1,endColumn=\d+,/,
    );
    expect(check({}, "--format", "github").text).toBe("5 pages, no problem.");
  });

  it("escapes what has a meaning in a workflow command", () => {
    const problem: Problem = {
      file: "pages-data/a,b:c%.yaml",
      range: { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
      severity: "error",
      code: "too-long",
      message: "99% of it,\r\nthat is: all.",
      hint: "Write less.",
    };
    expect(
      githubReport({ pages: 1, problems: [problem], launch: false, texts: new Map() }).split("\n")[0],
    ).toBe(
      "::error file=pages-data/a%2Cb%3Ac%25.yaml,line=2,col=3,endColumn=9,title=too-long" +
        "::99%25 of it,%0D%0Athat is: all.%0AWrite less.",
    );
  });
});
