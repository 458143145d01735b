import type { ProblemMessage } from "../../../problem/problem.ts";
import { mistake, put, type SyntaxMistake, type TextEdit } from "../mistake.ts";
import type { Row } from "../rows.ts";
import {
  type Level,
  type Line,
  label as labelOf,
  levelsAbove,
  onEachLine,
  ownerOf,
  rowAbove,
} from "../spot.ts";

/** Lines of a text below its name that stand too far left, or that belong to none. */
export const leftTexts = onEachLine((line, { text, rows, ...spot }) => {
  const { at, end, indent: spaces, content, contentAt: start } = line;
  const above = rowAbove({ ...spot, text, rows }, at);
  const type = above?.value?.type ?? "";
  const holdsText = type === "block-scalar-header" || (above?.name !== undefined && type.endsWith("scalar"));
  const isText = start === at + spaces && !/^[a-z]\w*:(?:\s|$)/.test(content);
  if (!above || !holdsText || !isText) return [];
  const column = ownerOf(above) + 2;
  if (spaces >= column) return [];
  const own = [at, ...restOfText(text, line)];
  const isApart = /\n\s*\n\s*$/.test(text.slice(above.at, at)) && !above.value?.source.startsWith("|");
  if (!isApart)
    return [
      mistake(start, end, outOfText(labelOf(above), column), ...own.map((one) => move(one, column - spaces))),
    ];
  const away = own.map((one) => put("", one, text.slice(one).search(/\r?\n|$/)));
  return [mistake(start, end, noName, ...away)];
});

/** A line that starts where nothing around it does. */
export const wrongColumns = onEachLine((line, spot): SyntaxMistake[] => {
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
  const further = above?.value !== undefined && spaces > ownerOf(above) ? labelOf(above) : undefined;
  return levels
    .filter((level) => level.dash === dash && level.column !== spaces)
    .sort((a, b) => Math.abs(a.column - spaces) - Math.abs(b.column - spaces))
    .slice(0, 4)
    .flatMap((level) => {
      const shift = level.column - spaces;
      const lead = move(at, shift);
      const inside = shifted(spot.text, line, shift);
      const beside = shifted(spot.text, line, shift, true);
      const ways = [
        [],
        ...(inside.length ? [inside] : []),
        ...(beside.length > inside.length ? [beside] : []),
      ];
      return ways.map((below) => mistake(start, end, outOfLine(spaces, level, further), lead, ...below));
    });
});

/** A colon in a text that goes on in a second line. */
export const wrappedColons = onEachLine((line, spot) => {
  const { at, indent: spaces, contentAt: start, content } = line;
  const above = rowAbove(spot, at);
  const gap = start + content.search(/(?<=:)\s/);
  if (gap < start || above?.value === undefined || start > at + spaces || spaces <= ownerOf(above)) return [];
  return [mistake(gap - 1, gap, colonInText(labelOf(above)), put("\u00a0", gap, 1))];
});

/** A line's own lines below it, and maybe those beside it, that much further in. */
export function shifted(text: string, line: Line, shift: number, beside = false): TextEdit[] {
  const edits: TextEdit[] = [];
  const dash = line.contentAt > line.at + line.indent;
  for (const { at, spaces, rest } of linesBelow(text, line.end)) {
    const isNext = dash && rest.startsWith("-") && spaces === line.indent + shift;
    if (rest !== "" && (isNext || spaces < line.indent || (spaces === line.indent && !beside))) break;
    if (rest !== "") edits.push(move(at, shift));
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

function move(at: number, by: number): TextEdit {
  return by > 0 ? put(" ".repeat(by), at) : put("", at, -by);
}

function outOfLine(column: number, level: Level, further: string | undefined): ProblemMessage {
  const start = level.column === 0 ? "Start it without spaces" : `Start it with ${counted(level.column)}`;
  const text = further ? ` If it belongs to the text of ${further}, put that text in double quotes.` : "";
  return {
    code: "indentation",
    message: `This line starts with ${counted(column)}, and nothing around it that it could belong to does.`,
    hint: `${start}, to ${level.label}.${text}`,
  };
}

function outOfText(above: string, column: number): ProblemMessage {
  return {
    code: "indentation",
    message: `This line stands too far left to belong to the text of ${above}.`,
    hint: `Start each line of the text with ${counted(column)}.`,
  };
}

const noName: ProblemMessage = {
  code: "indentation",
  message: "This text belongs to no name.",
  hint: "Put it below the name that it belongs to, two spaces further in than that, or take it away.",
};

function colonInText(above: string): ProblemMessage {
  return {
    code: "two-colons",
    message: `This line goes on with the text of ${above}, and a colon with a space behind it cannot stand in a text.`,
    hint: "Put the whole text in double quotes.",
  };
}

function counted(spaces: number): string {
  return spaces === 0 ? "no spaces" : `${spaces} space${spaces === 1 ? "" : "s"}`;
}
