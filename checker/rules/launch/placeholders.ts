import { isMapping, type PlacedValue, scalarsIn } from "../../../content/lib/data.ts";
import { valueAt } from "../../../content/lib/path.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import { entryTitle, nodeAt } from "../../../content/validate/annotatedTexts.ts";
import type { CheckedFile, FileRule } from "../../rule.ts";
import { type PlaceholderCode, placeholderKinds } from "./placeholderKinds.ts";

// Domains that RFC 2606 reserves for examples and tests, so that they never belong to anyone.
const HOST = String.raw`(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test)|localhost)\b`;

// In North America, the numbers 555-0100 to 555-0199 are reserved for fiction.
const TEXTS: [PlaceholderCode, RegExp][] = [
  ["placeholder-phone", /(?<!\d)(?:1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?555[-. ]?01\d\d(?!\d)/g],
  ["placeholder-mail", new RegExp(String.raw`(?<![\w.+-])[\w.+-]+@${HOST}`, "gi")],
  ["placeholder-address", new RegExp(String.raw`(?<![@\w.-])(?:https?://)?${HOST}(?:/[^\s)\]"']*)?`, "gi")],
];

const LONGEST_QUOTE = 60;

// By schema title, the properties to quote for `confirm` where it concerns more than the entry's title.
const SPOKEN_OF = new Map([
  ["PageFile", ["title", "description"]],
  ["CityEntry", ["name", "description"]],
  ["Business", ["about", "emergency"]],
]);

/** Nothing is left that must be replaced or confirmed before the site goes live. Reported only at launch. */
export const placeholders: FileRule = (file) =>
  scalarsIn(file.source.data).flatMap((scalar) => [...inText(file, scalar), ...markedBy(file, scalar)]);

/** Findings for recognizable placeholder values within a text. */
function inText({ file }: CheckedFile, { value, path }: PlacedValue): Finding[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "street" && /\bexample\b/i.test(value))
    return [{ file, path, ...complaint("placeholder-street", value) }];
  return standInsIn(value).map(([code, found]) => ({ file, path, needle: found, ...complaint(code, found) }));
}

/** Phone numbers, addresses and mailboxes in a text that are reserved for fiction and examples, each once. */
export function standInsIn(text: string): [code: PlaceholderCode, found: string][] {
  return TEXTS.flatMap(([code, pattern]) => {
    const found = new Set(Array.from(text.matchAll(pattern), ([match]) => match));
    return [...found].map((match): [PlaceholderCode, string] => [code, match]);
  });
}

/** The finding for an entry that `sample: true` or `confirm: true` marks. */
function markedBy({ file, data, schema }: CheckedFile, { value, path }: PlacedValue): Finding[] {
  const key = path.at(-1);
  if (value !== true || (key !== "sample" && key !== "confirm")) return [];
  const place = path.slice(0, -1);
  const entry = valueAt(data, place);
  const kind = nodeAt(schema, data, place);
  const title = shortened((isMapping(entry) && entryTitle(kind, entry)) || "this");
  if (key === "sample" && kind.title === "Answer")
    return [{ file, path, part: "key", ...complaint("sample-answer", title), severity: "warning" }];
  if (key === "sample") return [{ file, path, part: "key", ...complaint("placeholder-sample", title) }];
  const said = SPOKEN_OF.get(kind.title)
    ?.flatMap((name) => valueAt(entry, [name]) ?? [])
    .join(" · ");
  return [{ file, path, part: "key", ...complaint("to-confirm", said ? oneLine(said) : title) }];
}

/** The message for a placeholder of the kind `code`. */
export function complaint(code: PlaceholderCode, found: string): ProblemMessage {
  const { message, hint } = placeholderKinds[code];
  return { code, message: message(found), hint };
}

/** A text shortened for lists, long enough to recognize its entry without opening the file. */
function shortened(text: string): string {
  const line = oneLine(text.replace(/^#+/, ""));
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).trimEnd()}…` : line;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
