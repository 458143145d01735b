import {
  type CST,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { UnreadableAfter } from "./unreadable.ts";

/** A list or mapping as the parser gives it. */
export type Group = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** An entry of a mapping or an item of a list. */
export interface Entry {
  /** Where its name or its dash stands. */
  start: number;
  /** Behind its colon or dash, and behind an anchor or a tag there. */
  head: number;
  /** Behind the last sign of its value. */
  end: number;
  /** Its value; undefined where nothing is written. */
  value: Node | undefined;
}

/** The entries of a group, in order. */
export function entriesOf(text: string, group: Group): Entry[] {
  if (isMap<Node, Node | null>(group)) return group.items.map((pair) => entryOfPair(text, pair));
  const tokens = group.srcToken?.type === "block-seq" ? group.srcToken.items : [];
  let before = (group.range?.[0] ?? 0) + 1;
  return group.items.map((item, index) => {
    const start = group.flow ? nextSign(text, before) : tokens[index]?.start;
    const entry =
      typeof start === "number" ? flowItem(text, start, item) : blockItem(text, start ?? [], item);
    before = entry.end;
    return entry;
  });
}

/** Where what a node says ends: behind its last sign, before the comments and empty lines that follow. */
export function endOf(text: string, node: Node): number {
  const [start, end] = node.range ?? [0, 0];
  if (isScalar(node) && node.type?.startsWith("BLOCK")) return endOfBlockText(text, start, end);
  if (!isCollection(node) || node.flow || !isGroup(node)) return end;
  return entriesOf(text, node).at(-1)?.end ?? end;
}

/** Whether a node holds others. */
export function isGroup(node: unknown): node is Group {
  return isCollection(node);
}

function entryOfPair(text: string, { key, value, srcToken }: Pair<Node, Node | null>): Entry {
  const marks = srcToken?.start ?? [];
  if (marks.some(({ type }) => type === "explicit-key-ind")) throw new UnreadableAfter();
  const start = signsIn(marks)[0]?.offset ?? key.range?.[0] ?? 0;
  const head = Math.max(key.range?.[1] ?? 0, endOfSigns(srcToken?.sep));
  return withValue(text, { start, head }, value ?? undefined);
}

function blockItem(text: string, tokens: CST.SourceToken[], item: Node): Entry {
  return withValue(text, { start: signsIn(tokens)[0]?.offset ?? 0, head: endOfSigns(tokens) }, item);
}

function flowItem(text: string, start: number, item: Node): Entry {
  return { ...withValue(text, { start, head: start }, item), head: start };
}

function withValue(text: string, place: Pick<Entry, "start" | "head">, value?: Node): Entry {
  const [start, end] = value?.range ?? [0, 0];
  return value && end > start
    ? { ...place, end: endOf(text, value), value }
    : { ...place, end: place.head, value: undefined };
}

/** The tokens that say something: dash, colon, anchor, tag. */
function signsIn(tokens: CST.SourceToken[] = []): CST.SourceToken[] {
  return tokens.filter(({ type }) => !["space", "newline", "comment", "comma"].includes(type));
}

function endOfSigns(tokens?: CST.SourceToken[]): number {
  const last = signsIn(tokens).at(-1);
  return last ? last.offset + last.source.length : 0;
}

/** The next sign within brackets that is no comma, space or comment. */
function nextSign(text: string, from: number): number {
  const gap = /(?:[ \t\r\n,]|(?<=[ \t\n])#.*)*/y;
  gap.lastIndex = from;
  return from + (gap.exec(text)?.[0].length ?? 0);
}

/** Empty lines at the end of a text in lines of its own are no part of it, unless its first line says so. */
function endOfBlockText(text: string, start: number, end: number): number {
  const source = text.slice(start, end);
  const keeps = /^[|>]\d?\+/.test(source);
  return start + (keeps ? source.replace(/\r?\n$/, "") : source.replace(/(?:\r?\n)+\r?$/, "")).length;
}
