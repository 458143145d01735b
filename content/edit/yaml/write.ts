import { isMap, isScalar, isSeq, type Node } from "yaml";
import { isMapping } from "../../read/data.ts";
import { isGroup } from "./entries.ts";
import { LONG, type OldText, type WritePosition } from "./lines.ts";
import type { FormattingStyle } from "./parsedYaml.ts";
import { scalarSource } from "./scalar.ts";

/** The position and style of a new entry. */
interface NewEntry {
  column: number;
  style: FormattingStyle;
  /** An entry of the same kind. */
  like?: Node;
}

type Holder = Record<string, unknown> | unknown[];

const SMALL = 80;

/** The position of a value within brackets. */
export const IN_BRACKETS: WritePosition = { column: 0, at: 0, inBrackets: true, width: LONG };

/**
 * Returns the source of a new entry; `head` is its name or dash ("heading:" or "-"). Further lines are indented and
 * separated by "\n".
 */
export function entrySource(head: string, value: unknown, { column, style, like }: NewEntry): string {
  const place = { column, at: column + head.length + 1, inBrackets: false, width: style.width };
  if (!isHolder(value)) return `${head} ${scalarSource(value, place, longLine(like))}`;
  const short = sourceInBrackets(value);
  if (isInBrackets(value, place.at + short.length, like)) return `${head} ${short}`;
  const step = Array.isArray(value) ? style.listStep : style.mapStep;
  const inner = { column: head === "-" ? column + 2 : column + step, style };
  const entries = Array.isArray(value)
    ? value.map((item) =>
        entrySource("-", item, { ...inner, like: alike(item, isSeq<Node>(like) ? like.items : []) }),
      )
    : Object.entries(value).map(([key, item]) => {
        const kin = (isMap(like) && like.get(key, true)) || alike(item, style.groups.get(key) ?? []);
        return entrySource(`${keySource(key)}:`, item, { ...inner, like: kin });
      });
  const gap = `\n${" ".repeat(inner.column)}`;
  return head === "-" ? `- ${entries.join(gap)}` : [head, ...entries].join(gap);
}

/** A value in one line, as it is written within brackets. */
export function sourceInBrackets(value: unknown): string {
  if (!isHolder(value)) return scalarSource(value, IN_BRACKETS);
  if (Array.isArray(value)) return `[${value.map(sourceInBrackets).join(", ")}]`;
  const entries = Object.entries(value).map(([key, item]) => `${keySource(key)}: ${sourceInBrackets(item)}`);
  return entries.length ? `{ ${entries.join(", ")} }` : "{}";
}

/** A name as it is written before its colon. */
export function keySource(key: string): string {
  return scalarSource(key, IN_BRACKETS);
}

/** Returns the first of some nodes that has the same shape as a value, and the same `type` if it has one. */
export function alike(value: unknown, entries: readonly Node[]): Node | undefined {
  if (Array.isArray(value)) return entries.find(isSeq);
  if (!isMapping(value)) return entries.find(isScalar);
  return entries.find((node) => isMap(node) && (value.type === undefined || node.get("type") === value.type));
}

function isInBrackets(value: Holder, end: number, like?: Node): boolean {
  if (Object.keys(value).length === 0) return true;
  const items = Object.values(value);
  if (items.some((item) => typeof item === "string" && item.includes("\n"))) return false;
  if (isGroup(like)) return like.flow === true && end <= LONG;
  return !Array.isArray(value) && end <= SMALL && !items.some((item) => isHolder(item) || item === "");
}

/** Returns a long text that is written on one line, so that a new text beside it is, too. */
function longLine(like?: Node): OldText | undefined {
  if (!isScalar(like) || like.type !== "PLAIN" || typeof like.value !== "string") return undefined;
  return like.value.length > LONG - 40 ? { type: "PLAIN", value: like.value, source: like.value } : undefined;
}

/** Whether a value is a list or a mapping. */
export function isHolder(value: unknown): value is Holder {
  return Array.isArray(value) || isMapping(value);
}
