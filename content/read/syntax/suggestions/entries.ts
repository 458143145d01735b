import type { ProblemMessage } from "../../../problem/problem.ts";
import { mistake, put } from "../mistake.ts";
import { label, levelsAbove, onEachLine, rowAbove } from "../spot.ts";
import { shifted } from "./columns.ts";

/** A name right before its value, without a space between them. */
export const gluedNames = onEachLine(({ contentAt, content }) => {
  const [, name, value = ""] = /^((?:"\w+"|'\w+'|[A-Za-z]\w*)):(?!\/\/)(\S.*)$/.exec(content) ?? [];
  if (name === undefined) return undefined;
  const colon = contentAt + name.length;
  const complaint: ProblemMessage = {
    code: "no-space-after-colon",
    message: "There is no space after this colon.",
    hint: value.length <= 60 ? `Write ${name}: ${value}` : "Write a space behind it.",
  };
  return mistake(colon, colon + 1, complaint, [put(" ", colon + 1)]);
});

/** A name without its colon, or with another sign for it. */
export const missingColons = onEachLine(({ at, contentAt: start, end, content }, { rows }) => {
  const [, name, sign = "", rest = ""] =
    /^("\w+"|'\w+'|[A-Za-z]\w*)(\s*(?:[=;：.,>]|->|=>)\s*|\s+[-–—]+\s+|\s+|$)(?!:)(.*)$/.exec(content) ?? [];
  if (name === undefined) return undefined;
  const above = rowAbove(rows, at);
  const isText = above?.value?.type === "block-scalar-header" || above?.value?.source.includes(" ");
  const entry = /^[A-Z]/.test(name) || rest.length > 60 ? "name: value" : `${name}: ${rest}`;
  const orText =
    above && isText
      ? `. If it goes on with the text of ${label(above)}, start it two spaces further in than that.`
      : "";
  const complaint: ProblemMessage = {
    code: "no-colon",
    message: "There is no colon in this line, so it is neither a name nor a value.",
    hint: rest ? `Write it as ${entry}${orText}` : `Write ${name}: and what belongs to it.`,
  };
  return mistake(start, end, complaint, [put(rest ? ": " : ":", start + name.length, sign.length)]);
});

/** A name in the signs that make words bold elsewhere. */
export const boldNames = onEachLine(({ contentAt: start, content }) => {
  const [found = "", , name] = /^(\*\*|__|`)(\w+)(?::\1|\1:)(?=\s|$)/.exec(content) ?? [];
  if (name === undefined) return undefined;
  const complaint: ProblemMessage = {
    code: "formatting",
    message: "The name of an entry stands alone, without signs that make it bold.",
    hint: `Write ${name}: and what belongs to it.`,
  };
  return mistake(start, start + found.length, complaint, [put(`${name}:`, start, found.length)]);
});

/** A dash right before its text. */
export const gluedDashes = onEachLine((line, { text }) => {
  const { contentAt: start, content } = line;
  if (!/^-(?=[^\s-])/.test(content)) return undefined;
  const complaint: ProblemMessage = {
    code: "no-space-after-dash",
    message: "There is no space after this dash.",
    hint: "A dash that starts an entry is followed by a space.",
  };
  const edit = put(" ", start + 1);
  return mistake(start, start + 1, complaint, [edit], [edit, ...shifted(text, line, 1)]);
});

/** Signs that other programs put before the entries of a list: of one, or of all that follow. */
export const bullets = onEachLine(({ at, contentAt: start, content }, { text }) => {
  const [sign] = /^(?:[•·▪◦‣●○–—−›»✓✔] *|[*+] +|\d{1,2}[.)] +|-{2,3} +)(?=\S)/.exec(content) ?? [];
  if (sign === undefined) return undefined;
  const mark = sign.trim();
  const all = [...text.slice(at).matchAll(/^( *)([•·▪◦‣●○–—−›»✓✔] *|[*+] +)(?=\S)/gm)]
    .filter(({ 1: spaces = "", 2: other = "" }) => other.trim() === mark && spaces.length === start - at)
    .map(({ 1: spaces = "", 2: other = "", index }) => put("- ", at + index + spaces.length, other.length));
  const complaint: ProblemMessage = {
    code: "missing-dash",
    message: `The entries of a list start with a dash, not with ${mark}`,
    hint: "Write - and a space in its place.",
  };
  return mistake(start, start + mark.length, complaint, [put("- ", start, sign.length)], all);
});

/** An entry of a list without its dash. */
export const missingDashes = onEachLine((line, { text, rows }) => {
  const { at, start, end, indent, content, contentAt } = line;
  if (contentAt > start) return undefined;
  const dashes = levelsAbove(rows, at).filter(({ dash }) => dash);
  const columns = new Set(dashes.map(({ column }) => column).reverse());
  if (indent >= 2) columns.add(indent - 2); // the first of a list
  const complaint: ProblemMessage = {
    code: "missing-dash",
    message: "The entries around this one start with a dash, and this one does not.",
    hint:
      content.length <= 60
        ? `Write it with a dash, in line with the others: - ${content}`
        : "Put a dash and a space before it, in line with the others.",
  };
  const ways = [...columns].flatMap((column) => {
    const lead = put(`${" ".repeat(column)}- `, at, indent);
    const shift = column + 2 - indent;
    return shift ? [[lead], [lead, ...shifted(text, line, shift)]] : [[lead]];
  });
  return mistake(start, end, complaint, ...ways);
});

/** A dash where no list can stand, or a second one. */
export const extraDashes = onEachLine((line, { text, rows }) => {
  const { start, end, contentAt } = line;
  const length = contentAt - start;
  if (length === 0) return undefined;
  const above = rowAbove(rows, start);
  const complaint: ProblemMessage = {
    code: "indentation",
    message: "This line starts with a dash, but no list can stand here.",
    hint: `Take the dash away. If ${above ? label(above) : "The name"} above should hold a list, leave the rest of its line empty.`,
  };
  const out = put("", start, length);
  const blank = put(" ".repeat(length), start, length);
  const none = mistake(start, end, complaint, [out], [blank], [out, ...shifted(text, line, -length)]);
  const [first] = /^-\s+(?=-)/.exec(text.slice(start, contentAt)) ?? [];
  if (first === undefined) return none;
  const ways = [" ".repeat(first.length), ""].map((insert) => [put(insert, start, first.length)]);
  return [mistake(start, end, twoDashes, ...ways), none];
});

/** A list without a name, below a text. */
export const namelessLists = onEachLine(({ at, start, end, indent, contentAt }, { rows }) => {
  const above = rowAbove(rows, at);
  if (contentAt === start || above?.value === undefined || indent <= above.column) return undefined;
  const complaint: ProblemMessage = {
    code: "no-name",
    message: "This list has no name.",
    hint: `Write its name and a colon in a line of their own before it, in line with ${label(above)}.`,
  };
  return mistake(start, end, complaint, [put(`${" ".repeat(above.column)}list:\n`, at)]);
});

const twoDashes: ProblemMessage = {
  code: "indentation",
  message: "There are two dashes here, which would begin a list within the list.",
  hint: "Take one away.",
};
