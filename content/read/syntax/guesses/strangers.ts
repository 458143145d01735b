import type { Complaint } from "../../../problem/problem.ts";
import type { Edit } from "../slip.ts";
import { type Guess, onEachLine, type Spot } from "../spot.ts";

/** Tabs before the text of lines: in whole passages, as a rule, so that all from here on are one slip. */
function tabs({ text, lines }: Spot) {
  const [line] = lines.filter(
    ({ at, contentAt, content }) => /^[ \t]*\t/.test(content) || text.slice(at, contentAt).includes("\t"),
  );
  if (!line) return [];
  const leads = [...text.slice(line.at).matchAll(/^[ \t]*(?:-[ \t]+)*/gm)].filter(([lead]) =>
    lead.includes("\t"),
  );
  const start = text.indexOf("\t", line.at);
  return [2, 4, 6, 8, 1, 3].map((width) => ({
    start,
    end: start + 1,
    complaint: tab(leads.length - 1),
    edits: leads.flatMap(({ 0: lead, index }) =>
      [...lead.matchAll(/\t/g)].map(({ index: inLead }): Edit => {
        const afterDash = lead.slice(0, inLead).includes("-");
        return { at: line.at + index + inLead, remove: 1, insert: " ".repeat(afterDash ? 1 : width) };
      }),
    ),
  }));
}

/** A line that belongs to another language: an end of a document, a directive, or a comment of HTML or code. */
const lines = onEachLine(({ at, end, contentAt, content }, { text }) => {
  const whole = text.slice(at, end);
  const blank = { start: at, end, edits: [{ at, remove: end - at, insert: "" }] };
  if (/^(?:---|\.\.\.)(?=\s|$)/.test(whole))
    return [
      ...[end - at, text.length - at].map((remove) => ({
        ...blank,
        complaint: endMark,
        edits: [{ at, remove, insert: "" }],
      })),
    ];
  if (whole.startsWith("%")) return [{ ...blank, end: at + 1, complaint: directive }];
  const start = contentAt;
  if (/^(?:<!--|-->|\/\/|\/\*)/.test(content))
    return [{ start, end, complaint: foreignComment, edits: [{ at: start, remove: 0, insert: "# " }] }];
  if (/^`{3}/.test(content)) return [{ ...blank, start, complaint: fence }];
  return [];
});

/** Passages that were quoted in a mail stand behind a > each. */
const quotedMail = onEachLine(({ contentAt, content }) => {
  const [sign = ""] = /^(?:> ?)+(?=\S)/.exec(content) ?? [];
  const edits = ["", "  "].map((insert) => [{ at: contentAt, remove: sign.length, insert }]);
  return sign
    ? edits.map((one) => ({ start: contentAt, end: contentAt + 1, complaint: mail, edits: one }))
    : [];
});

export const strangers: readonly Guess[] = [tabs, lines, quotedMail];

function tab(others: number): Complaint {
  const more = others
    ? ` ${others} line${others === 1 ? "" : "s"} below ${others === 1 ? "has" : "have"} tabs too.`
    : "";
  return {
    code: "tab",
    message: "There is a tab here, and YAML takes only spaces at the start of a line.",
    hint: `Delete it and type spaces: two for each step inwards.${more}`,
  };
}

const endMark: Complaint = {
  code: "syntax",
  message: "A line of three dashes or dots ends the page, and nothing can follow it.",
  hint: "Take that line away.",
};
const directive: Complaint = {
  code: "syntax",
  message: "A line that starts with % has no meaning here.",
  hint: "Take the line away.",
};
const foreignComment: Complaint = {
  code: "syntax",
  message: "A comment is written in another way here.",
  hint: "Start it with # and a space, or take it away.",
};
const fence: Complaint = {
  code: "syntax",
  message: "Three backticks mean nothing here.",
  hint: "Take the line away.",
};
const mail: Complaint = {
  code: "bad-start",
  message: "A line cannot start with >, as it does where it was copied from a mail.",
  hint: "Take the > away, and line the rest up with what it belongs to.",
};
