import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { expect, it } from "vitest";
import fc from "../../fastCheck.ts";
import { loadWith } from "../project.ts";
import { ROOT } from "../root.ts";

const site = readFileSync(`${ROOT}/site.yaml`, "utf8");
const pages = readdirSync(`${ROOT}/pages-data`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => `pages-data/${name.replaceAll(sep, "/")}`);

/** Typing mistakes that writers of YAML make in one line. */
const SLIPS: Record<string, [line: RegExp, slip: string]> = {
  "a colon forgotten": [/^( +(?:- )?\w+):( [A-Z])/, "$1$2"],
  "the space after a colon forgotten": [/^( +(?:- )?\w+:) ([A-Z])/, "$1$2"],
  "the space after a dash forgotten": [/^( +)- (\w+: )/, "$1-$2"],
  "a bullet for a dash": [/^( +)- (\w+: )/, "$1• $2"],
  "a quote not closed": [/^( +(?:- )?\w+: ".+)"$/, "$1"],
  "a quote not opened in braces": [/: "(\S[^"]*[^"\d]",)/, ": $1"], // after a digit, the quote means inches
  "a line one space too far in": [/^( +)(\w+: [A-Z].*[^,])$/, "$1 $2"],
  "a line one space too far left": [/^ ( +)(\w+: [A-Z].*[^,])$/, "$1$2"],
  "a tab": [/^ {4}(\w+: )/, "\t$1"],
  "a bracket too many": [/( \}|\])$/, "$1]"],
  "a brace not closed": [/^( +- \{ label: .*) \}$/, "$1"],
  "a comma forgotten": [/^( +- \{ label: [A-Z][\w ]+), /, "$1 "],
  "curly quotes": [/^( +(?:- )?\w+: )"(.*)"$/, "$1“$2: ”"],
  "a second colon": [/^( +(?:- )?\w+: [A-Z][a-z]+) /, "$1: "],
  "a number sign": [/^( +(?:- )?\w+: [A-Z][a-z]+) /, "$1 #1 "],
  "a sign of its own first": [/^( +(?:- )?\w+: )([A-Z])/, "$1@$2"],
};

/** The problems with a page put in, as place and message, without the count of problems folded into each. */
function told(file: string, text: string): string[] {
  const { problems } = loadWith({ "site.yaml": site, [file]: text });
  return problems.map(
    ({ file: where, range, message }) =>
      `${where}:${range.start.line} ${message.replace(/ … and \d+ more.*/, "")}`,
  );
}

it("one slip in any page is told at its line, and no other line is", () => {
  const known = new Map<string, Set<string>>();
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.constantFrom(...Object.keys(SLIPS)),
      fc.nat(),
      (file, kind, at) => {
        const text = readFileSync(`${ROOT}/${file}`, "utf8");
        const [pattern, slip] = SLIPS[kind] ?? [/$^/, ""];
        const lines = text.split("\n");
        const fitting = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
        const index = fitting[at % fitting.length];
        fc.pre(index !== undefined);
        const before = known.get(file) ?? new Set(told(file, text));
        known.set(file, before);
        fc.pre(![...before].some((one) => one.startsWith(file))); // it needs another page, which is what is told
        const slipped = lines.with(index, (lines[index] ?? "").replace(pattern, slip)).join("\n");
        const found = told(file, slipped).filter((one) => !before.has(one));
        const places = new Set(found.map((one) => one.split(" ")[0]));
        expect([...places], kind).toEqual([`${file}:${index + 1}`]);
      },
    ),
    { numRuns: process.env.ALL ? 2000 : 12 },
  );
}, 600_000);

it("a line too far in is told before a text that goes on for pages, too", () => {
  const file = "pages-data/about.yaml";
  const text = "      The water is tested at each visit, and what was found is written down.\n".repeat(60);
  const page = `title: About us
description: Who we are, what we do and where we do it.
blocks:
  - type: prose
    picture:
      src: pump.jpg
       alt: A pump
    body: |
${text}
  - type: cta
    heading: Call us
`;
  const said = `${file}:7 This line starts with 7 spaces`;
  expect(told(file, page)).toContainEqual(expect.stringContaining(said));
});

it("of two lines below a name, the first is told where it stands too far in", () => {
  const page = `title: About us
description: Who we are, what we do and where we do it, in a few sentences.
blocks:
  - type: hero
    heading: About us
    picture:
       src: pump.jpg
      alt: A pump
`;
  const { problems } = loadWith({ "site.yaml": site, "pages-data/about.yaml": page });
  const lines = problems.filter(({ code }) => code === "indentation").map(({ range }) => range.start.line);
  expect(lines).toEqual([7]);
});
