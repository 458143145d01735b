import type { FileInterface, ParsedFile, SpelledWords } from "../../../forms.ts";
import type { Finding, ProblemMessage } from "../../../problem/problem.ts";
import type { Path } from "../../../read/path.ts";
import type { SiteRule } from "../../rule.ts";
import { readTexts } from "../readTexts.ts";
import { isEnglish, suggestEnglish } from "./dictionary.ts";

/** For so many words at most a near one is looked for among all there are. */
const MOST_SUGGESTIONS = 30;
// Shorter ones are mostly abbreviations.
const SHORTEST = 4;
// Longer ones are no words.
const LONGEST = 40;
// What stands in a text and is no word of it: variables, code, addresses and files.
const NO_WORDS =
  /\$\{[^{}]{0,100}\}|```[\s\S]*?```|`[^`]*`|\]\([^()\n]{0,300}\)|https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\w-])[\w-]+\.(?:com|gov|org|net|ya?ml|jpg|png|webp|txt)\b|(?<![\p{L}\d])\.{0,2}\/[\w./-]+/gu;
const WORD = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{M}\d])/gu;
const LISTS_OF_NAMES = ["neighbourhoods", "landmarks", "offices", "socials", "license"];

/**
 * Every word is spelled as in the dictionary, is the name of a place or of the business, or is `allowed` by words.txt.
 * Reported once a file.
 */
export function spelling(allowed: readonly string[]): SiteRule {
  return (pages, { site, unpublished }) => {
    const files: FileInterface[] = [site.interface, ...pages, ...unpublished];
    const names = new Set(files.flatMap(({ words }) => words.names));
    const right = new Set(allowed.map((word) => word.toLowerCase()));
    const isWrong = ({ word }: { word: string }) => !names.has(word) && !right.has(word.toLowerCase());
    const wrong = files.flatMap(({ file, words }) =>
      words.unknown.filter(isWrong).map((unknown) => ({ file, ...unknown })),
    );
    const first = [...new Set(wrong.map(({ word }) => word))].slice(0, MOST_SUGGESTIONS);
    const meant = new Map(first.map((word) => [word, suggestEnglish(word)]));
    return wrong.map(({ file, path, word }): Finding => {
      return { file, path, part: "value", needle: word, ...misspelt(word, meant.get(word)) };
    });
  };
}

/** The words of a file as spelling asks for them. */
export function spelledWordsIn(file: ParsedFile): SpelledWords {
  const names = new Set<string>();
  const unknown = new Map<string, Path>();
  for (const { text, path } of readTexts(file))
    for (const word of wordsIn(text).filter((one) => !isEnglish(one)))
      if (isName(path)) names.add(word);
      else if (!unknown.has(word)) unknown.set(word, path);
  return { names: [...names], unknown: Array.from(unknown, ([word, path]) => ({ word, path })) };
}

/** The words of a text that can be spelled wrongly. Abbreviations in capitals, and what holds a figure, cannot. */
export function wordsIn(text: string): string[] {
  const words = text.replace(NO_WORDS, " ").match(WORD) ?? [];
  return words
    .map((word) => word.replaceAll("’", "'").replace(/'s?$/i, ""))
    .filter((word) => word.length >= SHORTEST && word.length <= LONGEST && !/^\p{Lu}+s?$/u.test(word));
}

/** Whether a place holds a name, which nobody can know but its writer. */
function isName(path: Path): boolean {
  const [group, entry] = path;
  const own = (group === "city" || group === "business") && entry === "name";
  return own || path.some((key) => LISTS_OF_NAMES.includes(String(key)));
}

const misspelt = (word: string, meant: string | undefined): ProblemMessage => ({
  code: "spelling",
  severity: "warning",
  message: `'${word}' is not in the dictionary.${meant ? ` Did you mean '${meant}'?` : ""}`,
  hint: `If it is right, add a line to words.txt: ${word}`,
});
