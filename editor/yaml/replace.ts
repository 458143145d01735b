import { isCollection, isScalar, type Node } from "yaml";
import { columnOf, commentsBelow, endOf, lineEnd, startOf, type YamlEntry } from "./entries.ts";
import type { OldText } from "./lines.ts";
import type { ParsedYaml } from "./parsedYaml.ts";
import { isHolder, sourceInBrackets, valueSource } from "./write.ts";

const HEADER = /^[|>][-+\d]*/; // of a block scalar

/** Returns the source of an entry within brackets, with another value. */
export function replaceInBrackets(text: string, entry: YamlEntry, value: unknown): string {
  const { start, head, end, value: old } = entry;
  const source = sourceInBrackets(value, oldText(text, old));
  if (old) return text.slice(start, startOf(old)) + source;
  return `${text.slice(start, end)}${text[head - 1] === ":" ? "" : ":"} ${source}`;
}

/** Returns the source of an entry outside brackets, or of a list item (by its index), with another value. */
export function replaceInLines(yaml: ParsedYaml, entry: YamlEntry, value: unknown, name: string | number) {
  const { text, style } = yaml;
  const { from, head, end, to, value: old } = entry;
  const column = columnOf(text, entry.start);
  const comments = commentsBelow(text, lineEnd(text, end), column);
  const place = { column, style, old: oldText(text, old), comments };
  const source = valueSource(name, value, place, columnOf(text, head) + 1); // starts with a space or a line break
  const isOneText = !isHolder(value) && !HEADER.test(source.slice(1));
  if (isOneText && isBelowName(text, entry) && !isCollection(old))
    return text.slice(from, valueStart(entry)) + source.slice(1) + text.slice(end, to);
  const [first = "", ...lines] = isOneText ? [source] : source.split("\n");
  const keepsSpace = first !== "" && !(isHolder(value) && lines.length > 0);
  const space = old && !isBelowName(text, entry) ? text.slice(head, valueStart(entry)) : " ";
  const nameEnd = firstLineEnd(text, entry);
  const lineRest = lineEnd(text, nameEnd) - 1; // a comment in between stays
  return [
    text.slice(from, head) + (keepsSpace ? space + first.slice(1) : first),
    text.slice(nameEnd, lineRest) + lines.map((line) => `\n${line}`).join(""),
    text.slice(Math.max(lineRest, end), to),
  ].join("");
}

/** Returns the offset of the old value; if there is none, of the end of the name. */
function valueStart({ head, value }: YamlEntry): number {
  return value ? startOf(value) : head;
}

/** Whether the old value starts on a line below its name. */
function isBelowName(text: string, entry: YamlEntry): boolean {
  return text.slice(entry.head, valueStart(entry)).includes("\n");
}

/** Returns the offset after what the old value has on the line of its name. */
function firstLineEnd(text: string, entry: YamlEntry): number {
  if (isBelowName(text, entry)) return entry.head;
  const [header] = HEADER.exec(text.slice(valueStart(entry))) ?? [];
  return header === undefined ? entry.end : valueStart(entry) + header.length;
}

function oldText(text: string, old: Node | undefined): OldText | undefined {
  if (!isScalar(old) || typeof old.value !== "string" || !old.type) return undefined;
  return { type: old.type, value: old.value, source: text.slice(startOf(old), endOf(text, old)) };
}
