import { isMap, isScalar, isSeq, type Node } from "yaml";
import { heldBy, isMapping } from "../../content/lib/data.ts";
import { isGroup } from "./entries.ts";
import { LONG, type OldText, type WritePosition } from "./lines.ts";
import type { FormattingStyle } from "./parsedYaml.ts";
import { scalarSource } from "./scalar.ts";

/** The position and formatting of an entry to be written. */
interface EntryPlace {
  inBrackets?: boolean;
  column: number;
  style: FormattingStyle;
  /** For a list item, the items whose formatting it follows, nearest first. */
  siblings?: readonly Node[];
  old?: OldText | undefined;
  /** The comments below it that are indented deeper. */
  comments?: string;
}

type Holder = Record<string, unknown> | unknown[];

const SMALL = 80;
const IN_BRACKETS: WritePosition = { column: 0, at: 0, inBrackets: true, width: LONG };

/** Returns the source of an entry, or of a list item (of which the name is its index). Further lines are indented. */
export function entrySource(name: string | number, value: unknown, place: EntryPlace): string {
  if (place.inBrackets) return entryInBrackets(name, value);
  const head = typeof name === "number" ? "-" : `${keySource(name)}:`;
  return head + valueSource(name, value, place, place.column + head.length + 1);
}

/** Returns the source of a value after its name or dash: on the same line, or on the lines below. */
export function valueSource(name: string | number, value: unknown, entry: EntryPlace, at: number): string {
  const { column, style, siblings = [], comments = "" } = entry;
  const isItem = typeof name === "number";
  const like = alike(value, isItem ? siblings : (style.values.get(name) ?? []));
  if (!isHolder(value)) {
    const old = entry.old ?? longLine(like);
    return ` ${scalarSource(value, { column, at, inBrackets: false, width: style.width, comments }, old)}`;
  }
  const short = sourceInBrackets(value);
  const fits = isInBrackets(value, at + short.length, like);
  if (fits || comments !== "") return ` ${short}`; // lines would run into the comments
  const inner = column + (isItem ? 2 : Array.isArray(value) ? style.listStep : style.mapStep);
  const items = isSeq<Node>(like) ? like.items : [];
  const place = { column: inner, style, siblings: items };
  const sources = heldBy(value).map(([key, item]) => entrySource(key, item, place));
  const gap = `\n${" ".repeat(inner)}`;
  return (isItem ? " " : gap) + sources.join(gap);
}

function entryInBrackets(name: string | number, value: unknown): string {
  return typeof name === "number"
    ? sourceInBrackets(value)
    : `${keySource(name)}: ${sourceInBrackets(value)}`;
}

/** Returns the one-line source of a value within brackets. */
export function sourceInBrackets(value: unknown, old?: OldText): string {
  if (!isHolder(value)) return scalarSource(value, IN_BRACKETS, old);
  const sources = heldBy(value).map(([name, item]) => entryInBrackets(name, item));
  if (Array.isArray(value)) return `[${sources.join(", ")}]`;
  return sources.length ? `{ ${sources.join(", ")} }` : "{}";
}

function keySource(key: string): string {
  return scalarSource(key, IN_BRACKETS);
}

/** Returns the first node of the same kind as a value: list, scalar, or mapping with the same `type` if it has one. */
function alike(value: unknown, nodes: readonly Node[]): Node | undefined {
  if (Array.isArray(value)) return nodes.find(isSeq);
  if (!isMapping(value)) return nodes.find(isScalar);
  return nodes.find((node) => isMap(node) && (value.type === undefined || node.get("type") === value.type));
}

function isInBrackets(value: Holder, end: number, like?: Node): boolean {
  if (Object.keys(value).length === 0) return true;
  const items = Object.values(value);
  if (items.some((item) => typeof item === "string" && item.includes("\n"))) return false;
  if (isGroup(like)) return like.flow === true && end <= LONG;
  return !Array.isArray(value) && end <= SMALL && !items.some((item) => isHolder(item) || item === "");
}

/** Returns a similar text if it is long and on one line, so that the new text is written on one line, too. */
function longLine(like?: Node): OldText | undefined {
  if (!isScalar(like) || like.type !== "PLAIN" || typeof like.value !== "string") return undefined;
  return like.value.length > LONG - 40 ? { type: "PLAIN", value: like.value, source: like.value } : undefined;
}

/** Whether a value is a list or a mapping. */
export function isHolder(value: unknown): value is Holder {
  return Array.isArray(value) || isMapping(value);
}
