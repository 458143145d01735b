import type { ProblemMessage } from "../../../content/problem.ts";
import { mistake, mistakeWithoutFix, put } from "../mistake.ts";
import { label, levelsAbove, onEachLine, rowAbove } from "../spot.ts";
import { shifted } from "./columns.ts";

/** A name whose colon is not followed by a space. */
export const gluedNames = onEachLine(({ contentAt, content }) => {
  const [, name, value = ""] = /^((?:"\w+"|'\w+'|[A-Za-z]\w*)):(?!\/\/)(\S.*)$/.exec(content) ?? [];
  if (name === undefined) return undefined;
  const colon = contentAt + name.length;
  const message: ProblemMessage = {
    code: "no-space-after-colon",
    message: "There is no space after this colon.",
    hint: value.length <= 60 ? `Write ${name}: ${value}` : "Write a space behind it.",
  };
  return mistake(colon, colon + 1, message, [put(" ", colon + 1)]);
});

/** A name without its colon, or with another character in its place. */
export const missingColons = onEachLine(({ at, contentAt: start, end, content }, { rows }) => {
  const [, name, sign = "", rest = ""] =
    /^("\w+"|'\w+'|[A-Za-z]\w*)(\s*(?:[=;：.,>]|->|=>)\s*|\s+[-–—]+\s+|\s+|$)(?!:)(.*)$/.exec(content) ?? [];
  if (name === undefined || /^[A-Z].*\s\S+\s/.test(content)) return undefined; // a sentence
  const above = rowAbove(rows, at);
  const isText = above?.value?.type === "block-scalar-header" || above?.value?.source.includes(" ");
  const entry = /^[A-Z]/.test(name) || rest.length > 60 ? "name: value" : `${name}: ${rest}`;
  const orText =
    above && isText
      ? `. If it goes on with the text of ${label(above)}, start it two spaces further in than that.`
      : "";
  const message: ProblemMessage = {
    code: "no-colon",
    message: "There is no colon in this line, so it is neither a name nor a value.",
    hint: rest ? `Write it as ${entry}${orText}` : `Write ${name}: and what belongs to it.`,
  };
  return mistake(start, end, message, [put(rest ? ": " : ":", start + name.length, sign.length)]);
});

