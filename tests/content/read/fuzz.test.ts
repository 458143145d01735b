import { describe, expect, it } from "vitest";
import { formatProblems } from "../../../checker/print.ts";
import { textsIn } from "../../editor/yaml/holds.ts";
import fc from "../../fastCheck.ts";
import { type Loaded, loadInTime } from "../project.ts";
import { ROOT } from "../root.ts";

const FILES = [
  "site.yaml",
  "pages-data/about.yaml",
  "pages-data/service-areas/doral/index.yaml",
  "pages-data/blog/salt.yaml",
];
const real = textsIn(`${ROOT}/pages-data`);
const TOKENS =
  ": |: |- |-|? |? |{|}|[|]|,|\n|\n  |\n    |'|\"|#| #|&a|*a|!|!!|!!str |%|@|`||\\||>|>-|---|\n---\n|...|<<: |\t|\\|${|${city.name}|}|title|blocks|type: hero|\u00a0|\u200b|\ufeff|\r|\0|é|👩|~|null|true|0x|1e999|.nan|__proto__: |constructor: ".split(
    "|",
  );

const NEVER = /oneOf|\bat .+\.ts:\d+|\[object Object\]|#\/(?:\$defs|properties)/;

/** Puts content into a file and checks that the result is a page or an error, and that each problem has a place. */
function hold(file: string, content: string | Uint8Array): void {
  const loaded = loadInTime({ [file]: content }, { drafts: true }); // a real page may be a draft
  expect(formatProblems(loaded.problems, loaded.texts)).not.toMatch(NEVER);
  const lines = new TextDecoder().decode(Buffer.from(content)).split("\n").length;
  for (const { file: where, range, message } of loaded.problems) {
    const { start, end } = range;
    expect(start.line >= 1 && start.column >= 1 && message !== "").toBe(true);
    expect(end.line > start.line || (end.line === start.line && end.column >= start.column)).toBe(true);
    expect(where !== file || end.line <= lines).toBe(true);
  }
  expect(loaded.problems.some(({ severity }) => severity === "error") || isThere(loaded, file)).toBe(true);
}

function isThere({ site, pages }: Loaded, file: string): boolean {
  return file === "site.yaml" ? site !== undefined : pages.some((page) => page.file === file);
}

/** The number of runs: 50 times as many with ALL=1, each night with others. */
const runs = (count: number) => ({ numRuns: process.env.ALL ? count * 50 : count });

const TIMEOUT = 600_000; // milliseconds

const file = fc.constantFrom(...FILES);
const page = fc.constantFrom(...real);

describe("whatever stands in a file gives a page or a problem with its place, without much work", () => {
  it(
    "any bytes",
    () => {
      fc.assert(fc.property(file, fc.uint8Array({ maxLength: 400 }), hold), runs(8));
    },
    TIMEOUT,
  );

  it(
    "any text",
    () => {
      fc.assert(fc.property(file, fc.string({ unit: "binary", maxLength: 400 }), hold), runs(8));
    },
    TIMEOUT,
  );

  it(
    "any signs that mean something in YAML",
    () => {
      const text = fc.array(fc.constantFrom(...TOKENS), { maxLength: 60 }).map((parts) => parts.join(""));
      fc.assert(fc.property(file, text, hold), runs(25));
    },
    TIMEOUT,
  );

  it(
    "a real page with a stretch replaced by such signs",
    () => {
      const patch = fc.array(fc.constantFrom(...TOKENS), { maxLength: 6 }).map((parts) => parts.join(""));
      const mutated = fc
        .tuple(page, fc.nat(), fc.nat({ max: 40 }), patch)
        .map(([text, at, length, signs]) => splice(text, at % text.length, length, signs));
      fc.assert(fc.property(file, mutated, hold), runs(15));
    },
    TIMEOUT,
  );

  it(
    "a real page with lines taken out, doubled or moved in",
    () => {
      const mutated = fc
        .tuple(page, fc.nat(), fc.constantFrom("drop", "double", "indent"))
        .map(([text, at, how]) => {
          const lines = text.split("\n");
          const index = at % lines.length;
          const line = lines[index] ?? "";
          const put = { drop: [], double: [line, line], indent: [`   ${line}`] }[how] ?? [];
          return [...lines.slice(0, index), ...put, ...lines.slice(index + 1)].join("\n");
        });
      fc.assert(fc.property(file, mutated, hold), runs(8));
    },
    TIMEOUT,
  );
});

function splice(text: string, at: number, length: number, signs: string): string {
  return text.slice(0, at) + signs + text.slice(at + length);
}

it("a text of one sign, however long, is told with its place", () => {
  const lines = ["title: About us", "blocks:", "  - type: prose", `    body: ${"_".repeat(46_000)}`, ""];
  hold("pages-data/about.yaml", lines.join("\n"));
});

it("a word behind & is told, whatever sign it holds, in the name of a name too", () => {
  for (const sign of ["\u00a0", "\ufeff", "\t", "]"]) hold("site.yaml", `? ? [&a${sign}`);
});
