import { foldLike } from "./fold.ts";
import type { OldText, Place } from "./place.ts";

/** A text line by line as it is. */
export function literal(value: string, place: Place, old?: OldText): string {
  const end = value.endsWith("\n") ? (/(?:^|\n)\n$/.test(value) ? "+" : "") : "-";
  const indent = indentOf(place, old);
  const first = /^\n*[ \t]/.test(value) ? indent.length - place.column : "";
  const lines = value.replace(/\n$/, "").split("\n");
  return [`|${first}${end}`, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n");
}

/** A text in lines that are one paragraph; an empty line is the end of one. Lines of the old text stay where they can. */
export function folded(value: string, place: Place, old?: OldText): string {
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
export function relaid(source: string, place: Place, old: OldText): string {
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
function widthFor(old: OldText, { column, width }: Place): number {
  const lengths = sourceLines(old)
    .slice(old.type === "BLOCK_FOLDED" ? 1 : 0)
    .map(({ length }) => length);
  const longest = Math.max(...lengths);
  const usual = width - column - 2;
  if (lengths.length > 1) return Math.max(usual, longest);
  return longest > usual ? Number.POSITIVE_INFINITY : usual;
}

/** What stands before each line of a text: as it was before. */
function indentOf({ column }: Place, old?: OldText): string {
  const [, said] = /^[|>][-+]?(\d)/.exec(old?.source ?? "") ?? [];
  if (said !== undefined) return " ".repeat(column + Number(said));
  return /\n *(?=\S)/.exec(old?.source ?? "")?.[0].slice(1) ?? " ".repeat(column + 2);
}
