import type { ProblemMessage } from "../../content/problem.ts";
import type { FileRule } from "../rule.ts";
import { onlyIn } from "./language.ts";

/** Opening marks of questions and exclamations by their closing marks, in languages that write both. */
const OPENING_MARKS: Partial<Record<string, Readonly<Record<string, string>>>> = {
  es: { "?": "¿", "!": "¡" },
};

/** Not checked: link targets may contain any sign, and quotations may be in any language. */
const NO_WORDS = /\]\([^()\s]*\)|https?:\S+|“[^“”¿¡]*”|«[^«»¿¡]*»|"[^"¿¡]*"/g;
/** A closing mark with its word, and the text before it back to the previous closing mark. */
const ENDED = /([^?!]*?)(\S*[?!]+)/g;
const OPENED = /[¿¡][^?!¿¡]*/g;

/** Reports questions and exclamations without an opening or a closing mark, in languages that write both. */
export const openingMarks: FileRule = ({ file, texts, language }) => {
  const marks = OPENING_MARKS[language];
  if (!marks) return [];
  return texts.flatMap(({ text, path }) => {
    const own = onlyIn(
      language,
      text.replace(NO_WORDS, (found) => " ".repeat(found.length)),
    );
    const last = Math.max(own.lastIndexOf("?"), own.lastIndexOf("!")); // no closing mark follows it
    const unopened = Array.from(own.slice(0, last + 1).matchAll(ENDED)).flatMap(([all, , end = ""]) => {
      const opening = marks[end.at(-1) ?? ""] ?? "";
      return /[¿¡]/.test(all) ? [] : [{ found: end, complaint: notOpened(end, opening) }];
    });
    const unended = Array.from(own.matchAll(OPENED)).flatMap(({ 0: found, index }) => {
      const isEnded = /[?!¿¡]/.test(own.charAt(index + found.length));
      const [words = found] = /^\S+/.exec(found) ?? [];
      return isEnded ? [] : [{ found: words, complaint: notEnded(words) }];
    });
    return [...unopened, ...unended].map(({ found, complaint }) => ({
      file,
      path,
      needle: found,
      ...complaint,
    }));
  });
};

const notOpened = (end: string, opening: string): ProblemMessage => ({
  code: "typing",
  severity: "warning",
  message: `'${end}' ends what no ${opening} has opened.`,
  hint: `Put ${opening} before its first word.`,
});

const notEnded = (start: string): ProblemMessage => ({
  code: "typing",
  severity: "warning",
  message: `'${start}' opens what nothing ends.`,
  hint: "Put ? or ! behind its last word.",
});
