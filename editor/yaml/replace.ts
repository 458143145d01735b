import { isCollection, isScalar, type Node } from "yaml";
import { columnOf, commentsBelow, endOf, lineEnd, startOf, type YamlEntry } from "./entries.ts";
import type { OldText } from "./lines.ts";
import type { ParsedYaml } from "./parsedYaml.ts";
import { isHolder, sourceInBrackets, valueSource } from "./write.ts";

/** The header of a block scalar (| or >). */
const HEADER = /^[|>][-+\d]*/;

/** Returns the source of an entry within brackets, with another value. */
export function replaceInBrackets(text: string, entry: YamlEntry, value: unknown): string {
  const { start, head, end, value: old } = entry;
  const source = sourceInBrackets(value, oldText(text, old));
  if (old) return text.slice(start, startOf(old)) + source;
  return `${text.slice(start, end)}${text[head - 1] === ":" ? "" : ":"} ${source}`;
}

/** Returns the source of an entry outside brackets, or of a list item (without a name), with another value. */
export function replaceInLines(yaml: ParsedYaml, entry: YamlEntry, value: unknown, name?: string): string {
  const { text, style } = yaml;
  const { start, head, end, value: old, from, to } = entry;
  const column = columnOf(text, start);
  const comments = commentsBelow(text, lineEnd(text, end), column);
  const place = { column, style, old: oldText(text, old), comments };
  const source = valueSource(name, value, place, columnOf(text, head) + 1);
  const isOneText = !isHolder(value) && !HEADER.test(source.slice(1));
  const valueStart = old ? startOf(old) : head;
  const isBelow = text.slice(head, valueStart).includes("\n");
  if (isBelow && isOneText && !isCollection(old))
    return text.slice(from, valueStart) + source.slice(1) + text.slice(end, to);
  const [first = "", ...lines] = isOneText ? [source] : source.split("\n");
  const [header = text.slice(valueStart, end)] = HEADER.exec(text.slice(valueStart)) ?? [];
  const firstEnd = isBelow ? head : valueStart + header.length;
  const lineRest = lineEnd(text, firstEnd) - 1; // a comment in between stays
  const keepsSpace = old && !isBelow && first !== "" && !(isHolder(value) && lines.length > 0);
  return [
    text.slice(from, head) + (keepsSpace ? text.slice(head, valueStart) + first.slice(1) : first),
    text.slice(firstEnd, lineRest) + lines.map((line) => `\n${line}`).join(""),
    text.slice(Math.max(lineRest, end), to),
  ].join("");
}

function oldText(text: string, old: Node | undefined): OldText | undefined {
  if (!isScalar(old) || typeof old.value !== "string" || !old.type) return undefined;
  return { type: old.type, value: old.value, source: text.slice(startOf(old), endOf(text, old)) };
}
