import { editDistance } from "cspell-trie-lib";
import { numberInWords } from "../../../content/languages/numerals.ts";
import { valueAt } from "../../../content/lib/data.ts";
import type { Fact } from "../../../schema/types.ts";
import { blocksOf, type PageRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";
import { figuresIn } from "../../translations/figures/figures.ts";
import type { Figure } from "../../translations/figures/forms.ts";
import { sentencesOf } from "../cities/similarity.ts";

/**
 * A sentence with the words beside which a fact of site.yaml stands (`beside`) has its figure, or one from the page's own
 * short answers: else the page tells visitors two figures for one thing.
 */
export const contradictions: PageRule = ({ file, language, data, texts }, { site }) => {
  const facts = Object.values(site?.facts ?? {});
  const answers = blocksOf(data).filter(({ block }) => block.type === "answers");
  const own = answers.map(({ block }) => String(valueAt(block, ["duration", "text"]) ?? ""));
  const figures = (text: string) => figuresIn(text, language).filter(({ kind }) => kind === "fact");
  return texts.flatMap(({ value, path }) =>
    sentencesOf(value).flatMap((sentence) => {
      const near = facts.filter(({ beside }) =>
        beside?.some((words) => sentence.toLowerCase().includes(words)),
      );
      if (near.length === 0) return [];
      const right = near.flatMap(({ words }) => figures(words));
      const allowed = [...right, ...own.flatMap(figures)].map((figure) => figure.value);
      const other = figures(sentence).find(
        (figure) => !allowed.includes(figure.value) && right.some((one) => unitOf(one) === unitOf(figure)),
      );
      if (!other) return [];
      const said = near.map(({ words }) => words).join(", or ");
      const message = `'${other.found}' contradicts what site.yaml says of this: ${said}.`;
      const hint = "Keep one of the two, or say in the page's short answers how long it takes here.";
      return [{ file, path, needle: other.found, code: "contradiction", severity: "warning", message, hint }];
    }),
  );
};

/** The unit of a figure: its measure, and how much of it is one. */
function unitOf({ value, number }: Figure): string {
  const [measure, amount] = value.split(" ");
  return `${measure} ${Number(amount) / number}`;
}

const FRACTIONS: Record<string, string> = {
  "1/8": "an eighth",
  "1/4": "a quarter",
  "3/16": "three sixteenths",
};

/** Facts of site.yaml are written as variables: written by hand, they become outdated when the fact changes. */
export const factsByHand: PageRule = (page, { site }) => {
  const facts = Object.entries(site?.facts ?? {}).flatMap(searched);
  return page.texts.flatMap(({ text, path }) =>
    sentencesOf(text).flatMap((sentence) =>
      facts.flatMap(({ name, words, pattern, nouns }) => {
        const found = nouns.test(sentence) ? pattern.exec(sentence)?.[0] : undefined;
        if (found === undefined) return [];
        const message = `'${found}' is a fact of site.yaml, written by hand: ${words}.`;
        const replacement = `\${facts.${name}.words}`;
        const hint = `Write ${replacement} here: then it changes wherever it stands.`;
        const byHand = { code: "fact-by-hand", severity: "warning", message, hint, replacement } as const;
        return [{ file: page.file, path, needle: found, ...byHand }];
      }),
    ),
  );
};

/** Search patterns of a fact: its figure with its unit, and its nouns. Empty if it has no unit or no nouns. */
function searched([name, { words, unit, nouns = [] }]: [string, Fact]) {
  const figure = unit === undefined ? undefined : words.slice(0, words.indexOf(unit));
  if (figure === undefined || nouns.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w/.–-])${written(figure)}(?: of an)?[\\s-]${unit}`, "i");
  return [{ name, words, pattern, nouns: new RegExp(`\\b(?:${nouns.join("|")})`, "i") }];
}

/** Regex source for a figure in any form: 3-5, 3 to 5 or three to five; 1/4, quarter or a quarter. */
function written(figure: string): string {
  const numbers = figure.match(/\d+\/\d+|\d[\d,.]*/g) ?? [];
  return numbers.map(inFiguresOrWords).join("\\s*(?:–|-|to)\\s*");
}

function inFiguresOrWords(number: string): string {
  const fraction = FRACTIONS[number]?.replace(/^an? /, "(?:an? )?");
  const inLetters = fraction ?? (/^\d+$/.test(number) ? numberInWords(Number(number)) : undefined);
  const inFigures = number.replace(".", "\\.");
  return inLetters ? `(?:${inFigures}|${inLetters})` : inFigures;
}

const NAMES = /\p{Lu}[\p{L}\d]*(?:[ \n]+\p{Lu}[\p{L}\d]*)*/gu;
const MOST_LETTERS_OFF = 2;
/** Shorter names are too like other words. */
const SHORTEST_NAME = 8;

/** Reports names that are nearly, but not exactly, the name of the business. */
export const businessName: PageRule = (page, { site }) => {
  const name = site?.business.name ?? "";
  if (plain(name).length < SHORTEST_NAME || !name.includes(" ")) return [];
  return findingsIn(page, NAMES, ([words]) => {
    const found = nearName(words.split(/\s+/), name);
    if (!found) return undefined;
    const message = `'${found}' is nearly our name, ${name}.`;
    const hint = "Write ${business.name}: then it is the same wherever it stands.";
    const replacement = "${business.name}";
    return { needle: found, code: "fact-by-hand", severity: "warning", message, hint, replacement };
  });
};

/** The adjacent words that are nearly the name; undefined if there are none, or if some are exactly the name. */
function nearName(words: string[], name: string): string | undefined {
  const count = name.split(/\s+/).length;
  const runs = [count, count + 1, count - 1].flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, start) => words.slice(start, start + length).join(" ")),
  );
  if (runs.includes(name)) return undefined;
  return runs.find((run) => /\p{Ll}/u.test(run) && run.includes(" ") && isNear(plain(run), plain(name)));
}

function isNear(found: string, name: string): boolean {
  const isAlike = Math.abs(found.length - name.length) <= MOST_LETTERS_OFF && found[0] === name[0];
  return isAlike && editDistance(found, name, 1) <= MOST_LETTERS_OFF;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
