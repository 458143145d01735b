import type { ProblemMessage } from "../../content/problem.ts";
import type { FileRule } from "../rule.ts";
import { onlyIn } from "./language.ts";

/** Not checked: link targets may contain any sign, and quotations may be in any language. */
const NO_WORDS = /\]\([^()\s]*\)|https?:\S+|“[^“”¿¡]*”|«[^«»¿¡]*»|"[^"¿¡]*"/g;
/** Behind a closing mark: each sentence up to there needs an opening one. */
const SENTENCE_END = /(?<=[?!])(?![?!\p{L}])/u;
/** An opening mark with its word, behind which no other mark stands. */
const NOT_ENDED = /[¿¡][^\s?!¿¡]*(?=[^?!¿¡]*$)/;

/** Reports Spanish questions and exclamations without an opening or a closing mark. */
export const openingMarks: FileRule = ({ file, texts, language }) =>
  (language === "es" ? texts : []).flatMap(({ text, path }) => {
    const spanish = onlyIn(
      language,
      text.replace(NO_WORDS, (found) => " ".repeat(found.length)),
    );
    const notOpened = spanish.split(SENTENCE_END).flatMap((sentence) => {
      const [end] = /[¿¡]/.test(sentence) ? [] : (/\S*[?!]$/.exec(sentence) ?? []);
      return end ? [{ file, path, needle: end, ...withoutOpening(end) }] : [];
    });
    const [start] = NOT_ENDED.exec(spanish) ?? [];
    return [...notOpened, ...(start ? [{ file, path, needle: start, ...withoutEnd(start) }] : [])];
  });

function withoutOpening(end: string): ProblemMessage {
  const opening = end.endsWith("?") ? "¿" : "¡";
  const message = `'${end}' ends what no ${opening} has opened.`;
  const hint = `Put ${opening} before its first word.`;
  return { code: "typing", severity: "warning", message, hint };
}

const withoutEnd = (start: string): ProblemMessage => ({
  code: "typing",
  severity: "warning",
  message: `'${start}' opens what nothing ends.`,
  hint: "Put ? or ! behind its last word.",
});
