import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { isScalar, parse, parseDocument } from "yaml";
import { type Edit, type Path, scalarsIn } from "../../../content/lib/data.ts";
import { editYaml } from "../../../editor/yaml/editYaml.ts";
import { ROOT } from "../../content/root.ts";
import fc from "../../fastCheck.ts";
import { edited, editOf, inverseOf, tryEdit } from "./edits.ts";

/** Parameters of fast-check: a fixed seed, except with ALL=1. */
const runs = (numRuns: number) => (process.env.ALL ? { numRuns } : { numRuns, seed: 1 });

/** The texts of the YAML files below a folder. */
export function textsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
}

/** The texts of the site's pages and of its site.yaml. */
export function siteTexts(): string[] {
  return [...textsIn(`${ROOT}/pages-data`), readFileSync(`${ROOT}/site.yaml`, "utf8")];
}

/** The data that a YAML text parses to. */
export function dataOf(text: string): unknown {
  return parse(text, { logLevel: "silent" });
}

/** Tries edits on a text: each must have the intended effect, and its inverse must restore every byte. */
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

/** Tries edits on a text whose structure is ambiguous: each must have the intended effect or be refused. */
export function holdUnclear(text: string, numRuns: number): void {
  const data = dataOf(text);
  const holds = (edit: Edit) => {
    const after = tryEdit(text, edit);
    if (after !== undefined) expect(dataOf(after)).toEqual(edited(data, edit));
  };
  fc.assert(fc.property(editOf(data), holds), runs(numRuns));
}

/**
 * Replaces a word with one letter and restores it: every byte must be as before. (Texts broken by hand into lines that
 * are too long are left out: a word that makes its line too long moves to the next one when it is restored.)
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

/** The texts that contain words, except those in several lines of which one is over 100 characters long. */
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
