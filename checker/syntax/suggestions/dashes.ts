import { label, levelsAbove, onEachLine, rowAbove } from "../errorContext.ts";
import { mistake, put } from "../mistake.ts";
import { shifted } from "./columns.ts";

/** More than one space after a dash, or another dash, so that the lines below do not line up with its text. */
export const wideDashes = onEachLine(({ start, contentAt, content }, { text }) => {
  const gap = contentAt - start - 2;
  if (gap < 1 || !/^\w+:/.test(content)) return undefined;
  const isTwice = text.slice(start + 1, contentAt).includes("-");
  const message = isTwice
    ? "There are two dashes here, which would begin a list within the list."
    : "There are too many spaces behind this dash, so the lines below do not belong to it.";
  const hint = isTwice ? "Take one away." : "Leave one space behind the dash.";
  return mistake(start, contentAt, [[put("", start + 1, gap)]], { code: "indentation", message, hint });
});

/** Several list entries in one line, each in braces. */
export const entriesInOneLine = onEachLine(({ at, start, content, contentAt }) => {
  const gaps = [...content.matchAll(/(?<=\}),?[ \t]+(?=\{)/g)];
  const [first] = gaps;
  if (contentAt === start || !content.startsWith("{") || !first) return undefined;
  const lead = `\n${" ".repeat(start - at)}- `;
  const changes = gaps.map(({ 0: gap, index }) => put(lead, contentAt + index, gap.length));
  const place = contentAt + first.index + first[0].length;
  const message = "A second entry begins in this line.";
  const hint = "Give each entry a line of its own, with a dash in front.";
  return mistake(place, place + 1, [changes], { code: "missing-dash", message, hint });
});

/** A dash without a space after it. */
export const gluedDashes = onEachLine((line, { text }) => {
  const { contentAt: start, content } = line;
  if (!/^-(?=[^\s-])/.test(content)) return undefined;
  const change = put(" ", start + 1);
  const ways = [[change], [change, ...shifted(text, line, 1)]];
  const message = "There is no space after this dash.";
  const hint = "A dash that starts an entry is followed by a space.";
  return mistake(start, start + 1, ways, { code: "no-space-after-dash", message, hint });
});

/** Bullets of other programs instead of dashes: replaced for one entry, or for all that follow. */
export const bullets = onEachLine(({ at, contentAt: start, content }, { text }) => {
  const [sign] = /^(?:[•·▪◦‣●○–—−›»✓✔] *|[*+] +|\d{1,2}[.)] +|-{2,3} +)(?=\S)/.exec(content) ?? [];
  if (sign === undefined) return undefined;
  const mark = sign.trim();
  const all = [...text.slice(at).matchAll(/^( *)([•·▪◦‣●○–—−›»✓✔] *|[*+] +)(?=\S)/gm)]
    .filter(({ 1: spaces = "", 2: bullet = "" }) => bullet.trim() === mark && spaces.length === start - at)
    .map(({ 1: spaces = "", 2: bullet = "", index }) => put("- ", at + index + spaces.length, bullet.length));
  const ways = [[put("- ", start, sign.length)], all];
  const message = `The entries of a list start with a dash, not with ${mark}`;
  const hint = `Replace ${mark} with a hyphen and a space: - ${content.slice(sign.length, sign.length + 40)}`;
  return mistake(start, start + mark.length, ways, { code: "missing-dash", message, hint });
});

/** An entry of a list without its dash. */
export const missingDashes = onEachLine((line, { text, rows }) => {
  const { at, start, end, indent, content, contentAt } = line;
  if (contentAt > start) return undefined;
  const dashes = levelsAbove(rows, at).filter(({ dash }) => dash);
  const columns = new Set(dashes.map(({ column }) => column).reverse());
  if (indent >= 2) columns.add(indent - 2); // the first entry of a list
  const ways = [...columns].flatMap((column) => {
    const lead = put(`${" ".repeat(column)}- `, at, indent);
    const shift = column + 2 - indent;
    return shift ? [[lead], [lead, ...shifted(text, line, shift)]] : [[lead]];
  });
  const message = "The entries around this one start with a dash, and this one does not.";
  const hint =
    content.length <= 60
      ? `Write it with a dash, in line with the others: - ${content}`
      : "Put a dash and a space before it, in line with the others.";
  return mistake(start, end, ways, { code: "missing-dash", message, hint });
});

/** A dash where no list can stand. */
export const extraDashes = onEachLine((line, { text, rows }) => {
  const { start, end, contentAt } = line;
  const length = contentAt - start;
  if (length === 0) return undefined;
  const above = rowAbove(rows, start);
  const out = put("", start, length);
  const ways = [[out], [out, ...shifted(text, line, -length)]];
  const message = "This line starts with a dash, but no list can stand here.";
  const hint = `Take the dash away. If ${above ? label(above) : "The name"} above should hold a list, leave the rest of its line empty.`;
  return mistake(start, end, ways, { code: "indentation", message, hint });
});
