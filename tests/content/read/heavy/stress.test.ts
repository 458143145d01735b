import { describe, expect, it } from "vitest";
import { loadInTime } from "../../project.ts";

// Regular expressions and parsers that backtrack take minutes for the same few characters repeated a thousand times.
// Every special sequence of YAML and Markdown is tried, in every place where a text can stand.
const SIGNS = [
  ..."abc013 \t\n.,:;-+*/?!#%&=<>|'\"`~^_@$()[]{}\\\u00a0\u2028é",
  ...["a: b\n", "- a\n", "- - a\n", "? a\n", "- {a: b}\n", "[]", "{}", "[a]", "{a: b}", "a : b ", "<<: "],
  ...["&a ", "*a ", "!a ", "!!str ", "%a\n", "---\n", "...\n", "a: |\n b\n", ">\n a\n", "a:\n- b\n", "# a\n"],
  ...[
    ' "a',
    "''",
    '""',
    "it's ",
    "a #b\n",
    " #a",
    "\r\n",
    "a\n\n",
    "${a}",
    "${city}",
    "${",
    "{{a}}",
    "TODO ",
  ],
  ...[
    "<b>",
    "[a](",
    "[a](b) ",
    "![a](b)",
    "[x]: y\n",
    "**a",
    "1. a\n",
    "> a\n",
    "===\n",
    "## a\n",
    "http://a ",
  ],
];
const HEAD = "title: About us\nblocks:\n  - type: hero\n    heading: About us\n  - type: prose\n";
const inside = (text: string) => text.replace(/\n/g, "\n      ");
const PLACES: Record<string, (text: string) => string> = {
  file: (text) => text,
  entries: (text) => `${HEAD}    body:\n      ${inside(text)}`,
  text: (text) => `${HEAD}    body: ${inside(text)}`,
  quotes: (text) => `${HEAD}    body: "${inside(text)}"\n`,
  block: (text) => `${HEAD}    body: |\n      ${inside(text)}\n`,
  brackets: (text) => `${HEAD}  - { type: prose, body: ${text} }\n`,
  name: (text) => `${HEAD}    ${text}: x\n`,
};

describe.each(Object.entries(PLACES))("the same signs over and over in a %s", (_, put) => {
  it.each(SIGNS)("%j", { timeout: 300_000 }, (sign) => {
    const lines = sign.split("\n").length - 1;
    const times = Math.min(Math.floor(46_000 / sign.length), lines ? Math.floor(2400 / lines) : 46_000);
    const { pages, problems } = loadInTime({ "pages-data/about.yaml": put(sign.repeat(times)) });
    expect(problems.length || pages.some(({ url }) => url === "/about")).toBeTruthy();
  });
});
