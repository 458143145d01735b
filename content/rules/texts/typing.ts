import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageRule } from "../rule.ts";
import { readTexts } from "./readTexts.ts";

/** A mistake: what no text with it lacks, which is seen at once, how it looks, and what to say of it. */
interface TextMistake {
  hint: RegExp;
  pattern: RegExp;
  complain: (found: string) => ProblemMessage;
}

const TYPING_MISTAKES: TextMistake[] = [
  {
    hint: /(?:^|[^A-Za-z])([a-z]+)\s+\1(?![A-Za-z])|[^\0-\x7f\u2010-\u2027]/,
    pattern: /(?<![\p{L}'’-])(?!that\b|had\b)(\p{Ll}+)\s+\1(?![\p{L}'’-])/gu,
    complain: (found) => tell(`The word '${found.split(/\s/)[0]}' stands here twice.`, "Take one away."),
  },
  {
    hint: / [,;.!?]/,
    pattern: /(?<=[\p{L}\d)]) +[,;.!?](?=\s|$)/gu,
    complain: (found) => tell(`There is a space before this '${found.trim()}'.`, "Take it away."),
  },
  {
    hint: /\.\.|,,|;;/,
    pattern: /(?<!\.)\.\.(?!\.)|,,|;;/g,
    complain: (found) =>
      tell(`'${found}' has one sign too many.`, "Take one away, or write … where words are left out."),
  },
  {
    hint: /[.,;!?]\p{Lu}/u,
    pattern: /(?<![\p{L}\w@/.])\p{Ll}{2,}[.,;!?]\p{Lu}\p{Ll}*(?=[\s,.;!?]|$)/gu,
    complain: (found) => tell(`There is no space in '${found}' after the sign.`, "Type a space behind it."),
  },
  {
    hint: /\(/,
    pattern: /(?<!\])\((?![/#])(?!(?:[^()]|\([^()]*\))*\))[^()]{0,20}/g,
    complain: () =>
      tell("This ( is opened and never closed.", "Write ) where its words end, or take it away."),
  },
];

/** Mistakes of the fingers that no dictionary knows: a word twice, a space too many or too few, a bracket left open. */
export const typing: PageRule = (page) =>
  readTexts(page).flatMap(({ text, path }) =>
    TYPING_MISTAKES.filter(({ hint }) => hint.test(text)).flatMap(({ pattern, complain }) =>
      [...text.matchAll(pattern)].map(([found]) =>
        page.source.problemAt(path, "value", complain(found), found),
      ),
    ),
  );

function tell(message: string, hint: string): ProblemMessage {
  return { code: "typing", severity: "warning", message, hint };
}
