import { isCollection, isScalar, type Node } from "yaml";
import { columnOf, commentsBelow, type Entry, endOf, lineEnd, startOf } from "./entries.ts";
import type { OldText } from "./lines.ts";
import type { ParsedYaml } from "./parsedYaml.ts";
import { scalarSource } from "./scalar.ts";
import { alike, IN_BRACKETS, isHolder, sourceInBrackets, valueSource } from "./write.ts";

/** The header of a text in lines of its own. */
const HEADER = /^[|>][-+\d]*/;

/** Returns the source of an entry in lines, or of a list item without a name, with another value. */
export function replaceInLines(
  yaml: ParsedYaml,
  entry: Entry,
  name: string | undefined,
  value: unknown,
): string {
  const { text } = yaml;
  const { from, to, head, end, value: old } = entry;
  const source = sourceOf(yaml, entry, name, value);
  const start = old ? startOf(old) : head;
  const isBelow = text.slice(head, start).includes("\n");
  const isOneText = !isHolder(value) && !HEADER.test(source.slice(1));
  if (isBelow && isOneText && !isCollection(old))
    return text.slice(from, start) + source.slice(1) + text.slice(end, to);
  const [first = "", ...lines] = isOneText ? [source] : source.split("\n");
  const [header = text.slice(start, end)] = HEADER.exec(text.slice(start)) ?? [];
  const firstEnd = isBelow ? head : start + header.length;
  const lineRest = lineEnd(text, firstEnd) - 1; // what stands between, a comment, stays
  const keepsSpace = old && !isBelow && first !== "" && !(isHolder(value) && lines.length > 0);
  return [
    text.slice(from, head) + (keepsSpace ? text.slice(head, start) + first.slice(1) : first),
    text.slice(firstEnd, lineRest) + lines.map((line) => `\n${line}`).join(""),
    text.slice(Math.max(lineRest, end), to),
  ].join("");
}

/** Returns the source of an entry in brackets with another value. */
export function replaceInBrackets(
  text: string,
  { start, head, end, value: old }: Entry,
  value: unknown,
): string {
  const source = isHolder(value)
    ? sourceInBrackets(value)
    : scalarSource(value, IN_BRACKETS, oldText(text, old));
  if (old) return text.slice(start, startOf(old)) + source;
  return `${text.slice(start, end)}${text[head - 1] === ":" ? "" : ":"} ${source}`;
}

/** Returns the value as it stands behind its name or dash. */
function sourceOf(yaml: ParsedYaml, entry: Entry, name: string | undefined, value: unknown): string {
  const { text, style } = yaml;
  const { start, head, end, value: old } = entry;
  const column = columnOf(text, start);
  const comments = commentsBelow(text, lineEnd(text, end), column);
  if (isHolder(value) && comments !== "") return ` ${sourceInBrackets(value)}`; // lines would run into them
  if (isHolder(value)) {
    const like = alike(value, (name !== undefined && style.groups.get(name)) || []);
    const at = columnOf(text, head) + 1;
    return valueSource(name, value, { column, style, like }, at);
  }
  const at = old ? columnOf(text, startOf(old)) : columnOf(text, head) + 1;
  const place = { column, at, inBrackets: false, width: style.width, comments };
  return ` ${scalarSource(value, place, oldText(text, old))}`;
}

function oldText(text: string, old: Node | undefined): OldText | undefined {
  if (!isScalar(old) || typeof old.value !== "string" || !old.type) return undefined;
  return { type: old.type, value: old.value, source: text.slice(startOf(old), endOf(text, old)) };
}
