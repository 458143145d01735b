import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { isScalar, parse, parseDocument } from "yaml";
import { editYaml } from "../../../content/edit/editYaml.ts";
import type { Edit } from "../../../content/edit/yaml/edit.ts";
import { scalarsIn } from "../../../content/read/data.ts";
import type { Path } from "../../../content/read/path.ts";
import fc from "../../fastCheck.ts";
import { ROOT } from "../root.ts";
import { edited, editOf, inverseOf, tryEdit } from "./edits.ts";

/** How often to try, and what: the same each time, but with ALL=1. */
const runs = (numRuns: number) => (process.env.ALL ? { numRuns } : { numRuns, seed: 1 });

/** The texts of the YAML files below a folder. */
export function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
}

/** The files that the site is made of. */
export function siteTexts(): string[] {
  return [...textsIn(`${ROOT}/pages-data`), readFileSync(`${ROOT}/site.yaml`, "utf8")];
}

/** What a text says. */
export function dataOf(text: string): unknown {
  return parse(text, { logLevel: "silent" });
}

/** Tries edits on a text: each says what was meant, and its inverse brings every byte back. */
export function holdEdits(text: string, numRuns: number): void {
  const data = dataOf(text);
  const holds = (edit: Edit) => {
    const after = editYaml(text, edit);
    expect(dataOf(after)).toEqual(edited(data, edit));
    const inverse = inverseOf(edit, data);
    if (inverse) expect(editYaml(after, inverse)).toBe(text);
  };
  fc.assert(fc.property(editOf(data), holds), runs(numRuns));
}

/** Tries edits on a text that leaves open what belongs to what: each is right, or refused. */
export function holdUnclear(text: string, numRuns: number): void {
  const data = dataOf(text);
  const holds = (edit: Edit) => {
    const after = tryEdit(text, edit);
    if (after !== undefined) expect(dataOf(after)).toEqual(edited(data, edit));
  };
  fc.assert(fc.property(editOf(data), holds), runs(numRuns));
}

/**
 * Takes a word of a text away but for a letter, and brings it back: every byte is as before. (What makes a line too long
 * moves words to the next one; brought back, they stand as lines are folded now, whoever broke them by hand before.)
 */
export function holdWords(text: string, numRuns: number): void {
  const change = fc.record({ place: fc.constantFrom(...textsOfFile(text)), at: fc.nat() });
  fc.assert(
    fc.property(change, ({ place: { path, value, words }, at }) => {
      const parts = value.split(" ").with(words[at % words.length] ?? 0, "a");
      const after = editYaml(text, { do: "set", path, value: parts.join(" ") });
      expect(editYaml(after, { do: "set", path, value })).toBe(text);
    }),
    runs(numRuns),
  );
}

/** The texts with words in them, but those in several lines of which one is too long. */
function textsOfFile(text: string): { path: Path; value: string; words: number[] }[] {
  const document = parseDocument(text, { logLevel: "silent" });
  return scalarsIn(document.toJS()).flatMap(({ path, value }) => {
    const node = document.getIn(path, true);
    const [start, end] = isScalar(node) ? (node.range ?? []) : [];
    const lines = text.slice(start, end).trimEnd().split("\n");
    const isWide = lines.length > 1 && lines.some((line) => line.length > 100);
    if (typeof value !== "string" || isWide) return [];
    const words = value.split(" ").flatMap((word, index) => (/^\p{L}+$/u.test(word) ? [index] : []));
    return words.length ? [{ path, value, words }] : [];
  });
}
