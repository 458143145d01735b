import type { ProblemMessage } from "../../content/problem.ts";
import { notUtf8 } from "../../content/read/limits.ts";
import { misplaced } from "./misplaced.ts";
import { alike, mistake, mistakeWithoutFix, type PossibleMistake, put } from "./mistake.ts";

const ODD_SPACE = /[\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/g;
const NO_WIDTH = /[\u200b\u2060\ufeff]/;
const BEFORE_TEXT =
  /^[\s\u200b\u2060]{0,200}(?:-[\s\u200b\u2060]{1,20})*(?:[A-Za-z]\w{0,40}:(?=[\s\u200b\u2060])[\s\u200b\u2060]{1,20})?/gm;
/** Invisible characters, such as the line break within a paragraph of a word processor. */
const UNSEEN = /(?![\t\r\n\0])[\p{Cc}\u2028\u2029]+/gu;
/** Zero-width characters within a text: soft hyphens, and direction marks around text copied from contact lists. */
const HIDDEN = /[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** Letters that are written from right to left: in a file that has them, direction marks belong. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** A git merge conflict with both versions, or a single marker left in a half-resolved one. */
const CONFLICT =
  /^<{7}(?: .*)?\n((?:(?!={7}\r?$|\|{7}).*\n)*)((?:\|{7}.*\n(?:(?!={7}\r?$).*\n)*)?={7}\r?\n(?:(?!>{7}).*\n)*>{7}.*)|^(?:<{7}|>{7}|\|{7})(?: .*)?\r?$/gm;

/** Finds what is mended before parsing: among others, spaces that YAML would read as letters, and git merge conflicts. */
export function preflight(text: string): PossibleMistake[] {
  const lost = text.indexOf("\ufffd");
  return [
    ...(lost < 0 ? [] : [mistake(lost, lost + 1, [], notUtf8)]),
    ...oddSpaces(text),
    ...signs(text, UNSEEN, unseenSign, " "),
    ...(RIGHT_TO_LEFT.test(text) ? [] : signs(text, HIDDEN, hiddenSign, "")),
    ...conflicts(text),
    ...tabsInEmptyLines(text),
    ...misplaced(text),
  ];
}

/** Unicode spaces where YAML needs ASCII ones: before a text, or around its dash and name. */
function oddSpaces(text: string): PossibleMistake[] {
  if (text.search(ODD_SPACE) < 0) return [];
  const lines = [...text.matchAll(BEFORE_TEXT)].map(({ 0: lead, index }) =>
    [...lead.matchAll(ODD_SPACE)].map(({ 0: sign, index: inLead }) =>
      put(NO_WIDTH.test(sign) ? "" : " ", index + inLead, 1),
    ),
  );
  const odd = lines.filter((changes) => changes.length > 0);
  const [first] = odd.flat();
  if (!first) return [];
  const message = "This is no normal space: it was probably pasted from a word processor.";
  const hint = `Delete it and type a space.${alike(odd.length - 1, "such spaces")}`;
  return [mistake(first.start, first.end, [odd.flat()], { code: "non-breaking-space", message, hint })];
}

/** Characters that nobody typed; each is read as `meant`. */
function signs(text: string, pattern: RegExp, message: ProblemMessage, meant: string): PossibleMistake[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const change = put(meant.repeat(found.length), index, found.length);
    return mistake(index, index + found.length, [[change]], message);
  });
}

/** Tabs in lines that look empty: reported once, and read as empty lines. */
function tabsInEmptyLines(text: string): PossibleMistake[] {
  const changes = [...text.matchAll(/^ *\t[ \t]*(?=\r?$)/gm)].map(({ 0: found, index }) =>
    put("", index, found.length),
  );
  const [first] = changes;
  if (!first) return [];
  const message = "There is a tab in this line, which looks empty; many programs cannot read the file so.";
  const hint = `Delete what stands in it.${alike(changes.length - 1, "tabs")}`;
  const { start, end } = first;
  return [mistake(start, end, [changes], { code: "tab", severity: "warning", message, hint })];
}

/** Git merge conflicts; reading goes on with the first version. */
function conflicts(text: string): PossibleMistake[] {
  return [...text.matchAll(CONFLICT)].map(({ 0: all, 1: ours, 2: theirs = "", index: start }) => {
    const blank = (at: number, stretch: string) => put(stretch.replace(/.+/g, ""), at, stretch.length);
    if (ours === undefined)
      return mistakeWithoutFix(start, start + all.length, [blank(start, all)], {
        code: "conflict",
        message: "Git left this line where two versions of a passage met.",
        hint: "Take it away, and check that only one of the two versions stands around it.",
      });
    const open = all.indexOf("\n");
    const changes = [blank(start, all.slice(0, open)), blank(start + open + 1 + ours.length, theirs)];
    const message = "Two versions of this passage meet here, and git could not tell which one is meant.";
    const hint = "Keep one of the two, and take away the lines that start with <<<<<<<, ======= and >>>>>>>.";
    return mistakeWithoutFix(start, start + open, changes, { code: "conflict", message, hint });
  });
}

const unseenSign: ProblemMessage = {
  code: "unseen-sign",
  message: "There is a sign here that cannot be seen, probably pasted from a word processor.",
  hint: "Delete what stands between the two letters here, and type a space.",
};
const hiddenSign: ProblemMessage = {
  code: "unseen-sign",
  message: "There is a sign here that cannot be seen, which came along with what was pasted.",
  hint: "Delete this word with the signs around it, and type it again.",
};
