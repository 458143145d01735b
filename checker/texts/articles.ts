import type { ProblemMessage } from "../../content/problem.ts";
import type { FileRule } from "../rule.ts";
import { onlyIn } from "./language.ts";

const ARTICLE = /(?<![\p{L}\d'’.-])((?<!\p{L} )An?|an?) (\p{L}[\p{L}\d]*|\d[\d,]*)/gu;
// Words written with a vowel first but spoken with a consonant, and the other way round.
const NO_VOWEL = /^(?:eu|ewe|one(?![a-z]*r)|once|u(?:ni(?!n|m)|[bcfhjkqrst][aeiou]|s[aeu]))/i;
const VOWEL = /^(?:hour|honest|honor|heir|herb|8|11(?!\d)|18(?!\d))/i;
const CAPITALS = /^\p{Lu}{2,}$|^\p{Lu}$|^(?:a|an|and|or|una)$|^\p{Ll}+\p{Lu}/u;

/** Reports "a" or "an" that does not fit the next word, variables filled in: a Boston house, but an Aurora house. */
export const indefiniteArticles: FileRule = (file) =>
  (file.language === "en" ? file.texts : []).flatMap(({ text, value, path }) => {
    if (wrongArticlesIn(value).length === 0) return []; // most texts need no search for other languages
    return wrongArticlesIn(onlyIn("en", value)).map(({ found, article, right }) => {
      const isWritten = text.includes(found);
      const needle = isWritten ? found : `${article} \${`;
      return { file: file.file, path, needle, ...wrongArticle(found, right, isWritten) };
    });
  });

function wrongArticlesIn(text: string): Record<"found" | "article" | "right", string>[] {
  return Array.from(text.matchAll(ARTICLE)).flatMap(([found, article = "", word = ""]) => {
    const right = startsWithVowel(word) ? "an" : "a";
    if (CAPITALS.test(word) || article.toLowerCase() === right) return [];
    return [{ found, article, right: `${right} ${word}` }];
  });
}

function startsWithVowel(word: string): boolean {
  if (/^[a-z]$/i.test(word)) return /[aefhilmnorsx]/i.test(word); // single letters as they are pronounced: an x-ray
  return VOWEL.test(word) || (/^[aeiou]/i.test(word) && !NO_VOWEL.test(word));
}

const wrongArticle = (found: string, right: string, isWritten: boolean): ProblemMessage => ({
  code: "wrong-article",
  severity: "warning",
  message: `Visitors would read '${found}', which should be '${right}'.`,
  hint: isWritten ? `Write ${right}` : "Choose words that fit every city: a house in ${city.name}.",
  replacement: isWritten ? right : undefined,
});
