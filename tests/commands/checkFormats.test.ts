import { describe, expect, it } from "vitest";
import { githubReport } from "../../commands/check/github.ts";
import { markdownReport } from "../../commands/check/markdown.ts";
import { textReport } from "../../commands/check/text.ts";
import type { Problem } from "../../content/problem.ts";
import { check, mistake, NOTE, warning } from "./check.ts";

describe("npm run check -- --format json", () => {
  it("prints one document, of the same shape whether something is wrong or not", async () => {
    expect((await check({}, "--format", "json")).text).toBe(
      JSON.stringify({ pages: 5, errors: 0, warnings: 0, notes: [NOTE], problems: [] }, null, 2),
    );
    const { exitCode, text } = await check(mistake, "--format", "json");
    expect(exitCode).toBe(1);
    expect(JSON.parse(text)).toEqual({
      pages: 4,
      errors: 1,
      warnings: 0,
      notes: [NOTE],
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
          fix: {
            range: { start: { line: 6, column: 5 }, end: { line: 6, column: 12 } },
            text: "heading",
          },
        },
      ],
    });
  });
});

describe("npm run check -- --format github", () => {
  it("prints a workflow command for each problem, and how many there are", async () => {
    expect((await check(mistake, "--format", "github")).text).toMatchInlineSnapshot(`
      "::error file=pages-data/index.yaml,line=6,col=5,endColumn=12,title=unknown-property::There is no 'haeding' here. Did you mean 'heading'?
      1 error
      ::notice::Not looked at: whether old addresses still lead somewhere. That takes git, and the main branch's history."
    `);
    expect((await check(warning, "--format", "github")).text).toMatch(
      /^::warning file=pages-data\/index.yaml,line=1,col=1,endColumn=\d+,/,
    );
    expect((await check({}, "--format", "github")).text).toBe(`5 pages, no problem.\n::notice::${NOTE}`);
  });

  it("escapes what has a meaning in a workflow command", async () => {
    const problem: Problem = {
      file: "pages-data/a,b:c%.yaml",
      path: [],
      range: { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
      severity: "error",
      code: "too-long",
      message: "99% of it,\r\nthat is: all.",
      hint: "Write less.",
    };
    expect(githubReport(report([problem])).split("\n")[0]).toBe(
      "::error file=pages-data/a%2Cb%3Ac%25.yaml,line=2,col=3,endColumn=9,title=too-long" +
        "::99%25 of it,%0D%0Athat is: all.%0AWrite less.",
    );
  });
});

/** `count` problems of one kind, each on a line of its own, in two files. */
const many = (count: number, severity: Problem["severity"] = "warning"): Problem[] =>
  Array.from({ length: count }, (_, index) => {
    const line = index + 1;
    const file = index < 11 ? "pages-data/a.yaml" : "pages-data/b.yaml";
    const range = { start: { line, column: 1 }, end: { line, column: 2 } };
    return { file, path: [], range, severity, code: "left-over", message: `Left over, ${line}.` };
  });
const report = (problems: Problem[], texts = new Map<string, string>()) => ({
  pages: [],
  all: [],
  problems,
  launch: false,
  texts,
  notes: [],
});

describe("many problems of one kind", () => {
  it("are ten in full, and the rest counted with their lines", async () => {
    const text = textReport(report(many(11)));
    expect(text).toContain("Left over, 10.");
    expect(text).not.toContain("Left over, 11.");
    expect(text).toMatch(
      /1 more of the same kind \(left-over\):\n {2}pages-data\/a.yaml:11\n\n11 warnings\n/,
    );
    expect(textReport(report(many(10)))).not.toContain("more of the same kind");
  });

  it("are ten annotations of each severity for GitHub, which shows no more: the last one counts the rest", async () => {
    const lines = githubReport(report([...many(13), ...many(10, "error")])).split("\n");
    expect(lines.filter((line) => line.startsWith("::error"))).toHaveLength(10);
    const warnings = lines.filter((line) => line.startsWith("::warning"));
    expect(warnings).toHaveLength(10);
    expect(warnings.at(-1)).toMatch(
      /Left over, 10\.%0AAnd 3 more:%0Apages-data\/a.yaml:11%0A.*b.yaml:12, 13$/,
    );
  });
});

it.each([
  ["text", textReport],
  ["github", githubReport],
  ["markdown", markdownReport],
])("a page with an error stands before others in a report as %s", (_, format) => {
  const [last] = many(1, "error").map((problem) => ({ ...problem, file: "pages-data/c.yaml" }));
  const text = format(report(last ? [...many(3), last] : []));
  expect(text.indexOf("pages-data/c.yaml")).toBeLessThan(text.indexOf("pages-data/a.yaml"));
  expect(text.indexOf("pages-data/c.yaml")).toBeGreaterThan(-1);
});

describe("the same problem in very many files", () => {
  const everywhere = Array.from({ length: 5000 }, (_, index): Problem[] =>
    many(1).map((problem) => ({ ...problem, file: `pages-data/page-${index}.yaml` })),
  ).flat();

  it.each([
    ["text", textReport, /\nAnd 4990 warnings in 4990 more files.*--page page-10\n\n5000 warnings\n/],
    ["github", githubReport, /%0Aand in 4890 more files\n/],
    [
      "markdown",
      markdownReport,
      /And 4990 warnings in 4990 more files<[\s\S]*\n- and 4890 more\n\n<\/details>/,
    ],
  ])("is named by a hundred places, and the rest counted, in a report as %s", async (_, format, counted) => {
    const text = format(report(everywhere));
    expect(text).toMatch(counted);
    expect(text.match(/page-\d+/g)?.length).toBeLessThan(150);
  });
});

describe("npm run check -- --format markdown", () => {
  const env = {
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_REPOSITORY: "pools/site",
    GITHUB_SHA: "abc123",
  };
  const texts = new Map([["pages-data/a.yaml", "a"]]);

  it("links each line where GitHub says where it is", async () => {
    expect(markdownReport(report(many(1), texts), env)).toBe(
      "## 1 warning\n\n### pages\\-data/a.yaml\n\n" +
        "- [`pages-data/a.yaml:1`](https://github.com/pools/site/blob/abc123/pages-data/a.yaml#L1) Warning: Left over, 1.",
    );
  });

  it("names the place alone elsewhere, and where the file is gone", async () => {
    expect(markdownReport(report(many(1), texts), {})).toContain(
      "- `pages-data/a.yaml:1` Warning: Left over",
    );
    expect(markdownReport(report(many(1)), env)).toContain("- `pages-data/a.yaml:1` Warning: Left over");
  });

  it("folds what is more than ten of a kind", async () => {
    const text = markdownReport(report(many(12), texts), env);
    expect(text).toMatch(
      /<details><summary>1 more of the same kind \(left-over\)<\/summary>\s*- .*a.yaml:11/,
    );
  });

  it("takes no text of the content for Markdown or HTML", async () => {
    const [problem] = many(1);
    const message = "<img src=x> [a](https://evil.example) **b** @someone #12 `c` | d";
    const text = markdownReport(report(problem ? [{ ...problem, message }] : []), env);
    expect(text).not.toMatch(/<img|\]\(https:\/\/evil|[^\\]\*\*b|@someone| #12| `c`/);
  });

  it("says so where nothing is wrong", async () => {
    expect(markdownReport(report([]), env)).toBe("## 0 pages, no problem.");
  });
});
