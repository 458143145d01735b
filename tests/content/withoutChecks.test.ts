import { describe, expect, it } from "vitest";
import { checksBy } from "../../checker/checks.ts";
import { plainChecks } from "../../content/compile/checks.ts";
import { Cache } from "../../content/lib/cache.ts";
import { type Content, load } from "../../content/load.ts";
import { errorsIn } from "../../content/problem.ts";
import { goldenCases, okCases } from "./cases.ts";
import { inProject } from "./project.ts";

const cache = new Cache(); // so that only the file of a case is read anew

/** All that a build takes of content. */
function builtFrom({ pages, lists, blocksOf }: Content) {
  const pagesWithBlocks = pages.map((page) => ({ ...page, facts: undefined, blocks: blocksOf(page) }));
  return { pages: pagesWithBlocks, lists: [...lists] };
}

/** The errors that a build without a checker tells, with a file in place. */
function errorsWith(file: string, content: string | Uint8Array) {
  return inProject({ [file]: content }, (root) =>
    errorsIn(load(root, { checks: plainChecks, cache }).problems.ofFiles),
  );
}

describe("without checks", () => {
  it.each(okCases)("content that is right gives the same pages: $name", ({ place, bytes }) => {
    const [checked, plain] = inProject({ [place]: bytes }, (root) => [
      builtFrom(load(root, { checks: checksBy([]) })),
      builtFrom(load(root, { checks: plainChecks })),
    ]);
    expect(plain).toEqual(checked);
  });

  it.each([
    ["a letter that is none", "title: \ufffd\n", 1],
    ["a file that is too large", `title: ${"a".repeat(60_000)}\n`, 1],
    ["brackets that are too deep", `title: About\nkeywords: ${"[".repeat(100)}\n`, 2],
    ["an alias", "title: &a About\ndescription: *a\n", 1],
    ["an anchor", "title: &a About\n", 1],
    ["a tag", "title: About\ndescription: !!binary aGk=\n", 2],
    ["a key that stands twice", "title: About\ntitle: About us\n", 2],
    ["a list", "- About\n", 1],
    ["a quote that is never closed", 'title: "About\n', 2],
    ["a schema error", "title: 5\ndescription: x\nblocks: []\n", 1],
    ["a dead variable", "title: About ${nobody}\n", 1],
  ])("%s stops a build, with file, line and a sentence", (_, text, line) => {
    const errors = errorsWith("pages-data/about.yaml", text);
    expect(errors.map(({ file }) => file)).toContain("pages-data/about.yaml");
    expect(errors.map(({ range }) => range.start.line)).toContain(line);
    for (const { message } of errors) expect(message).toMatch(/^\S.*\s.*[.:?]$/s);
  });

  it.each(goldenCases.filter(({ place }) => place === "pages-data/about.yaml"))(
    "any mistake ends in pages or errors, never in an exception: $name",
    ({ place, bytes }) => {
      expect(errorsWith(place, bytes).every(({ message }) => message.length > 0)).toBe(true);
    },
  );
});
