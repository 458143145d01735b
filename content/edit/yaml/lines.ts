import type { Scalar } from "yaml";

/** Returns a text as a literal block (|). */
export function literal(value: string, place: WritePosition, old?: OldText): string {
  const end = value.endsWith("\n") ? (/(?:^|\n)\n$/.test(value) ? "+" : "") : "-";
  const indent = indentOf(place, old);
  const first = /^\n*[ \t]/.test(value) ? indent.length - place.column : "";
  const lines = value.replace(/\n$/, "").split("\n");
  return [`|${first}${end}`, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n");
}

/** Returns a text as a folded block (>). Lines of the old text stay where possible. */
export function folded(value: string, place: WritePosition, old?: OldText): string {
  const indent = indentOf(place, old);
  const width = old ? widthFor(old, place) : place.width - indent.length;
  const before = old ? paragraphsOf(old) : [];
  const parts = value.replace(/\n$/, "").split(/(\n+)/);
  const lines = parts.flatMap((part, index) =>
    part.startsWith("\n")
      ? [...part.slice(1)].map(() => "")
      : [...foldLike(before[index / 2]?.split("\n") ?? [], part, width), ""],
  );
  const header = value.endsWith("\n") ? ">" : ">-";
  return [header, ...lines.slice(0, -1).map((line) => (line === "" ? "" : indent + line))].join("\n");
}

/** Returns a plain or quoted text over several lines, as it was before. */
export function relaid(source: string, place: WritePosition, old: OldText): string {
  return foldLike(sourceLines(old), source, widthFor(old, place)).join(`\n${indentOf(place, old)}`);
}

function paragraphsOf(old: OldText): string[] {
  const [, ...lines] = sourceLines(old);
  return lines
    .join("\n")
    .trim()
    .split(/\n{2,}/);
}

function sourceLines({ source }: OldText): string[] {
  return source.split(/\r?\n/).map((line) => line.trim());
}

/** Returns the maximal line length of a text: as before. A long text in one line stays in one. */
function widthFor(old: OldText, { column, width }: WritePosition): number {
  const lengths = sourceLines(old)
    .slice(old.type === "BLOCK_FOLDED" ? 1 : 0)
    .map(({ length }) => length);
  const longest = Math.max(...lengths);
  const usual = width - column - 2;
  if (lengths.length > 1) return Math.max(usual, longest);
  return longest > usual ? Number.POSITIVE_INFINITY : usual;
}

/** Returns the indentation of the lines of a text: as before. */
function indentOf({ column }: WritePosition, old?: OldText): string {
  const [, said] = /^[|>][-+]?(\d)/.exec(old?.source ?? "") ?? [];
  if (said !== undefined) return " ".repeat(column + Number(said));
  return /\n *(?=\S)/.exec(old?.source ?? "")?.[0].slice(1) ?? " ".repeat(column + 2);
}

/** The position at which a value is written. */
export interface WritePosition {
  /** The column of its entry. */
  column: number;
  /** The column at which the value starts. */
  at: number;
  inBrackets: boolean;
  /** The longest line of a text that is folded. */
  width: number;
  /** The comments that follow it with a deeper indentation than its entry. */
  comments?: string;
}

/** A text as it is written at present. */
export interface OldText {
  type: Scalar.Type;
  value: string;
  source: string;
}

/** Longer lines are folded by default. */
export const LONG = 100;

/** A text in lines of at most `width` letters, broken where one space stands alone. */
function fold(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/**
 * Folds a text into lines. Lines of an earlier version stay at its start and at its end as far as they still fit; the
 * part between them is folded again. A line break that was only there because the line was full moves if it is not.
 */
function foldLike(old: readonly string[], text: string, width: number): string[] {
  const fits = (line: string | undefined, next = "") =>
    line !== undefined && line.length + 1 + next.replace(/ .*/, "").length <= width;
  let head = 1 + old.findLastIndex((_, index) => startsWith(text, old.slice(0, index + 1).join(" ")));
  const restAfter = (count: number) => text.slice(old.slice(0, count).join(" ").length).trimStart();
  const wasFull = (count: number) => old[count] === undefined || !fits(old[count - 1], old[count]);
  while (head > 0 && restAfter(head) !== "" && wasFull(head) && fits(old[head - 1], restAfter(head))) head--;
  const rest = restAfter(head);
  const first = old.slice(0, head);
  for (let start = head; start < old.length; start++) {
    const last = old.slice(start);
    if (!endsWith(rest, last.join(" "))) continue;
    const between = rest.slice(0, rest.length - last.join(" ").length).trimEnd();
    const lines = [...first, ...(between === "" ? [] : fold(between, width))];
    if (!fits(lines.at(-1), last[0]) || fits(old[start - 1], last[0])) return [...lines, ...last];
  }
  return [...first, ...(rest === "" ? [] : fold(rest, width))];
}

function startsWith(text: string, words: string): boolean {
  return text === words || text.startsWith(`${words} `);
}

function endsWith(text: string, words: string): boolean {
  return text === words || text.endsWith(` ${words}`);
}
