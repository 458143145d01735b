import type { ProblemMessage } from "../../content/problem.ts";
import type { FileRule, PageRule } from "../rule.ts";
import { findingsIn } from "./fileTexts.ts";
import { onlyIn } from "./language.ts";

type OfFound = (found: string) => string;
const TYPING_MISTAKES: [
  pattern: RegExp,
  message: (found: string) => string | undefined,
  hint: string,
  right?: OfFound,
][] = [
  [
    /(?<![\p{L}'’-])(?!(?:that|had|is|do)\b)(\p{L}+)\s+\1(?![\p{L}'’-])/giu,
    // A name may repeat a word: Walla Walla.
    (found) =>
      /\s\p{Lu}/u.test(found) ? undefined : `The word '${found.split(/\s/)[0]}' stands here twice.`,
    "Take one away.",
    (found) => found.replace(/\s.*/s, ""),
  ],
  [
    /(?<=^|[.!?]["”]?\s+)(\p{Lu}[^.!?]{20,}[.!?])\s+\1(?=\s|$)/gmu,
    () => "This sentence stands here twice.",
    "Take one away.",
    (found) => /^[^.!?]*[.!?]/.exec(found)?.[0] ?? found,
  ],
  [
    /(?<=[\p{L}\d)]) +[,;.!?](?=\s|$)/gu,
    (found) => `There is a space before this '${found.trim()}'.`,
    "Take it away.",
    (found) => found.trim(),
  ],
  [
    /(?<=[\p{L}\d)]) +[,;.!?](?=\p{Lu}\p{Ll})/gu,
    (found) => `The space before this '${found.trim()}' belongs behind it.`,
    "Move it there.",
    (found) => `${found.trim()} `,
  ],
  [
    /(?<!\.)\.\.(?!\.)|,,+|;;+/g,
    (found) => `'${found}' has one sign too many.`,
    "Take one away, or write … where words are left out.",
    (found) => found.charAt(0),
  ],
  [
    /(?<![\p{L}\w@/.])\p{Ll}{2,}[.,;!?]\p{Lu}\p{Ll}*(?=[\s,.;!?]|$)/gu,
    (found) => `There is no space in '${found}' after the sign.`,
    "Type a space behind it.",
    (found) => found.replace(/[.,;!?]/, "$& "),
  ],
  [
    /(?<![\p{L}\w@/.])\p{Ll}{2,},\p{Ll}{2,}(?=[\s,.;!?]|$)/gu,
    (found) => `There is no space in '${found}' after the comma.`,
    "Type a space behind it.",
    (found) => found.replace(",", ", "),
  ],
  [
    /([!?])\1{2,}/g,
    (found) => `'${found}' has more signs than it needs.`,
    "Write one.",
    (found) => found.charAt(0),
  ],
  [
    /\p{L}+´\p{L}+/gu,
    (found) => `The sign in '${found}' is an accent, and no apostrophe.`,
    "Type the apostrophe again.",
    (found) => found.replace("´", "'"),
  ],
  [
    /“(?![^”]*”)[^“”]{0,20}/g,
    () => "This “ is opened and never closed.",
    "Write ” where its words end, or take it away.",
  ],
  [
    /(?<!\])\((?![/#])(?!(?:[^()]|\([^()]*\))*\))[^()]{0,20}/g,
    () => "This ( is opened and never closed.",
    "Write ) where its words end, or take it away.",
  ],
];

/** Reports typing mistakes that no dictionary finds: repeated words, extra or missing spaces, unclosed brackets. */
export const typing: PageRule = (page) =>
  TYPING_MISTAKES.flatMap(([pattern, messageFor, hint, right]) =>
    findingsIn(page, pattern, ([found]) => {
      const message = messageFor(found);
      if (!message) return undefined;
      return { code: "typing", severity: "warning", message, hint, replacement: right?.(found) };
    }),
  );

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
      const complaint = wrongArticle(found, right, isWritten);
      return { file: file.file, path, needle: isWritten ? found : `${article} \${`, ...complaint };
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
