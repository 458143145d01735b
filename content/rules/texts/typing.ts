import type { ProblemMessage } from "../../problem/problem.ts";
import type { FileRule, PageRule } from "../rule.ts";
import { problemsIn, readTexts } from "./readTexts.ts";

const TYPING_MISTAKES: [pattern: RegExp, message: (found: string) => string, hint: string][] = [
  [
    /(?<![\p{L}'’-])(?!that\b|had\b)(\p{Ll}+)\s+\1(?![\p{L}'’-])/gu,
    (found) => `The word '${found.split(/\s/)[0]}' stands here twice.`,
    "Take one away.",
  ],
  [
    /(?<=[\p{L}\d)]) +[,;.!?](?=\s|$)/gu,
    (found) => `There is a space before this '${found.trim()}'.`,
    "Take it away.",
  ],
  [
    /(?<!\.)\.\.(?!\.)|,,|;;/g,
    (found) => `'${found}' has one sign too many.`,
    "Take one away, or write … where words are left out.",
  ],
  [
    /(?<![\p{L}\w@/.])\p{Ll}{2,}[.,;!?]\p{Lu}\p{Ll}*(?=[\s,.;!?]|$)/gu,
    (found) => `There is no space in '${found}' after the sign.`,
    "Type a space behind it.",
  ],
  [
    /(?<!\])\((?![/#])(?!(?:[^()]|\([^()]*\))*\))[^()]{0,20}/g,
    () => "This ( is opened and never closed.",
    "Write ) where its words end, or take it away.",
  ],
];

/** Mistakes of the fingers that no dictionary knows: a word twice, a space too many or too few, a bracket left open. */
export const typing: PageRule = (page) =>
  TYPING_MISTAKES.flatMap(([pattern, message, hint]) =>
    problemsIn(page, pattern, ([found]) => {
      return { code: "typing", severity: "warning", message: message(found), hint };
    }),
  );

const ARTICLE = /(?<![\p{L}\d'’.-])(an?) (\p{L}[\p{L}\d]*|\d[\d,]*)/giu;
// Written with a vowel and spoken without, or the other way round.
const NO_VOWEL = /^(?:eu|ewe|one(?![a-z]*r)|once|u(?:ni(?!n|m)|[bcfhjkqrst][aeiou]|s[aeu]))/i;
const VOWEL = /^(?:hour|honest|honor|heir|herb|8|11(?!\d)|18(?!\d))/i;
const CAPITALS = /^\p{Lu}{2,}$|^\p{Lu}$|^(?:a|an|and|or)$/u;

/** "a" and "an" fit what follows, whatever a variable brings there: a Miami pool is an Aventura pool in its copy. */
export const articles: FileRule = (file) =>
  readTexts(file).flatMap(({ text, value, path }) =>
    Array.from(value.matchAll(ARTICLE)).flatMap(([found, article = "", word = ""]) => {
      if (CAPITALS.test(word) || (article === "A" && /^[B-Z]$/.test(word))) return [];
      const right = startsWithVowel(word) ? "an" : "a";
      if (article.toLowerCase() === right) return [];
      const needle = text.includes(found) ? found : `${article} \${`;
      return [file.source.problemAt(path, "value", wrongArticle(found, `${right} ${word}`), needle)];
    }),
  );

function startsWithVowel(word: string): boolean {
  return VOWEL.test(word) || (/^[aeiou]/i.test(word) && !NO_VOWEL.test(word));
}

const wrongArticle = (found: string, right: string): ProblemMessage => ({
  code: "wrong-article",
  severity: "warning",
  message: `Visitors would read '${found}', which should be '${right}'.`,
  hint: "Change the word before it. Where a variable stands, another wording fits every city: the pool in ${city.name}.",
});
