import type { ProblemMessage } from "../../problem/problem.ts";
import type { FileRule } from "../rule.ts";
import { readTexts } from "./readTexts.ts";

const ANY = /an? /i; // no text without it has one
const ARTICLE = /(?<![\p{L}\d'’.-])(an?) (\p{L}[\p{L}\d]*|\d[\d,]*)/giu;
// Written with a vowel and spoken without, or the other way round.
const NO_VOWEL = /^(?:eu|ewe|one(?![a-z]*r)|once|u(?:ni(?!n|m)|[bcfhjkqrst][aeiou]|s[aeu]))/i;
const VOWEL = /^(?:hour|honest|honor|heir|herb|8|11(?!\d)|18(?!\d))/i;
const CAPITALS = /^\p{Lu}{2,}$|^\p{Lu}$|^(?:a|an|and|or)$/u;

/** "a" and "an" fit what follows, whatever a variable brings there: a Miami pool is an Aventura pool in its copy. */
export const articles: FileRule = (file) =>
  readTexts(file)
    .filter(({ value }) => ANY.test(value))
    .flatMap(({ text, value, path }) =>
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

function wrongArticle(found: string, right: string): ProblemMessage {
  return {
    code: "wrong-article",
    severity: "warning",
    message: `Visitors would read '${found}', which should be '${right}'.`,
    hint: "Change the word before it. Where a variable stands, another wording fits every city: the pool in ${city.name}.",
  };
}
