import type { ProblemMessage } from "../../../problem/problem.ts";
import { mistake, put, type TextEdit } from "../mistake.ts";
import { onEachLine, type Suggestion } from "../spot.ts";

/** Tabs before the text of lines: in whole passages, as a rule, so that all from here on are one mistake. */
export const tabs: Suggestion = ({ text, lines }) => {
  const line = lines.find(({ at, end }) => /^[ \t-]*\t/.test(text.slice(at, end)));
  if (!line) return [];
  const leads = [...text.slice(line.at).matchAll(/^[ \t]*(?:-[ \t]+)*/gm)].filter(({ 0: lead }) =>
    lead.includes("\t"),
  );
  const start = text.indexOf("\t", line.at);
  return [2, 4, 6, 8, 1, 3].map((width) => {
    const edits = leads.flatMap(({ 0: lead, index }) =>
      [...lead.matchAll(/\t/g)].map(({ index: inLead }): TextEdit => {
        const afterDash = lead.slice(0, inLead).includes("-");
        return put(" ".repeat(afterDash ? 1 : width), line.at + index + inLead, 1);
      }),
    );
    return mistake(start, start + 1, tab(leads.length - 1), ...edits);
  });
};

/** A line that belongs to another language, or to none: rules, ends of documents, directives, comments of HTML or code. */
export const strayLines = onEachLine(({ at, end, contentAt: start, content }, { text }) => {
  const line = text.slice(at, end);
  const away = (complaint: ProblemMessage, remove = end - at) =>
    mistake(at, end, complaint, put("", at, remove));
  if (/^(?:---|\.\.\.)(?=\s|$)/.test(line)) return [away(endMark), away(endMark, text.length - at)];
  if (line.startsWith("%")) return [away(meaningless("A line that starts with %"))];
  if (/^`{3}/.test(content)) return [away(meaningless("A line of three backticks"))];
  if (/^([-=_*~])\1{2,}$/.test(line.trim())) return [away(meaningless("A line made of signs"))];
  if (/^["'“”]+$/.test(content)) return [away(meaningless("A quote alone"))];
  const sign = /^(?:<!--|-->|\/\/|\/\*)/.exec(content);
  return sign ? [mistake(start, end, foreignComment, put("# ", start))] : [];
});

/** Lines that a > stands before, as before what was quoted in a mail, or a ?: told once for all that follow. */
export const quotedLines = onEachLine(({ at, contentAt, content }, { text }) => {
  const [sign] = /^(?:(?:> ?)+|\? +)(?=\S)/.exec(content) ?? [];
  if (sign === undefined) return [];
  const more = [...text.slice(at).matchAll(/^( *)((?:> ?)+)(?=[^\n])/gm)].map(
    ({ 1: spaces = "", 2: mark = "", index }) => put("", at + index + spaces.length, mark.length),
  );
  const found = [contentAt, contentAt + 1, quotedLine(sign.trim(), more.length - 1)] as const;
  const here = ["", "  "].map((insert) => mistake(...found, put(insert, contentAt, sign.length)));
  return more.length > 1 ? [...here, mistake(...found, ...more)] : here;
});

function tab(others: number): ProblemMessage {
  return {
    code: "tab",
    message: "There is a tab here, and YAML takes only spaces at the start of a line.",
    hint: `Delete it and type spaces: two for each step inwards.${alike(others, "tabs")}`,
  };
}

function quotedLine(sign: string, others: number): ProblemMessage {
  return {
    code: "bad-start",
    message: `A line cannot start with ${sign}${sign === "?" ? "" : ", as it does where it was copied from a mail"}.`,
    hint: `Take it away, and line the rest up with what it belongs to.${alike(others, "it")}`,
  };
}

function alike(others: number, what: string): string {
  return others > 0 ? ` ${others} line${others === 1 ? " below has" : "s below have"} ${what} too.` : "";
}

function meaningless(what: string): ProblemMessage {
  return { code: "syntax", message: `${what} has no meaning here.`, hint: "Take it away." };
}

const endMark: ProblemMessage = {
  code: "syntax",
  message: "A line of three dashes or dots ends the page, and nothing can follow it.",
  hint: "Take that line away.",
};
const foreignComment: ProblemMessage = {
  code: "syntax",
  message: "A comment is written in another way here.",
  hint: "Start it with # and a space, or take it away.",
};
