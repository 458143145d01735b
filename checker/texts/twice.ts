import { entriesIn, isMapping, type Path } from "../../content/lib/data.ts";
import type { Finding } from "../../content/problem.ts";
import type { Source } from "../../content/read/source.ts";
import { isRead, propertyOf, type SchemaNode } from "../../content/validate/schemaNode.ts";
import { type AnnotatedText, annotatedTextsIn } from "../lib/annotatedTexts.ts";
import type { FileRule } from "../rule.ts";
import { beginningOf } from "./rows/row.ts";

/** Properties that identify a list entry; the first one that it has counts. */
const NAMING_PROPERTIES = "question heading quote title name label text network src url href".split(" ");

/** Not checked here: no address can be claimed twice anywhere, which another rule reports. */
const ADDRESSES = ["aliases", "moved"];

/** Of longer names, only the beginning is told. */
const LONGEST_NAME = 60;

/** Reports repeated entries in a list: a question, a card or a whole section that was pasted again. */
export const twice: FileRule = ({ source }) =>
  entriesIn(source.data).flatMap(({ value, path }) =>
    Array.isArray(value) && !ADDRESSES.includes(String(path.at(-1))) ? repeatedIn(source, value, path) : [],
  );

function repeatedIn(source: Source, list: unknown[], path: Path): Finding[] {
  const named = list.map((entry, index) => ({ entry, name: nameOf(entry), path: [...path, index] }));
  const first = new Map(named.toReversed().map((one) => [one.name?.toLowerCase(), one]));
  return named.flatMap(({ entry, name, path: place }): Finding[] => {
    const before = first.get(name?.toLowerCase());
    if (!name || !before || before.path === place) return [];
    const { line } = source.rangeAt(before.path, "value").start;
    const isSection = path.length === 1 && path[0] === "blocks";
    const message = isSection
      ? `This section is on the page twice: see line ${line}.`
      : `'${beginningOf(name, LONGEST_NAME)}' stands in this list twice: see line ${line}.`;
    const hint = "Take one of the two away, or write what was meant here.";
    const remove = JSON.stringify(entry) === JSON.stringify(before.entry) || undefined;
    const listed = { code: "listed-twice", severity: "warning", message, hint, remove } as const;
    return [{ file: source.file, path: place, ...listed }];
  });
}

function nameOf(entry: unknown): string | undefined {
  if (!isMapping(entry)) return typeof entry === "string" ? entry.trim() : undefined;
  return NAMING_PROPERTIES.map((name) => entry[name])
    .find((value) => typeof value === "string")
    ?.trim();
}

/** Reports texts still copied from a section's schema example, with which the section was added. */
export const exampleWords: FileRule = ({ file, annotatedTexts, schema }) => {
  const known = wordsOfExamples(schema);
  return annotatedTexts
    .filter(({ value }) => known.has(value))
    .map(({ path }) => {
      const message = "These are the words of the example.";
      return { file, path, code: "example-words", severity: "warning", message, hint: "Write your own." };
    });
};

function wordsOfExamples(schema: SchemaNode): ReadonlySet<string> {
  const kinds = propertyOf(schema, "blocks")?.items?.variants ?? [];
  const all = kinds.flatMap((kind) => kind.examples.flatMap((example) => annotatedTextsIn(kind, example)));
  return new Set(all.filter(isSentence).map(({ value }) => value));
}

/** Whether a text is too specific to be written by chance; labels of buttons never are. */
function isSentence({ holds, value }: AnnotatedText): boolean {
  const words = value.split(/\s+/).length;
  return isRead(holds) && (words > 4 || (words > 2 && /[.?!]$/.test(value)));
}
