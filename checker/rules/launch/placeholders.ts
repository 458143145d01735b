import { isMapping, type PlacedValue, scalarsIn } from "../../../content/lib/data.ts";
import { valueAt } from "../../../content/lib/path.ts";
import type { Problem, ProblemMessage } from "../../../content/problem.ts";
import { entryTitle, nodeAt } from "../../../content/validate/annotatedTexts.ts";
import type { CheckedFile, FileRule } from "../rule.ts";
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

/** Problems for recognizable placeholder values within a text. */
function inText({ source }: CheckedFile, { value, path }: PlacedValue): Problem[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "street" && /\bexample\b/i.test(value))
    return [source.problemAt(path, "value", complaint("placeholder-street", value))];
  return standInsIn(value).map(([code, found]) =>
    source.problemAt(path, "value", complaint(code, found), found),
  );
}

/** Phone numbers, addresses and mailboxes in a text that are reserved for fiction and examples, each once. */
export function standInsIn(text: string): [code: PlaceholderCode, found: string][] {
  return TEXTS.flatMap(([code, pattern]) => {
    const found = new Set(Array.from(text.matchAll(pattern), ([match]) => match));
    return [...found].map((match): [PlaceholderCode, string] => [code, match]);
  });
}

/** The problem for an entry that `sample: true` or `confirm: true` marks. */
function markedBy({ source, data, schema }: CheckedFile, { value, path }: PlacedValue): Problem[] {
  const key = path.at(-1);
  if (value !== true || (key !== "sample" && key !== "confirm")) return [];
  const place = path.slice(0, -1);
  const entry = valueAt(data, place);
  const kind = nodeAt(schema, data, place);
  const title = shortened((isMapping(entry) && entryTitle(kind, entry)) || "this");
  if (key === "sample" && kind.title === "Answer")
    return [source.problemAt(path, "key", { ...complaint("sample-answer", title), severity: "warning" })];
  if (key === "sample") return [source.problemAt(path, "key", complaint("placeholder-sample", title))];
  const said = SPOKEN_OF.get(kind.title)
    ?.flatMap((name) => valueAt(entry, [name]) ?? [])
    .join(" · ");
  return [source.problemAt(path, "key", complaint("to-confirm", said ? oneLine(said) : title))];
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
