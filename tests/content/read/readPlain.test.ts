import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findHazards } from "../../../content/read/hazards.ts";
import { lint } from "../../../content/read/lint.ts";
import { placesOf } from "../../../content/read/places.ts";
import { readPlain } from "../../../content/read/readPlain.ts";
import { recover } from "../../../content/read/syntax/recover.ts";
import fc from "../../fastCheck.ts";

const texts = readdirSync("pages-data", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => readFileSync(`pages-data/${name}`, "utf8"));

/** What the parser makes of a text that tells every slip; undefined where there is one. */
function readClosely(text: string) {
  const { document, problems } = recover(text, [], () => 0);
  if (!document || problems.length > 0 || lint(document, text, "pages-data/a.yaml").problems.length > 0)
    return undefined;
  const data: unknown = document.toJS();
  return { data, places: placesOf(document, text, data, (offset) => offset) };
}

it("reads what stands in our files, in every way of writing it", () => {
  const text = `# A page
title: It's 24 hours
description: "A \\"quoted\\" one"
draft: false
price: 89.50
published: 2026-11-23
blocks:
  - type: hero # above all
    lines: |
      One

      two
    folded: >-
      three
      four
  -
    type: cards
    goes: on over
      two lines
    links: [ /a, 'it''s', { label: "x: y", count: -3 }, [], {} ]
`;
  expect(readPlain(text)).toEqual(readClosely(text));
  expect(readPlain(text)?.data.price).toBe(89.5);
});

const SIGNS = [
  "\n¦\n\n¦\n  ¦\n    - ¦\n      ¦ ¦  ¦    ¦\t¦\r\n¦\r¦\u00a0¦\ufeff",
  ": ¦:¦ :¦- ¦-¦? ¦, ¦,¦# ¦ #¦#¦|¦>¦|-¦>-¦|+¦>2¦|2-",
  `'¦"¦''¦\\"¦\\¦\\n¦[¦]¦{¦}¦[]¦{}¦[ ¦ ]¦{ a: b }¦{ a }¦[a: b]`,
  "&a ¦*a¦!a ¦!!str ¦%¦@¦`¦---\n¦\n---\n¦...\n¦<<: ¦~¦null¦true¦True",
  "012¦0x1F¦0o17¦1e3¦.5¦5.¦-0¦+1¦1_000¦.nan¦-.inf¦2026-11-23¦12:30:45",
  "__proto__: a\n¦constructor: a\n¦1: a\n¦a: b\n¦a: b, c\n¦title: again\n¦é¦👩¦•¦“¦”",
]
  .join("¦")
  .split("¦");

/** A part of a text taken away, and something put in its place: these signs, or another part of the text. */
const change = fc.record({
  at: fc.nat(),
  gone: fc.oneof(fc.constant(0), fc.nat({ max: 3 }), fc.nat({ max: 200 })),
  put: fc.oneof(
    fc.constantFrom("", ...SIGNS),
    fc.string({ maxLength: 4 }),
    fc.record({ from: fc.nat(), length: fc.nat({ max: 80 }) }),
  ),
});

/** The start of one of our files, up to the end of a line, with a few changes. */
const changed = fc
  .tuple(fc.constantFrom(...texts), fc.nat(), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([whole, length, changes]) => {
    const start = whole.slice(0, whole.indexOf("\n", length % whole.length) + 1);
    return changes.reduce((text, { at, gone, put }) => {
      const from = at % (text.length + 1);
      const part =
        typeof put === "string" ? put : text.slice(put.from % (text.length + 1)).slice(0, put.length);
      return text.slice(0, from) + part + text.slice(from + gone);
    }, start);
  });

it("says of any text what the parser says that tells slips, or leaves it to that", {
  timeout: 900_000,
}, () => {
  let count = 0;
  const hold = (text: string) => {
    const { fatal, slips } = findHazards(text);
    const read = fatal || slips.length ? undefined : readPlain(text);
    if (!read) return;
    count++;
    expect({ text, ...read }).toEqual({ text, ...readClosely(text) });
  };
  fc.assert(fc.property(changed, hold), { numRuns: process.env.ALL ? 100_000 : 1000 });
  expect(count).toBeGreaterThan(50);
});
