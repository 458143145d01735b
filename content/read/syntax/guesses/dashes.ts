import type { Complaint } from "../../../problem/problem.ts";
import type { Slip } from "../slip.ts";
import { label, levelsAbove, onEachLine, rowAbove } from "../spot.ts";
import { shifted } from "./columns.ts";

/** A dash right before its text. */
const space = onEachLine((line, { text }) => {
  const { contentAt: start, content } = line;
  if (!/^-(?=[^\s-])/.test(content)) return [];
  const found = { start, end: start + 1, complaint: noSpace };
  const edit = { at: start + 1, remove: 0, insert: " " };
  return [
    { ...found, edits: [edit] },
    { ...found, edits: [edit, ...shifted(text, line, 1)] },
  ];
});

/** Signs that other programs put before the entries of a list. */
const bullets = onEachLine(({ contentAt: start, content }) => {
  const [sign = ""] = /^(?:[•·▪◦‣●○–—−›»✓✔] *|[*+] +|\d{1,2}[.)] +|-{2,3} +)(?=\S)/.exec(content) ?? [];
  const remove = sign.length;
  return sign
    ? [
        {
          start,
          end: start + sign.trim().length,
          complaint: bullet(sign.trim()),
          edits: [{ at: start, remove, insert: "- " }],
        },
      ]
    : [];
});

/** An entry of a list without its dash. */
const missing = onEachLine((line, { text, rows }) => {
  const { at, end, indent, content, contentAt: start } = line;
  if (start !== at + indent) return [];
  const columns = new Set(
    levelsAbove(rows, at)
      .filter(({ dash }) => dash)
      .map(({ column }) => column)
      .reverse(),
  );
  if (indent >= 2) columns.add(indent - 2); // the first of a list
  return [...columns].flatMap((column): Slip[] => {
    const lead = { at, remove: indent, insert: `${" ".repeat(column)}- ` };
    const entry = { start, end, complaint: noDash(content) };
    const shift = column + 2 - indent;
    return [
      { ...entry, edits: [lead] },
      ...(shift ? [{ ...entry, edits: [lead, ...shifted(text, line, shift)] }] : []),
    ];
  });
});

/** A dash where no list can stand. */
const stray = onEachLine((line, spot) => {
  const { at, end, indent, contentAt } = line;
  const start = at + indent;
  if (contentAt === start) return [];
  const above = rowAbove(spot, start);
  const entry = { start, end, complaint: strayDash(above && label(above)) };
  const [first = ""] = /^-\s+(?=-)/.exec(spot.text.slice(start, contentAt)) ?? [];
  const twice = {
    ...entry,
    complaint: twoDashes,
    edits: [{ at: start, remove: first.length, insert: " ".repeat(first.length) }],
  };
  const out = { at: start, remove: contentAt - start, insert: "" };
  return [
    ...(first ? [twice, { ...twice, edits: [{ at: start, remove: first.length, insert: "" }] }] : []),
    { ...entry, edits: [out] },
    { ...entry, edits: [{ ...out, insert: " ".repeat(out.remove) }] },
    { ...entry, edits: [out, ...shifted(spot.text, line, -out.remove)] },
  ];
});

export const dashes = [space, bullets];
export const entries = [missing, stray];

const twoDashes: Complaint = {
  code: "indentation",
  message: "There are two dashes here, which would begin a list within the list.",
  hint: "Take one away.",
};

const noSpace: Complaint = {
  code: "no-space-after-dash",
  message: "There is no space after this dash.",
  hint: "A dash that starts an entry is followed by a space.",
};

function bullet(sign: string): Complaint {
  return {
    code: "missing-dash",
    message: `The entries of a list start with a dash, not with ${sign}`,
    hint: "Write - and a space in its place.",
  };
}

function noDash(content: string): Complaint {
  return {
    code: "missing-dash",
    message: "The entries around this one start with a dash, and this one does not.",
    hint:
      content.length <= 60
        ? `Write it with a dash, in line with the others: - ${content}`
        : "Put a dash and a space before it, in line with the others.",
  };
}

function strayDash(above = "The name"): Complaint {
  return {
    code: "indentation",
    message: "This line starts with a dash, but no list can stand here.",
    hint: `Take the dash away. If ${above} above should hold a list, leave the rest of its line empty.`,
  };
}
