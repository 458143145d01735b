import { isMapping, nameOf, type Path } from "../../content/lib/data.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { entryTitle, isVisible } from "../lib/annotatedTexts.ts";
import { didYouMean } from "../lib/suggest.ts";
import { itemNoun, quoted, spaced, withArticle } from "./nouns.ts";
import type { Difference } from "./pairs/differences.ts";
import type { ComparisonContext, TranslationFinding } from "./written.ts";

/** Reports the entries that are missing, extra or moved in a translation. */
export function compareStructure(
  differences: Difference[],
  comparing: ComparisonContext,
): TranslationFinding[] {
  return differences.map((one) => {
    const isList = typeof one.at.at(-1) === "number";
    const message = isList ? aboutEntry(one, comparing) : aboutName(one, comparing);
    const part = one.kind === "extra" && !isList ? "key" : "value";
    return { path: one.here, part, ...message, follow: { kind: one.kind, at: one.at } };
  });
}

function aboutEntry(
  { kind, at, entry, node, before }: Difference,
  { name, command }: ComparisonContext,
): ProblemMessage {
  const noun = itemNoun(String(at.at(-2)), node, spaced);
  const behind = before === undefined ? "first" : `behind ${titleOf(before, node) || `the one before it`}`;
  const title = titleOf(entry, node);
  const blockTypes = [before, entry].flatMap(typeOf);
  const called = title && `: ${title}`;
  const messages = {
    missing: `The ${name} has ${withArticle(noun)} that is missing here, ${behind}${called}`,
    extra: `The ${name} has no such ${noun}${called}`,
    moved: `In ${name}, this ${noun} stands elsewhere: ${behind}.`,
  };
  // Plain texts may already have been moved here by hand: that cannot be detected.
  const orNot = kind === "moved" && typeof entry === "string" ? ` If it stands right here: ${command}` : "";
  return { code: "other-part", blockTypes, message: messages[kind], hint: `${HINTS[kind]}${orNot}` };
}

const HINTS = {
  missing: "Add it here, or take it out there.",
  extra: "Take it away here, or add it there.",
  moved: "Move it here, or there.",
};

function aboutName({ kind, at, entry, node }: Difference, { name }: ComparisonContext): ProblemMessage {
  const key = String(at.at(-1));
  const isSmall = isVisible(node.holds) || node.choices.length > 0;
  const said = typeof entry === "string" ? `: ${quoted(entry)}` : ".";
  const isMissing = kind === "missing";
  const message = `The ${name} has ${isMissing ? `'${key}' here, and this has not${said}` : `no '${key}' here.`}`;
  return { code: "other-part", ...(isSmall && { severity: "warning" }), message, hint: HINTS[kind] };
}

function typeOf(entry: unknown): string[] {
  return isMapping(entry) && typeof entry.type === "string" ? [entry.type] : [];
}

function titleOf(entry: unknown, node: SchemaNode): string {
  if (!isMapping(entry)) return typeof entry === "string" ? quoted(entry) : "";
  const title = entryTitle(node, entry);
  return [...typeOf(entry), title && quoted(title)].filter(Boolean).join(", ");
}

/** Finds where words do not fit the data that they are laid over: unknown names, lists of another length, and other values in place of what is no text. */
export function mismatchesIn(data: unknown, words: unknown, path: Path = []): TranslationFinding[] {
  if (words === undefined) return [];
  if (isMapping(data) && isMapping(words))
    return Object.entries(words).flatMap(([name, value]) => {
      const place = [...path, name];
      return name in data
        ? mismatchesIn(data[name], value, place)
        : [{ path: place, ...noSuchName(name, Object.keys(data)) }];
    });
  if (Array.isArray(data) && Array.isArray(words))
    return data.length === words.length
      ? words.flatMap((value, index) => mismatchesIn(data[index], value, [...path, index]))
      : [{ path, ...otherCount(words.length, data.length, path) }];
  if (data === words || (isWords(data) && typeof words === "string")) return [];
  return [{ path, ...notWords(path, data) }];
}

const noSuchName = (name: string, known: string[]): ProblemMessage => ({
  code: "unknown-property",
  message: `The main language has no '${name}' here. ${didYouMean(name, known)}`,
  hint: "Write the same names as there, with words in this language.",
});

const otherCount = (here: number, there: number, path: Path): ProblemMessage => ({
  code: "not-allowed",
  message: `${nameOf(path)} has ${here} here, and ${there} in the main language.`,
  hint: "Write the list whole and in its order, or leave it out.",
});

const notWords = (path: Path, value: unknown): ProblemMessage => {
  const isValue = typeof value !== "object" || value === null;
  const message = isValue
    ? `${nameOf(path)} is ${JSON.stringify(value)} in the main language, and is no words: it is the same in all.`
    : `${nameOf(path)} holds entries in the main language.`;
  const hint = isValue ? "Leave it out here." : "Write the same entries here, with words in this language.";
  return { code: "not-allowed", message, hint };
};

/** Whether a value needs translation: text with letters that is no path, fragment, URL or email address. */
export function isWords(value: unknown): value is string {
  return typeof value === "string" && /\p{L}/u.test(value) && !/^(?:[/#]|[a-z]+:\S*$|\S+@\S+$)/.test(value);
}
