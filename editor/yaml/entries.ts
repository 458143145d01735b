import { type CST, isCollection, isMap, isPair, isScalar, type Node, type YAMLMap, type YAMLSeq } from "yaml";

/** A list or mapping as the parser returns it. */
export type List = YAMLSeq<Node>;
export type Mapping = YAMLMap<Node, Node | null>;
export type Group = List | Mapping;

/** Whether a node is a list or a mapping. */
export function isGroup(node: unknown): node is Group {
  return isCollection(node);
}

/** An entry of a mapping or an item of a list. */
export interface YamlEntry {
  /** The offset of its name, its dash or, in brackets, its value. */
  start: number;
  /** The offset after its colon or dash, and after an anchor or tag there. */
  head: number;
  /** The offset after the last character of its value. */
  end: number;
  /** Undefined if it is empty. */
  value: Node | undefined;
  /** The range that moves with it. Outside brackets, that is its lines and the comments that belong to it. */
  from: number;
  to: number;
}

/**
 * Returns the entries of a group, in order. Outside brackets, the text between their ranges is only empty lines and
 * detached comments.
 */
export function entriesOf(text: string, group: Group): YamlEntry[] {
  const tokens = group.srcToken && "items" in group.srcToken ? group.srcToken.items : [];
  let before = 0;
  return group.items.map((item, index) => {
    const entry = isPair<Node, Node | null>(item)
      ? entryOf(text, item.srcToken, item.value, item.key)
      : entryOf(text, tokens[index], item);
    if (group.flow) return { ...entry, from: entry.start, to: entry.end };
    const column = columnOf(text, entry.start);
    const line = entry.start - column;
    const isInline = text.slice(line, entry.start).trim() !== ""; // after the dash of its list item
    const isHeader = index === 0 && isMap(group); // comments above the first entry are about the whole mapping
    const first = isInline || isHeader ? line : commentsAbove(text, before, line, column);
    const end = lineEnd(text, entry.end);
    before = end + commentsBelow(text, end, column).length;
    return { ...entry, from: isInline ? entry.start : first, to: before };
  });
}

function entryOf(text: string, token: CST.CollectionItem | undefined, value: Node | null, key?: Node) {
  const [before, between] = [signsIn(token?.start), signsIn(token?.sep)];
  const [from, to] = value?.range ?? [0, 0];
  const start = before[0]?.offset ?? key?.range?.[0] ?? from;
  const sign = (key ? between : before).at(-1);
  const head = Math.max(key?.range?.[1] ?? start, sign ? sign.offset + sign.source.length : 0);
  return value && to > from
    ? { start, head, end: endOf(text, value), value }
    : { start, head, end: head, value: undefined };
}

/** Returns the significant tokens: dash, colon, anchor, tag. */
function signsIn(tokens: CST.SourceToken[] = []): CST.SourceToken[] {
  return tokens.filter(({ type }) => !["space", "newline", "comment", "comma"].includes(type));
}

/** Returns the offset of the first character of a node, after its anchor or tag. */
export function startOf({ range }: Node): number {
  return range?.[0] ?? 0;
}

/** Returns the offset after the last character of a node and of the comments that belong to its last entry. */
export function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? 0;
  if (isScalar(node)) return node.type?.startsWith("BLOCK") && text[end - 1] === "\n" ? end - 1 : end;
  const last = isGroup(node) && !node.flow ? entriesOf(text, node).at(-1) : undefined;
  return last ? last.to - 1 : end;
}

/** Returns where the comments above a line start, at `before` or later. Comments deeper than `column` do not count. */
function commentsAbove(text: string, before: number, line: number, column: number): number {
  const comment = new RegExp(` {0,${column}}#`, "y");
  let first = line;
  while (first - 1 > before) {
    const above = first - 1 - columnOf(text, first - 1);
    comment.lastIndex = above;
    if (above < before || !comment.test(text)) break;
    first = above;
  }
  return first;
}

/** Returns the comments that start at an offset and are indented deeper than their entry at `column`. */
export function commentsBelow(text: string, offset: number, column: number): string {
  const comments = new RegExp(`(?:(?:[ \\t]*\\r?\\n)*[ \\t]{${column + 1},}#[^\\n]*\\n)*`, "y");
  comments.lastIndex = offset;
  return comments.exec(text)?.[0] ?? "";
}

/** Returns the column of an offset. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

/** Returns the offset after the line break that ends the line of an offset. */
export function lineEnd(text: string, offset: number): number {
  return text.indexOf("\n", offset) + 1;
}