/** A name in Markdown bold or code marks. */
export const boldNames = onEachLine(({ contentAt: start, content }) => {
  const [found = "", , name] = /^(\*\*|__|`)(\w+)(?::\1|\1:)(?=\s|$)/.exec(content) ?? [];
  if (name === undefined) return undefined;
  const message: ProblemMessage = {
    code: "formatting",
    message: "The name of an entry stands alone, without signs that make it bold.",
    hint: `Write ${name}: and what belongs to it.`,
  };
  return mistake(start, start + found.length, message, [put(`${name}:`, start, found.length)]);
});

/** A quote that opens before a name instead of before its text. */
export const quotedLinesOfNames = onEachLine(({ contentAt: start, end, content }) => {
  const [, quote = "", name, value = ""] = /^(["'])([A-Za-z]\w*):[ \t]+(.*?)\1?$/.exec(content) ?? [];
  if (name === undefined || value === "" || value.includes(quote)) return undefined;
  const text = `${name}: ${quote}${value}${quote}`;
  const message: ProblemMessage = {
    code: "inner-quote",
    message: "This quote stands before the name, and belongs around the text alone.",
    hint: content.length <= 60 ? `Write ${text}` : `Write it behind ${name}: and again where the text ends.`,
  };
  return mistake(start, start + 1, message, [put(text, start, end - start)]);
});

/** More than one space after a dash, so that the lines below do not line up with its text. */
export const wideDashes = onEachLine(({ start, contentAt, content }) => {
  const gap = contentAt - start - 2;
  if (gap < 1 || !/^\w+:/.test(content)) return undefined;
  const message: ProblemMessage = {
    code: "indentation",
    message: "There are too many spaces behind this dash, so the lines below do not belong to it.",
    hint: "Leave one space behind the dash.",
  };
  return mistake(start, contentAt, message, [put("", start + 1, gap)]);
});

/** Several list entries in one line, each in braces. */
export const entriesInOneLine = onEachLine(({ at, start, content, contentAt }) => {
  const gaps = [...content.matchAll(/(?<=\}),?[ \t]+(?=\{)/g)];
  const [first] = gaps;
  if (contentAt === start || !content.startsWith("{") || !first) return undefined;
  const message: ProblemMessage = {
    code: "missing-dash",
    message: "A second entry begins in this line.",
    hint: "Give each entry a line of its own, with a dash in front.",
  };
  const lead = `\n${" ".repeat(start - at)}- `;
  const edits = gaps.map(({ 0: gap, index }) => put(lead, contentAt + index, gap.length));
  const place = contentAt + first.index + first[0].length;
  return mistake(place, place + 1, message, edits);
});

/** A dash without a space after it. */
export const gluedDashes = onEachLine((line, { text }) => {
  const { contentAt: start, content } = line;
  if (!/^-(?=[^\s-])/.test(content)) return undefined;
  const message: ProblemMessage = {
    code: "no-space-after-dash",
    message: "There is no space after this dash.",
    hint: "A dash that starts an entry is followed by a space.",
  };
  const edit = put(" ", start + 1);
  return mistake(start, start + 1, message, [edit], [edit, ...shifted(text, line, 1)]);
});

/** Bullets of other programs instead of dashes: replaced for one entry, or for all that follow. */
export const bullets = onEachLine(({ at, contentAt: start, content }, { text }) => {
  const [sign] = /^(?:[•·▪◦‣●○–—−›»✓✔] *|[*+] +|\d{1,2}[.)] +|-{2,3} +)(?=\S)/.exec(content) ?? [];
  if (sign === undefined) return undefined;
  const mark = sign.trim();
  const all = [...text.slice(at).matchAll(/^( *)([•·▪◦‣●○–—−›»✓✔] *|[*+] +)(?=\S)/gm)]
    .filter(({ 1: spaces = "", 2: other = "" }) => other.trim() === mark && spaces.length === start - at)
    .map(({ 1: spaces = "", 2: other = "", index }) => put("- ", at + index + spaces.length, other.length));
  const message: ProblemMessage = {
    code: "missing-dash",
    message: `The entries of a list start with a dash, not with ${mark}`,
    hint: `Replace ${mark} with a hyphen and a space: - ${content.slice(sign.length, sign.length + 40)}`,
  };
  return mistake(start, start + mark.length, message, [put("- ", start, sign.length)], all);
});

/** An entry of a list without its dash. */
export const missingDashes = onEachLine((line, { text, rows }) => {
  const { at, start, end, indent, content, contentAt } = line;
  if (contentAt > start) return undefined;
  const dashes = levelsAbove(rows, at).filter(({ dash }) => dash);
  const columns = new Set(dashes.map(({ column }) => column).reverse());
  if (indent >= 2) columns.add(indent - 2); // the first entry of a list
  const message: ProblemMessage = {
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
  return mistake(start, end, message, ...ways);
});

/** A dash where no list can stand, or a second one. */
export const extraDashes = onEachLine((line, { text, rows }) => {
  const { start, end, contentAt } = line;
  const length = contentAt - start;
  if (length === 0) return undefined;
  const above = rowAbove(rows, start);
  const message: ProblemMessage = {
    code: "indentation",
    message: "This line starts with a dash, but no list can stand here.",
    hint: `Take the dash away. If ${above ? label(above) : "The name"} above should hold a list, leave the rest of its line empty.`,
  };
  const out = put("", start, length);
  const blank = put(" ".repeat(length), start, length);
  const none = mistake(start, end, message, [out], [blank], [out, ...shifted(text, line, -length)]);
  const [first] = /^-\s+(?=-)/.exec(text.slice(start, contentAt)) ?? [];
  if (first === undefined) return none;
  const ways = [" ".repeat(first.length), ""].map((insert) => [put(insert, start, first.length)]);
  return [mistake(start, end, twoDashes, ...ways), none];
});

/** A list without a name, below a text. */
export const namelessLists = onEachLine(({ at, start, end, indent, content, contentAt }, { rows }) => {
  const above = rowAbove(rows, at);
  if (contentAt === start || above?.value === undefined || indent <= above.column) return undefined;
  if (above.column === 0 && content.startsWith("type:"))
    return mistake(start, end, noBlocks, [put("blocks:\n", at)]);
  const message: ProblemMessage = {
    code: "no-name",
    message: "This list has no name.",
    hint: `Write its name and a colon in a line of their own before it, in line with ${label(above)}.`,
  };
  return mistakeWithoutFix(start, end, message, [put(`${" ".repeat(above.column)}list:\n`, at)]);
});

/** A top-level name between the sections of a page: its lines are skipped so that the rest can be read. */
export const namesBetweenSections = onEachLine(({ at, end, indent, content, contentAt }, { text, rows }) => {
  const [, name] = /^([a-z]\w*):/i.exec(content) ?? [];
  const isBetween = rows.some((row) => row.at < at && row.indent === 0 && row.name === "blocks");
  const next = rows.find((row) => row.at > end);
  if (name === undefined || indent > 0 || contentAt !== at || !isBetween || !next?.dash) return undefined;
  const below =
    /^(?:(?!blocks:)[a-z]\w*:.*(?:\r?\n|$)|[ \t]*\r?\n)+/i.exec(text.slice(at))?.[0].length ?? end - at;
  const message: ProblemMessage = {
    code: "wrong-place",
    message: `'${name}' stands between two sections of the page.`,
    hint: "Move it above the line blocks:",
  };
  return mistakeWithoutFix(at, end, message, [put("", at, below)]);
});

/** The problem of sections without the line `blocks:` above them. */
export const noBlocks: ProblemMessage = {
  code: "no-name",
  message: "The sections of the page begin here, and the line above them is missing.",
  hint: "Write this line above: blocks:",
};
/** List entries below a text: all of them are skipped so that the rest can be read. */
export const listsInTexts = onEachLine(({ at, start, end, indent }, { text, rows }) => {
  const above = rowAbove(rows, at);
  const [sign] = /^(?:- |[•·▪●✓✔]|[*+] )/.exec(text.slice(start, end)) ?? [];
  const isBelowText =
    above?.name !== undefined && above.value?.type.endsWith("scalar") && indent <= above.column;
  if (sign === undefined || !above || !isBelowText) return undefined;
  const lead = text.slice(at, start) + sign;
  const lines = text.slice(at).split("\n");
  const other = lines.findIndex((line) => !line.startsWith(lead));
  if (sign === "- " && levelsAbove(rows, at).some(({ dash, column }) => dash && column === indent))
    return undefined;
  const length = lines.slice(0, other < 0 ? lines.length : other).join("\n").length;
  const message: ProblemMessage = {
    code: "swallowed-dash",
    message: `A list begins here, and ${label(above)} above holds a text.`,
    hint: "Write its entries as sentences. Or write the name of a list, as features:, in a line of its own above, and the entries below it, two spaces further in.",
  };
  return mistakeWithoutFix(start, end, message, [put("", at, length)]);
});

const twoDashes: ProblemMessage = {
  code: "indentation",
  message: "There are two dashes here, which would begin a list within the list.",
  hint: "Take one away.",
};
