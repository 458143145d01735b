import type { ProblemMessage } from "../../../problem/problem.ts";
import { mistake, put } from "../mistake.ts";
import { label, levelsAbove, onEachLine, rowAbove } from "../spot.ts";
import { shifted } from "./columns.ts";

/** A dash right before its text. */
export const gluedDashes = onEachLine((line, { text }) => {
  const { contentAt: start, content } = line;
  if (!/^-(?=[^\s-])/.test(content)) return [];
  const edit = put(" ", start + 1);
  return [[edit], [edit, ...shifted(text, line, 1)]].map((edits) =>
    mistake(start, start + 1, noSpace, ...edits),
  );
});

/** Signs that other programs put before the entries of a list: of one, or of all that follow. */
export const bullets = onEachLine(({ at, contentAt: start, content }, { text }) => {
  const [sign] = /^(?:[•·▪◦‣●○–—−›»✓✔] *|[*+] +|\d{1,2}[.)] +|-{2,3} +)(?=\S)/.exec(content) ?? [];
  if (sign === undefined) return [];
  const mark = sign.trim();
  const all = [...text.slice(at).matchAll(/^( *)([•·▪◦‣●○–—−›»✓✔] *|[*+] +)(?=\S)/gm)]
    .filter(({ 1: spaces = "", 2: other = "" }) => other.trim() === mark && spaces.length === start - at)
    .map(({ 1: spaces = "", 2: other = "", index }) => put("- ", at + index + spaces.length, other.length));
  return [[put("- ", start, sign.length)], all].map((edits) =>
    mistake(start, start + mark.length, bullet(mark), ...edits),
  );
});

/** An entry of a list without its dash. */
export const missingDashes = onEachLine((line, { text, rows }) => {
  const { at, end, indent, content, contentAt: start } = line;
  if (start !== at + indent) return [];
  const dashes = levelsAbove(rows, at).filter(({ dash }) => dash);
  const columns = new Set(dashes.map(({ column }) => column).reverse());
  if (indent >= 2) columns.add(indent - 2); // the first of a list
  return [...columns].flatMap((column) => {
    const lead = put(`${" ".repeat(column)}- `, at, indent);
    const shift = column + 2 - indent;
    const ways = shift ? [[lead], [lead, ...shifted(text, line, shift)]] : [[lead]];
    return ways.map((edits) => mistake(start, end, noDash(content), ...edits));
  });
});

/** A dash where no list can stand, or a second one. */
export const strayDashes = onEachLine((line, spot) => {
  const { at, end, indent, contentAt } = line;
  const start = at + indent;
  const length = contentAt - start;
  if (length === 0) return [];
  const above = rowAbove(spot, start);
  const [first = ""] = /^-\s+(?=-)/.exec(spot.text.slice(start, contentAt)) ?? [];
  const second = [" ".repeat(first.length), ""].map((insert) =>
    mistake(start, end, twoDashes, put(insert, start, first.length)),
  );
  const out = put("", start, length);
  const ways = [[out], [put(" ".repeat(length), start, length)], [out, ...shifted(spot.text, line, -length)]];
  const none = ways.map((edits) => mistake(start, end, strayDash(above && label(above)), ...edits));
  return first ? [...second, ...none] : none;
});

/** A list without a name, below a text. */
export const namelessLists = onEachLine((line, spot) => {
  const { at, end, indent, contentAt } = line;
  const above = rowAbove(spot, at);
  if (contentAt === at + indent || above?.value === undefined || indent <= above.column) return [];
  return [mistake(at + indent, end, noListName(label(above)), put(`${" ".repeat(above.column)}list:\n`, at))];
});

const noSpace: ProblemMessage = {
  code: "no-space-after-dash",
  message: "There is no space after this dash.",
  hint: "A dash that starts an entry is followed by a space.",
};
const twoDashes: ProblemMessage = {
  code: "indentation",
  message: "There are two dashes here, which would begin a list within the list.",
  hint: "Take one away.",
};

function bullet(sign: string): ProblemMessage {
  return {
    code: "missing-dash",
    message: `The entries of a list start with a dash, not with ${sign}`,
    hint: "Write - and a space in its place.",
  };
}

function noDash(content: string): ProblemMessage {
  return {
    code: "missing-dash",
    message: "The entries around this one start with a dash, and this one does not.",
    hint:
      content.length <= 60
        ? `Write it with a dash, in line with the others: - ${content}`
        : "Put a dash and a space before it, in line with the others.",
  };
}

function noListName(above: string): ProblemMessage {
  return {
    code: "no-name",
    message: "This list has no name.",
    hint: `Write its name and a colon in a line of their own before it, in line with ${above}.`,
  };
}

function strayDash(above = "The name"): ProblemMessage {
  return {
    code: "indentation",
    message: "This line starts with a dash, but no list can stand here.",
    hint: `Take the dash away. If ${above} above should hold a list, leave the rest of its line empty.`,
  };
}
