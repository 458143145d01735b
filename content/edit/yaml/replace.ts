import { isCollection, isScalar } from "yaml";
import { columnOf, type Entry, endOf, lineEnd, withInnerComments } from "./entries.ts";
import type { OldText } from "./lines.ts";
import type { ParsedYaml, Splice } from "./parsedYaml.ts";
import { scalarSource } from "./scalar.ts";
import { alike, entrySource, IN_BRACKETS, isHolder, sourceInBrackets } from "./write.ts";

const BLOCK = /^[|>][-+\d]*/;

/** Replaces the value of an entry. */
export function replaceValue(yaml: ParsedYaml, entry: Entry, value: unknown): Splice[] {
  const { text, eol } = yaml;
  const { head, value: old, end } = entry;
  const start = old?.range?.[0] ?? head;
  const source = sourceOf(yaml, entry, value);
  const isText = !isHolder(value) && !isCollection(old) && !BLOCK.test(source.slice(1));
  const isBehindHead = !text.slice(head, start).includes("\n");
  if (old && isText && !isBehindHead) return [{ start, end, text: source.slice(1).replaceAll("\n", eol) }];
  const [first = "", ...lines] = isText ? [source] : source.split("\n");
  const isBlockText = isScalar(old) && old.type?.startsWith("BLOCK") === true;
  const from = isBehindHead && old && first !== "" && !(isHolder(value) && lines.length) ? start : head;
  const headEnd = isBlockText ? start + (BLOCK.exec(text.slice(start))?.[0].length ?? 0) : end;
  const to = isBehindHead ? headEnd : head;
  const rest = lineBreak(text, to);
  return [
    { start: from, end: to, text: (from === head ? first : first.slice(1)).replaceAll("\n", eol) },
    {
      start: rest,
      end: Math.max(rest, isBehindHead && !isBlockText ? 0 : end),
      text: lines.map((line) => eol + line).join(""),
    },
  ];
}

/** Replaces a value within brackets. */
export function replaceInBrackets(
  { text }: ParsedYaml,
  { head, end, value: old }: Entry,
  value: unknown,
): Splice[] {
  const source = isHolder(value)
    ? sourceInBrackets(value)
    : scalarSource(value, IN_BRACKETS, oldText(text, old));
  if (old?.range) return [{ start: old.range[0], end, text: source }];
  return [{ start: head, end: head, text: text[head - 1] === ":" ? ` ${source}` : `: ${source}` }];
}

/** Returns the text behind the name or dash: on the same line, or on lines of its own. */
function sourceOf(
  { text, style }: ParsedYaml,
  { start, head, end, value: old }: Entry,
  value: unknown,
): string {
  const column = columnOf(text, start);
  const below = lineEnd(text, end);
  const comments = text.slice(below, withInnerComments(text, below, column));
  if (isHolder(value) && comments !== "") return ` ${sourceInBrackets(value)}`; // lines would run into them
  if (isHolder(value)) {
    const name = /^-\s/.test(text.slice(start)) ? "-" : ":";
    const kin = style.groups.get(text.slice(start, head).replace(/\W+$/, "")) ?? [];
    return entrySource(name, value, { column, style, like: alike(value, kin) }).slice(name.length);
  }
  const at = columnOf(text, old?.range?.[0] ?? head + 1);
  const place = { column, at, inBrackets: false, width: style.width, comments };
  return ` ${scalarSource(value, place, oldText(text, old))}`;
}

/** Where the line of an offset ends, before its line break. */
function lineBreak(text: string, offset: number): number {
  return offset + text.slice(offset).search(/\r?\n|$/);
}

function oldText(text: string, old: Entry["value"]): OldText | undefined {
  if (!isScalar(old) || typeof old.value !== "string" || !old.type || !old.range) return undefined;
  return { type: old.type, value: old.value, source: text.slice(old.range[0], endOf(text, old)) };
}
