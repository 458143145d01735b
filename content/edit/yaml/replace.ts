import { isCollection, isScalar, type Node } from "yaml";
import { columnOf, commentsBelow, type Entry, endOf, lineEnd, startOf } from "./entries.ts";
import type { OldText } from "./lines.ts";
import type { ParsedYaml } from "./parsedYaml.ts";
import { scalarSource } from "./scalar.ts";
import { alike, entrySource, IN_BRACKETS, isHolder, sourceInBrackets } from "./write.ts";

/** The header of a text in lines of its own. */
const HEADER = /^[|>][-+\d]*/;

/** Returns a text with another value in an entry that is not in brackets; `kin` are values of other such entries. */
export function replaceValue(yaml: ParsedYaml, entry: Entry, value: unknown, kin: readonly Node[]): string {
  const { text } = yaml;
  const { head, end, value: old } = entry;
  const source = sourceOf(yaml, entry, value, kin);
  const start = old ? startOf(old) : head;
  const isBelow = text.slice(head, start).includes("\n");
  const isOneText = !isHolder(value) && !HEADER.test(source.slice(1));
  if (isBelow && isOneText && !isCollection(old))
    return text.slice(0, start) + source.slice(1) + text.slice(end);
  const [first = "", ...lines] = isOneText ? [source] : source.split("\n");
  const [header = text.slice(start, end)] = HEADER.exec(text.slice(start)) ?? [];
  const firstEnd = isBelow ? head : start + header.length;
  const lineRest = lineEnd(text, firstEnd) - 1; // what stands between, a comment, stays
  const keepsSpace = old && !isBelow && first !== "" && !(isHolder(value) && lines.length > 0);
  return [
    text.slice(0, head) + (keepsSpace ? text.slice(head, start) + first.slice(1) : first),
    text.slice(firstEnd, lineRest) + lines.map((line) => `\n${line}`).join(""),
    text.slice(Math.max(lineRest, end)),
  ].join("");
}

/** Returns a text with another value in an entry in brackets. */
export function replaceInBrackets(text: string, { head, end, value: old }: Entry, value: unknown): string {
  const source = isHolder(value)
    ? sourceInBrackets(value)
    : scalarSource(value, IN_BRACKETS, oldText(text, old));
  if (old) return text.slice(0, startOf(old)) + source + text.slice(end);
  return `${text.slice(0, head)}${text[head - 1] === ":" ? "" : ":"} ${source}${text.slice(head)}`;
}

/** Returns the value as it stands behind its name or dash: on the same line, or on lines of its own. */
function sourceOf({ text, style }: ParsedYaml, entry: Entry, value: unknown, kin: readonly Node[]): string {
  const { start, head, end, value: old } = entry;
  const column = columnOf(text, start);
  const comments = commentsBelow(text, lineEnd(text, end), column);
  if (isHolder(value) && comments !== "") return ` ${sourceInBrackets(value)}`; // lines would run into them
  if (isHolder(value)) {
    const name = /^-\s/.test(text.slice(start)) ? "-" : ":";
    return entrySource(name, value, { column, style, like: alike(value, kin) }).slice(name.length);
  }
  const at = columnOf(text, old ? startOf(old) : head + 1);
  const place = { column, at, inBrackets: false, width: style.width, comments };
  return ` ${scalarSource(value, place, oldText(text, old))}`;
}

function oldText(text: string, old: Node | undefined): OldText | undefined {
  if (!isScalar(old) || typeof old.value !== "string" || !old.type) return undefined;
  return { type: old.type, value: old.value, source: text.slice(startOf(old), endOf(text, old)) };
}
