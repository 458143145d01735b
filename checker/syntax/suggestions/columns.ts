import type { Change } from "../../../content/problem.ts";
import { counted, type ProblemMessage } from "../../../content/problem.ts";
import { mistake, mistakeWithoutFix, put } from "../mistake.ts";
import type { Row } from "../rows.ts";
import {
  label,
  levelsAbove,
  minTextColumn,
  onEachLine,
  restOfLine,
  rowAbove,
  type SourceLine,
} from "../spot.ts";

/** Lines of a text that are indented too little to belong to the name above, or that have no name at all. */
export const leftTexts = onEachLine((line, { text, rows }) => {
  const { at, start, end, indent, content, contentAt } = line;
  const above = rowAbove(rows, at);
  if (contentAt > start || /^[a-z]\w*:(?:\s|$)/.test(content)) return undefined;
  const own = [at, ...linesBelow(text, line, (rest) => /^(?:-(?: |$)|\w+:(?: |$)|#)/.test(rest))];
  const away = own.map((one) => put("", one, restOfLine(text, one).length));
  const stray = mistakeWithoutFix(start, end, strayText, away);
  if (above?.name === undefined) return indent === 0 && /^\p{Lu}.*\s\S+\s/u.test(content) ? stray : undefined;
  if (!above.value) return /\S +\S/.test(content) ? stray : undefined; // a list or mapping is expected there
  const { type, source } = above.value;
  const isBlock = type === "block-scalar-header";
  const column = minTextColumn(above) + 2;
  if (!(isBlock || (above.name !== undefined && type.endsWith("scalar"))) || indent >= column)
    return undefined;
  const isApart = /\n\s*\n\s*$/.test(text.slice(above.at, at)) && !source.startsWith("|");
  if (isApart) return stray;
  const message: ProblemMessage = {
    code: "indentation",
    message: `This line stands too far left to belong to the text of ${label(above)}.`,
    hint: `Start each line of the text with ${counted(column, "space")}.`,
  };
  const left = own.filter((one) => restOfLine(text, one).search(/\S/) < column);
  const inwards = left.map((one) => move(one, column - indent));
  return [mistake(start, end, message, inwards), ...(isBlock ? [] : [stray])];
});

const strayText: ProblemMessage = {
  code: "no-name",
  message: "This text has no name in front of it.",
  hint: "Write its name in front of it, as intro: or put it below the name that it belongs to, two spaces further in. Else take it away.",
};

/** First lines of a block scalar (| or >) that are indented further than those that follow. */
export const deepFirstLines = onEachLine(({ at, indent, contentAt, start }, { text, rows }) => {
  const above = rowAbove(rows, at);
  if (above?.value?.type !== "block-scalar-header" || contentAt > start || indent <= minTextColumn(above))
    return undefined;
  const header = text.indexOf("\n", above.value.at) + 1;
  const lines = [...text.slice(header, at).matchAll(/^( *)\S.*$/gm)];
  const [first] = lines;
  const depth = first?.[1]?.length ?? 0;
  if (!first || depth <= indent) return undefined;
  const edits = lines.map(({ index }) => move(header + index, indent - depth));
  const from = header + first.index + depth;
  return mistake(from, header + first.index + first[0].trimEnd().length, tooDeep(indent), edits);
});

const tooDeep = (indent: number): ProblemMessage => ({
  code: "indentation",
  message: "The first line of this text starts further in than the others.",
  hint: `Start it with ${counted(indent, "space")}, as they do.`,
});

/** A line whose indentation matches nothing around it. */
export const wrongColumns = onEachLine((line, { text, rows }) => {
  const { start, end, indent, contentAt } = line;
  const dash = contentAt > start;
  const above = rowAbove(rows, start);
  if (!dash && isBelowOneTooFar(rows, start, indent)) return undefined;
  const below = rows.find((row) => row.at > end);
  const levels = levelsAbove(rows, start);
  if (above && !above.value)
    levels.push({ column: above.column + 2, dash, rowLabel: `put it below ${label(above)}` });
  if (below) {
    const column = below.indent - (below.dash ? 0 : contentAt - start);
    levels.unshift({
      column,
      dash,
      rowLabel: `line it up with ${below.dash ? "the dash" : label(below)} below`,
    });
  }
  const spaces = indent === 0 ? "no spaces" : counted(indent, "space");
  const isText = above?.value?.source.includes(" ") ?? false;
  const isFurther = above !== undefined && isText && indent > minTextColumn(above);
  const orText = isFurther
    ? ` If it belongs to the text of ${label(above)}, put that text in double quotes.`
    : "";
  return levels
    .filter((level) => level.dash === dash && level.column >= 0 && level.column !== indent)
    .sort((a, b) => Math.abs(a.column - indent) - Math.abs(b.column - indent))
    .slice(0, 4)
    .map((level) => {
      const target =
        level.column === 0
          ? "Start it without spaces"
          : `Start it with ${counted(level.column, "space")}, not ${indent}`;
      const message: ProblemMessage = {
        code: "indentation",
        message: `This line starts with ${spaces}, so it belongs to nothing around it.`,
        hint: `${target}, to ${level.rowLabel}.${orText}`,
      };
      const shift = level.column - indent;
      const below = shifted(text, line, shift);
      const isRight = (change: Change) =>
        restOfLine(text, change.start).search(/\S/) >= contentAt - line.at + shift;
      const right = below.findIndex(isRight);
      const ways = [
        [],
        below.slice(0, right < 0 ? undefined : right),
        below,
        shifted(text, line, shift, true),
      ]
        .filter((moved, index, all) => moved.length > (all[index - 1]?.length ?? -1))
        .map((moved) => [move(line.at, shift), ...moved]);
      return mistake(start, end, message, ...ways);
    });
});

/** Whether a line is indented correctly below its name, but the one between them too far: then that one is wrong. */
function isBelowOneTooFar(rows: readonly Row[], start: number, indent: number): boolean {
  const [name, between] = rows.filter((row) => row.at < start).slice(-2);
  return name?.value === undefined && name?.column === indent - 2 && (between?.column ?? 0) > indent;
}

/** A colon in a continuation line of a text. */
export const wrappedColons = onEachLine(({ at, start, indent, contentAt, content }, { rows }) => {
  const above = rowAbove(rows, at);
  const gap = contentAt + content.search(/(?<=:)\s/);
  const isText = contentAt === start && above?.value !== undefined && indent > minTextColumn(above);
  if (gap < contentAt || !isText) return undefined;
  const message: ProblemMessage = {
    code: "two-colons",
    message: `This line goes on with the text of ${label(above)}, and a colon with a space behind it cannot stand in a text.`,
    hint: "Put the whole text in double quotes.",
  };
  return mistakeWithoutFix(gap - 1, gap, message, [put("\u00a0", gap, 1)]);
});

/** Edits that indent the lines that belong to a line by `shift`; with `besides`, those at its level too. */
export function shifted(text: string, line: SourceLine, shift: number, besides = false): Change[] {
  const { start, indent, contentAt } = line;
  const own = linesBelow(text, line, (rest, spaces) => {
    const isNext = contentAt > start && rest.startsWith("-") && spaces === indent + shift;
    return isNext || spaces < indent || (spaces === indent && !besides);
  });
  return own.map((at) => move(at, shift));
}

/** Start offsets of the lines below a line, without empty ones, up to the first for which `isOther` is true. */
function linesBelow(
  text: string,
  line: SourceLine,
  isOther: (rest: string, spaces: number) => boolean,
): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf("\n", line.end) + 1; at > 0; at = text.indexOf("\n", at) + 1) {
    const written = restOfLine(text, at);
    const rest = written.trimStart();
    if (rest !== "" && isOther(rest, written.length - rest.length)) break;
    if (rest !== "") starts.push(at);
  }
  return starts;
}

function move(at: number, by: number): Change {
  return by > 0 ? put(" ".repeat(by), at) : put("", at, -by);
}
