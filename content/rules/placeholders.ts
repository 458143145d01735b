import type { Problem } from "../problem/problem.ts";
import { valueAt } from "../read/path.ts";
import { type Leaf, leavesIn } from "../read/scalars.ts";
import type { Complaint, Source } from "../read/source.ts";
import { isMapping } from "../variables/expand.ts";
import { type StandInCode, standIns } from "./placeholderKinds.ts";

// Domains that RFC 2606 keeps for examples and tests, so that they never belong to anyone.
const HOST = String.raw`(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test)|localhost)\b`;

// Of the numbers of North America, 555-0100 to 555-0199 are kept for fiction.
const TEXTS: [StandInCode, RegExp][] = [
  ["stand-in-phone", /(?<!\d)(?:1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?555[-. ]?01\d\d(?!\d)/g],
  ["stand-in-mail", new RegExp(String.raw`(?<![\w.+-])[\w.+-]+@${HOST}`, "gi")],
  ["stand-in-address", new RegExp(String.raw`(?<![@\w.-])(?:https?://)?${HOST}(?:/[^\s)\]"']*)?`, "gi")],
];

const LONGEST = 60;

/** A file as it is written, and its data with variables filled in. */
interface File {
  source: Source;
  data: unknown;
}

/** What must be replaced or confirmed before the site goes live, each where it stands. Errors, all of them. */
export function findStandIns(files: File[]): Problem[] {
  return files.flatMap((file) =>
    leavesIn(file.source.data).flatMap((leaf) => [...inText(file, leaf), ...markedBy(file, leaf)]),
  );
}

/** Values that are made up to be seen as such, within a text. */
function inText({ source }: File, { value, path }: Leaf): Problem[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "street" && /\bexample\b/i.test(value))
    return [source.problemAt(path, "value", complaint("stand-in-street", value))];
  return TEXTS.flatMap(([code, pattern]) => {
    const found = new Set(Array.from(value.matchAll(pattern), ([match]) => match));
    return [...found].map((match) => source.problemAt(path, "value", complaint(code, match), match));
  });
}

/** The entry that `sample: true` or `confirm: true` marks. */
function markedBy({ source, data }: File, { value, path }: Leaf): Problem[] {
  const key = path.at(-1);
  if (value !== true || (key !== "sample" && key !== "confirm")) return [];
  const code = key === "sample" ? "stand-in-sample" : "to-confirm";
  const entry = valueAt(data, path.slice(0, -1));
  return [source.problemAt(path, "key", complaint(code, titleOf(entry)))];
}

function complaint(code: StandInCode, found: string): Complaint {
  const { message, hint } = standIns[code];
  return { code, message: message(found), hint };
}

// What says best what an entry is about, the best first.
const TITLES = ["title", "heading", "name", "who", "text", "label", "eyebrow", "body", "type"];

/** How a list speaks of an entry, so that it is known without opening the file. */
function titleOf(entry: unknown): string {
  if (!isMapping(entry)) return "this";
  const title = TITLES.map((key) => entry[key]).find((text) => typeof text === "string");
  const words = [entry.number, title].filter((part) => part !== undefined).join(" ");
  const line = words.replace(/^#+/, "").replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}
