import { isScalar, isSeq, type Node, type Pair, visit } from "yaml";
import { columnOf, type Group, isGroup } from "./entries.ts";
import { LONG } from "./lines.ts";
import { nameOf, type Sheet } from "./parsedYaml.ts";

/** How a file is written: what is added to it follows suit. */
export interface Habits {
  /** The longest line of its folded texts. */
  width: number;
  /** How far a list or a mapping stands in from the name above it. */
  listStep: number;
  mapStep: number;
  /** The lists and mappings in it, by the names that they have there. */
  groups: Map<string, Group[]>;
}

/** The habits of a file, as far as it shows them. */
export function habitsOf({ text, document }: Sheet): Habits {
  const habits: Habits = { width: LONG, listStep: 2, mapStep: 2, groups: new Map() };
  visit(document, {
    Pair: (_, pair) => {
      learn(text, pair, habits);
    },
    Scalar: (_, node) => {
      if (node.type === "BLOCK_FOLDED") habits.width = Math.max(habits.width, longestLine(text, node));
    },
  });
  return habits;
}

function learn(text: string, { key, value }: Pair, habits: Habits): void {
  if (!isGroup(value) || value.items.length === 0) return;
  const name = nameOf(key);
  habits.groups.set(name, [...(habits.groups.get(name) ?? []), value]);
  const start = isScalar(key) ? key.range?.[0] : undefined;
  if (value.flow || start === undefined) return;
  const step = columnOf(text, value.range?.[0] ?? 0) - columnOf(text, start);
  if (isSeq(value)) habits.listStep = step;
  else if (step > 0) habits.mapStep = step;
}

/** The longest line of a text in several. */
function longestLine(text: string, { range }: Node): number {
  const [start, end] = range ?? [0, 0];
  const [, ...lines] = text.slice(start, end).trimEnd().split(/\r?\n/);
  return lines.length > 1 ? Math.max(...lines.map(({ length }) => length)) : 0;
}
