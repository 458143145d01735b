import type { Finding } from "../../content/problem.ts";
import type { FileRule } from "../rule.ts";
import { onlyIn } from "./spelling/spelling.ts";

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
      const message = `Visitors would read '${found}', which should be '${right}'.`;
      const hint = isWritten
        ? `Write ${right}`
        : "Choose words that fit every city: a house in ${city.name}.";
      const wrong = { code: "wrong-article", severity: "warning", message, hint } as const;
      return { file: file.file, path, needle, ...wrong, replacement: isWritten ? right : undefined };
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

/** Not checked: link targets may contain any sign, and quotations may be in any language. */
const NO_WORDS = /\]\([^()\s]*\)|https?:\S+|“[^“”¿¡]*”|«[^«»¿¡]*»|"[^"¿¡]*"/g;
/** Behind a closing mark: each sentence up to there needs an opening one. */
const SENTENCE_END = /(?<=[?!])(?![?!\p{L}])/u;
/** An opening mark with its word, behind which no other mark stands. */
const NOT_ENDED = /[¿¡][^\s?!¿¡]*(?=[^?!¿¡]*$)/;

/** Reports Spanish questions and exclamations without an opening or a closing mark. */
export const openingMarks: FileRule = ({ file, texts, language }) =>
  (language === "es" ? texts : []).flatMap(({ text, path }) => {
    const words = text.replace(NO_WORDS, (found) => " ".repeat(found.length));
    const spanish = onlyIn(language, words);
    const wrong = (needle: string, message: string, hint: string): Finding[] => [
      { file, path, needle, code: "typing", severity: "warning", message, hint },
    ];
    const notOpened = spanish.split(SENTENCE_END).flatMap((sentence) => {
      const [end] = /[¿¡]/.test(sentence) ? [] : (/\S*[?!]$/.exec(sentence) ?? []);
      const opening = end?.endsWith("?") ? "¿" : "¡";
      const hint = `Put ${opening} before its first word.`;
      return end ? wrong(end, `'${end}' ends what no ${opening} has opened.`, hint) : [];
    });
    const [start] = NOT_ENDED.exec(spanish) ?? [];
    const hint = "Put ? or ! behind its last word.";
    return [...notOpened, ...(start ? wrong(start, `'${start}' opens what nothing ends.`, hint) : [])];
  });
