import type { ProblemMessage } from "../../../content/problem.ts";
import { onEachLine, type Suggestion } from "../errorContext.ts";
import { alike, mistake, mistakeWithoutFix, put } from "../mistake.ts";

/** Tabs in indentation: they usually occur in whole passages, so all from here on are one mistake. */
export const tabs: Suggestion = ({ text, lines }) => {
  const line = lines.find(({ at, end }) => /^[ \t-]*\t/.test(text.slice(at, end)));
  if (!line) return [];
  const leads = [...text.slice(line.at).matchAll(/^[ \t]*(?:-[ \t]+)*/gm)].filter(({ 0: lead }) =>
    lead.includes("\t"),
  );
  const message = "There is a tab here, and YAML takes only spaces at the start of a line.";
  const hint = `Delete it and type spaces: two for each step inwards.${alike(leads.length - 1, "tabs")}`;
  const ways = [2, 4, 6, 8, 1, 3].map((width) =>
    leads.flatMap(({ 0: lead, index }) =>
      [...lead.matchAll(/\t/g)].map(({ index: inLead }) => {
        const isBehindDash = lead.slice(0, inLead).includes("-");
        return put(" ".repeat(isBehindDash ? 1 : width), line.at + index + inLead, 1);
      }),
    ),
  );
  const start = text.indexOf("\t", line.at);
  return [mistake(start, start + 1, ways, { code: "tab", message, hint })];
};

/** Lines of other languages or none: rules, code fences, document markers, directives, HTML or code comments. */
export const foreignLines = onEachLine(({ at, end, contentAt: start, content }, { text }) => {
  const line = text.slice(at, end);
  const away = put("", at, end - at);
  const meaningless = (what: string) => {
    const message = `${what} has no meaning here.`;
    return mistake(at, end, [[away]], { code: "syntax", message, hint: "Take it away." });
  };
  if (/^(?:---|\.\.\.)(?=\s|$)/.test(line))
    return [
      mistake(at, end, [[away]], endMark),
      mistakeWithoutFix(at, end, [put("", at, text.length - at)], endMark),
    ];
  if (line.startsWith("%")) return meaningless("A line that starts with %");
  if (/^`{3}/.test(content)) {
    const fences = [...text.slice(at).matchAll(/^`{3}.*$/gm)]; // around text pasted from a chat
    const changes = fences.map(({ 0: fence, index }) => put("", at + index, fence.length));
    const message = "A line of three backticks has no meaning here.";
    const hint = `Take it away.${alike(changes.length - 1, "them")}`;
    return mistake(at, end, [changes.length ? changes : [away]], { code: "syntax", message, hint });
  }
  if (/^([-=_*~])\1{2,}$/.test(line.trim())) return meaningless("A line made of signs");
  if (/^["'“”]+$/.test(content)) return meaningless("A quote alone");
  const isComment = /^(?:<!--|-->|\/\/|\/\*)/.test(content);
  if (!isComment) return undefined;
  const message = "A comment is written in another way here.";
  const hint = "Start it with # and a space, or take it away.";
  return mistake(start, end, [[put("# ", start)]], { code: "syntax", message, hint });
});

/** Lines that start with >, as in a quoted mail, or with ?: reported once for all that follow. */
export const quotedLines = onEachLine(({ at, contentAt, content }, { text }) => {
  const [sign] = /^(?!>[-+]$)(?:(?:> ?)+(?= *\S|$)|\? +(?= *\S))/.exec(content) ?? [];
  if (sign === undefined) return undefined;
  const all = [...text.slice(at).matchAll(/^( *)((?:> ?)+)/gm)].map(
    ({ 1: spaces = "", 2: mark = "", index }) => put("", at + index + spaces.length, mark.length),
  );
  const origin = sign.startsWith("?") ? "" : ": it came with what was copied from a mail";
  const here = ["", " ", "  "].map((insert) => [put(insert, contentAt, sign.length)]);
  const isNext = /^[^\n]*\n *>/.test(text.slice(at)); // a passage: all of its lines or none
  const bare = all.map(({ start, end }) => put("", start, text.slice(start, end).trimEnd().length));
  const ways = [...(isNext ? [] : here), ...(all.length > 1 ? [all, bare] : [])];
  const message = `A line cannot start with ${sign.trim()}${origin}.`;
  const hint = `Take it away, and line the rest up with what it belongs to.${alike(all.length - 1, "it")}`;
  return mistake(contentAt, contentAt + 1, ways, { code: "bad-start", message, hint });
});

const endMark: ProblemMessage = {
  code: "syntax",
  message: "A line of three dashes or dots ends the page, and nothing can follow it.",
  hint: "Take that line away.",
};
