import type { Scalar } from "yaml";

/** A text line by line as it is. */
export function literal(value: string, place: WritePosition, old?: OldText): string {
  const end = value.endsWith("\n") ? (/(?:^|\n)\n$/.test(value) ? "+" : "") : "-";
  const indent = indentOf(place, old);
  const first = /^\n*[ \t]/.test(value) ? indent.length - place.column : "";
  const lines = value.replace(/\n$/, "").split("\n");
  return [`|${first}${end}`, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n");
}

/** A text in lines that are one paragraph; an empty line is the end of one. Lines of the old text stay where they can. */
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

/** A text in quotes or without, that goes on over several lines as it did before. */
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

/** How long a line of a text may be: as before. A long text in one line stays in one. */
function widthFor(old: OldText, { column, width }: WritePosition): number {
  const lengths = sourceLines(old)
    .slice(old.type === "BLOCK_FOLDED" ? 1 : 0)
    .map(({ length }) => length);
  const longest = Math.max(...lengths);
  const usual = width - column - 2;
  if (lengths.length > 1) return Math.max(usual, longest);
  return longest > usual ? Number.POSITIVE_INFINITY : usual;
}

/** What stands before each line of a text: as it was before. */
function indentOf({ column }: WritePosition, old?: OldText): string {
  const [, said] = /^[|>][-+]?(\d)/.exec(old?.source ?? "") ?? [];
  if (said !== undefined) return " ".repeat(column + Number(said));
  return /\n *(?=\S)/.exec(old?.source ?? "")?.[0].slice(1) ?? " ".repeat(column + 2);
}

/** Where a value is written. */
export interface WritePosition {
  /** Where the line of its entry begins: lines of its own stand two further in. */
  column: number;
  /** Where on its line it begins. */
  at: number;
  inBrackets: boolean;
  /** The longest line of a text that is folded. */
  width: number;
  /** The comments that follow it and are further in than its entry. */
  comments?: string;
}

/** How a text is written now. */
export interface OldText {
  type: Scalar.Type;
  value: string;
  source: string;
}

/** A line that is longer is folded, where that was not decided otherwise. */
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
 * A text in lines: those of an earlier version stay as far as they are right at its start and at its end; between
 * them it is folded anew. A line that began only because the one before it was full begins elsewhere when that is not.
 */
function foldLike(old: readonly string[], text: string, width: number): string[] {
  const fits = (line: string | undefined, next = "") =>
    line !== undefined && line.length + 1 + next.replace(/ .*/, "").length <= width;
  let head = countWhile(old.length, (count) => startsWith(text, old.slice(0, count).join(" ")));
  const restAfter = (count: number) => text.slice(old.slice(0, count).join(" ").length).trimStart();
  const wasFull = (count: number) => old[count] === undefined || !fits(old[count - 1], old[count]);
  while (head > 0 && restAfter(head) !== "" && wasFull(head) && fits(old[head - 1], restAfter(head))) head--;
  const rest = restAfter(head);
  const first = old.slice(0, head);
  for (
    let tail = countWhile(old.length - head, (count) => endsWith(rest, old.slice(-count).join(" ")));
    tail > 0;
    tail--
  ) {
    const last = old.slice(-tail);
    const between = rest.slice(0, rest.length - last.join(" ").length).trimEnd();
    const lines = [...first, ...(between === "" ? [] : fold(between, width))];
    if (!fits(lines.at(-1), last[0]) || fits(old.at(-tail - 1), last[0])) return [...lines, ...last];
  }
  return [...first, ...(rest === "" ? [] : fold(rest, width))];
}

function startsWith(text: string, words: string): boolean {
  return text === words || text.startsWith(`${words} `);
}

function endsWith(text: string, words: string): boolean {
  return text === words || text.endsWith(` ${words}`);
}

/** The highest count, from one upwards without a gap, that fits. */
function countWhile(most: number, fits: (count: number) => boolean): number {
  let count = 0;
  while (count < most && fits(count + 1)) count++;
  return count;
}
