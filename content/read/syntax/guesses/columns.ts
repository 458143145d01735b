import type { Complaint } from "../../../problem/problem.ts";
import type { Row } from "../rows.ts";
import type { Edit, Slip } from "../slip.ts";
import {
  type Level,
  type Line,
  label as labelOf,
  levelsAbove,
  onEachLine,
  ownerOf,
  rowAbove,
} from "../spot.ts";

/** Lines of a text below its name that stand too far left. */
const text = onEachLine((line, spot) => {
  const above = rowAbove(spot, line.at);
  const header = above?.value?.type === "block-scalar-header";
  const plain = above?.name !== undefined && above.value?.type === "scalar";
  const isText = line.contentAt === line.at + line.indent && !/^[a-z]\w*:(?:\s|$)/.test(line.content);
  if (!above || (!header && !plain) || !isText) return [];
  const column = ownerOf(above) + 2;
  const shift = column - line.indent;
  if (shift <= 0) return [];
  const edits = [line.at, ...restOfText(spot.text, line)].map((at) => indent(at, shift));
  const complaint = outOfText(labelOf(above), column);
  return [{ start: line.contentAt, end: line.end, complaint, edits }];
});

/** A line that starts where nothing around it does. */
const column = onEachLine((line, spot): Slip[] => {
  const { at, end, indent: spaces, contentAt } = line;
  const start = at + spaces;
  const dash = contentAt > start;
  const above = rowAbove(spot, start);
  const below = spot.rows.find((row) => row.at > end);
  const levels = [
    ...(below ? levelsOf(below, dash, contentAt - start) : []),
    ...levelsAbove(spot.rows, start).map((level) => ({
      ...level,
      label: `line it up with ${level.label} above`,
    })),
    ...(above && !above.value
      ? [{ column: above.column + 2, dash, label: `put it below ${labelOf(above)}` }]
      : []),
  ];
  const near = levels
    .filter((level) => level.dash === dash && level.column !== spaces)
    .sort((a, b) => Math.abs(a.column - spaces) - Math.abs(b.column - spaces));
  const further = above?.value !== undefined && spaces > ownerOf(above) ? labelOf(above) : undefined;
  return near.flatMap((level) => {
    const entry = { start, end, complaint: outOfLine(spaces, level, further) };
    const shift = level.column - spaces;
    return [
      { ...entry, edits: [indent(at, shift)] },
      { ...entry, edits: [indent(at, shift), ...shifted(spot.text, line, shift)] },
    ];
  });
});

/** A colon in a text that goes on in a second line. */
const wrapped = onEachLine((line, spot) => {
  const { at, indent: spaces, contentAt: start, content } = line;
  const above = rowAbove(spot, at);
  const gap = content.search(/(?<=:)\s/);
  if (gap < 0 || above?.value === undefined || start > at + spaces || spaces <= ownerOf(above)) return [];
  const edits = [{ at: start + gap, remove: 1, insert: "\u00a0" }];
  return [{ start: start + gap - 1, end: start + gap, complaint: colonInText(labelOf(above)), edits }];
});

export const texts = [text];
export const columns = [column, wrapped];

/** A line's own lines below it, that much further in. */
export function shifted(text: string, line: Line, shift: number): Edit[] {
  const edits: Edit[] = [];
  for (const { at, spaces, rest } of linesBelow(text, line.end)) {
    if (rest === "") continue;
    if (spaces <= line.indent) break;
    edits.push(indent(at, shift));
  }
  return edits;
}

/** Where the lines start that go on with the text of a line: up to the next that is an entry. */
function restOfText(text: string, line: Line): number[] {
  const starts: number[] = [];
  for (const { at, rest } of linesBelow(text, line.end)) {
    if (/^(?:-(?: |$)|\w+:(?: |$)|#)/.test(rest)) break;
    if (rest !== "") starts.push(at);
  }
  return starts;
}

function* linesBelow(text: string, end: number): Generator<{ at: number; spaces: number; rest: string }> {
  for (let at = text.indexOf("\n", end) + 1; at > 0; at = text.indexOf("\n", at) + 1) {
    const next = text.indexOf("\n", at);
    const raw = text.slice(at, next < 0 ? text.length : next).trimEnd();
    const rest = raw.trimStart();
    yield { at, spaces: raw.length - rest.length, rest };
  }
}

/** Where a line would start to line up with the row below it, or its content with that. */
function levelsOf(row: Row, dash: boolean, lead: number): Level[] {
  const label = `line it up with ${row.dash ? "the dash" : labelOf(row)} below`;
  if (row.dash === dash) return [{ column: row.indent, dash, label }];
  return row.indent >= lead ? [{ column: row.indent - lead, dash, label }] : [];
}

function indent(at: number, by: number): Edit {
  return by > 0 ? { at, remove: 0, insert: " ".repeat(by) } : { at, remove: -by, insert: "" };
}

function outOfLine(column: number, level: Level, further: string | undefined): Complaint {
  const start = level.column === 0 ? "Start it without spaces" : `Start it with ${counted(level.column)}`;
  const text = further ? ` If it belongs to the text of ${further}, put that text in double quotes.` : "";
  return {
    code: "indentation",
    message: `This line starts with ${counted(column)}, and nothing around it that it could belong to does.`,
    hint: `${start}, to ${level.label}.${text}`,
  };
}

function outOfText(above: string, column: number): Complaint {
  return {
    code: "indentation",
    message: `This line stands too far left to belong to the text of ${above}.`,
    hint: `Start each line of the text with ${counted(column)}.`,
  };
}

function colonInText(above: string): Complaint {
  return {
    code: "two-colons",
    message: `This line goes on with the text of ${above}, and a colon with a space behind it cannot stand in a text.`,
    hint: "Put the whole text in double quotes.",
  };
}

function counted(spaces: number): string {
  return spaces === 0 ? "no spaces" : `${spaces} space${spaces === 1 ? "" : "s"}`;
}
