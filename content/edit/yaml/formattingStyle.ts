import { type Document, isScalar, isSeq, type Node, type Pair, visit } from "yaml";
import { columnOf, type Group, isGroup, keyName } from "./entries.ts";
import { LONG } from "./lines.ts";

/** How a file is formatted. New entries follow it. */
export interface FormattingStyle {
  /** The longest line of its folded texts. */
  width: number;
  /** The indentation of a list or mapping below its name. */
  listStep: number;
  mapStep: number;
  /** The lists and mappings in it, by the names that they have there. */
  groups: Map<string, Group[]>;
}

/** Returns the formatting style of a file, as far as the file shows it. */
export function formattingStyleOf(text: string, document: Document.Parsed): FormattingStyle {
  const style: FormattingStyle = { width: LONG, listStep: 2, mapStep: 2, groups: new Map() };
  visit(document, {
    Pair: (_, pair) => {
      learn(text, pair, style);
    },
    Scalar: (_, node) => {
      if (node.type === "BLOCK_FOLDED") style.width = Math.max(style.width, longestLine(text, node));
    },
  });
  return style;
}

function learn(text: string, { key, value }: Pair, style: FormattingStyle): void {
  if (!isGroup(value) || value.items.length === 0) return;
  const name = keyName(key);
  style.groups.set(name, [...(style.groups.get(name) ?? []), value]);
  const start = isScalar(key) ? key.range?.[0] : undefined;
  if (value.flow || start === undefined) return;
  const step = columnOf(text, value.range?.[0] ?? 0) - columnOf(text, start);
  if (isSeq(value)) style.listStep = step;
  else if (step > 0) style.mapStep = step;
}

/** The longest line of a text in several. */
function longestLine(text: string, { range }: Node): number {
  const [start, end] = range ?? [0, 0];
  const [, ...lines] = text.slice(start, end).trimEnd().split(/\r?\n/);
  return lines.length > 1 ? Math.max(...lines.map(({ length }) => length)) : 0;
}
