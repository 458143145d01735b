import { type Change, counted } from "../../../content/problem.ts";
import type { Level, SourceLine } from "../errorContext.ts";
import { label, levelsAbove, minTextColumn, onEachLine, restOfLine, rowAbove } from "../errorContext.ts";
import { mistake, mistakeWithoutFix, put } from "../mistake.ts";
import type { Row } from "../rows.ts";

/** Lines of a text that are indented too little to belong to the name above, or that have no name at all. */
export const leftTexts = onEachLine((line, { text, rows }) => {
  const { at, start, end, indent, content, contentAt } = line;
  const above = rowAbove(rows, at);
  if (contentAt > start || /^[a-z]\w*:(?:\s|$)/.test(content)) return undefined;
  const lines = [at, ...linesBelow(text, line, (rest) => /^(?:-(?: |$)|\w+:(?: |$)|#)/.test(rest))];
  const away = lines.map((start) => put("", start, restOfLine(text, start).length));
  const stray = mistakeWithoutFix(start, end, away, {
    code: "no-name",
    message: "This text has no name in front of it.",
    hint: "Write its name in front of it, as intro: or put it below the name that it belongs to, two spaces further in. Else take it away.",
  });
  if (above?.name === undefined) return indent === 0 && /^\p{Lu}.*\s\S+\s/u.test(content) ? stray : undefined;
  if (!above.value) return /\S +\S/.test(content) ? stray : undefined; // a list or mapping is expected there
  const { type, source } = above.value;
  const isBlock = type === "block-scalar-header";
  const column = minTextColumn(above) + 2;
  if (!(isBlock || type.endsWith("scalar")) || indent >= column) return undefined;
  if (/\n\s*\n\s*$/.test(text.slice(above.at, at)) && !source.startsWith("|")) return stray; // stands apart
  const message = `This line stands too far left to belong to the text of ${label(above)}.`;
  const hint = `Start each line of the text with ${counted(column, "space")}.`;
  const left = lines.filter((start) => restOfLine(text, start).search(/\S/) < column);
  const inwards = left.map((start) => move(start, column - indent));
  const found = mistake(start, end, [inwards], { code: "indentation", message, hint });
  return isBlock ? [found] : [found, stray];
});

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
  const changes = lines.map(({ index }) => move(header + index, indent - depth));
  const lineAt = header + first.index;
  const end = lineAt + first[0].trimEnd().length;
  const message = "The first line of this text starts further in than the others.";
  const hint = `Start it with ${counted(indent, "space")}, as they do.`;
  return mistake(lineAt + depth, end, [changes], { code: "indentation", message, hint });
});

/** A line whose indentation matches nothing around it. */
export const wrongColumns = onEachLine((line, { text, rows }) => {
  const { start, end, indent, contentAt } = line;
  const dash = contentAt > start;
  if (!dash && isBelowDeeperLine(rows, start, indent)) return undefined;
  const levels = levelsNear(line, rows).filter(
    (level) => level.dash === dash && level.column >= 0 && level.column !== indent,
  );
  const spaces = indent === 0 ? "no spaces" : counted(indent, "space");
  const message = `This line starts with ${spaces}, so it belongs to nothing around it.`;
  const advice = textAdvice(rowAbove(rows, start), indent);
  return levels.slice(0, 4).map(({ column, rowLabel }) => {
    const target = column === 0 ? "without spaces" : `with ${counted(column, "space")}, not ${indent}`;
    const hint = `Start it ${target}, to ${rowLabel}.${advice}`;
    const ways = waysToMove(text, line, column - indent);
    return mistake(start, end, ways, { code: "indentation", message, hint });
  });
});

/** The columns that a line could start at: those of the entry below, of the entries above, and below an empty name. */
function levelsNear({ start, end, contentAt }: SourceLine, rows: readonly Row[]): Level[] {
  const dash = contentAt > start;
  const levels = levelsAbove(rows, start);
  const above = rowAbove(rows, start);
  if (above && !above.value)
    levels.push({ column: above.column + 2, dash, rowLabel: `put it below ${label(above)}` });
  const below = rows.find((row) => row.at > end);
  if (!below) return levels;
  const column = below.indent - (below.dash ? 0 : contentAt - start);
  const rowLabel = `line it up with ${below.dash ? "the dash" : label(below)} below`;
  return [{ column, dash, rowLabel }, ...levels];
}

/** Ways to move a line: alone; with the lines below it up to the first that is far enough in; with its siblings. */
function waysToMove(text: string, line: SourceLine, shift: number): Change[][] {
  const below = shifted(text, line, shift);
  const column = line.contentAt - line.at + shift;
  const deeper = below.findIndex((change) => restOfLine(text, change.start).search(/\S/) >= column);
  const shallow = deeper < 0 ? below : below.slice(0, deeper);
  const passages = [[], shallow, shifted(text, line, shift, true)];
  return passages
    .filter((moved, index) => moved.length > (passages[index - 1]?.length ?? -1))
    .map((moved) => [move(line.at, shift), ...moved]);
}

/** What to do if a line is meant as more of the text above it. */
function textAdvice(above: Row | undefined, indent: number): string {
  if (!above?.value?.source.includes(" ") || indent <= minTextColumn(above)) return "";
  return ` If it belongs to the text of ${label(above)}, put that text in double quotes.`;
}

/** Whether a line is indented correctly below its name, and the line between them too far: then that line is wrong. */
function isBelowDeeperLine(rows: readonly Row[], start: number, indent: number): boolean {
  const [name, between] = rows.filter((row) => row.at < start).slice(-2);
  return name?.value === undefined && name?.column === indent - 2 && (between?.column ?? 0) > indent;
}

/** A colon in a continuation line of a text. */
export const wrappedColons = onEachLine(({ at, start, indent, contentAt, content }, { rows }) => {
  const above = rowAbove(rows, at);
  const gap = contentAt + content.search(/(?<=:)\s/);
  const isText = contentAt === start && above?.value !== undefined && indent > minTextColumn(above);
  if (gap < contentAt || !isText) return undefined;
  const message = `This line goes on with the text of ${label(above)}, and a colon with a space behind it cannot stand in a text.`;
  const hint = "Put the whole text in double quotes.";
  return mistakeWithoutFix(gap - 1, gap, [put("\u00a0", gap, 1)], { code: "two-colons", message, hint });
});

/** Changes that indent the lines below a line by `shift`: what belongs to it, and perhaps its siblings too. */
export function shifted(text: string, line: SourceLine, shift: number, withSiblings = false): Change[] {
  const { start, indent, contentAt } = line;
  const lines = linesBelow(text, line, (rest, spaces) => {
    const isListBelow = contentAt > start && rest.startsWith("-") && spaces === indent + shift;
    return isListBelow || spaces < indent || (spaces === indent && !withSiblings);
  });
  return lines.map((at) => move(at, shift));
}

/** Start offsets of the lines below a line, without empty ones, up to the first for which `isNext` is true. */
function linesBelow(
  text: string,
  line: SourceLine,
  isNext: (rest: string, spaces: number) => boolean,
): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf("\n", line.end) + 1; at > 0; at = text.indexOf("\n", at) + 1) {
    const written = restOfLine(text, at);
    const rest = written.trimStart();
    if (rest !== "" && isNext(rest, written.length - rest.length)) break;
    if (rest !== "") starts.push(at);
  }
  return starts;
}

function move(at: number, by: number): Change {
  return by > 0 ? put(" ".repeat(by), at) : put("", at, -by);
}
