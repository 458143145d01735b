import type { ParsedPage } from "../../content/forms.ts";
import { isMapping } from "../../content/lib/data.ts";
import { counted, errorsIn, type ProblemMessage } from "../../content/problem.ts";
import { blocksOf, type PageRule } from "../rule.ts";
import { blockTextOf } from "./fileTexts.ts";

/** About how many characters of a title search engines show before they cut it. */
const LONGEST_TITLE = 75;
const MOST_POINTS = 6;
const LISTS_OF_POINTS = ["features", "tasks"];

/** Search engines ignore a page of a service in a city that has fewer than these. */
export const FEWEST = { words: 450, questions: 3 };

/** Reports titles that are too long once the company's name is appended. */
export const titleLength: PageRule = ({ file, data }, { site }) => {
  const suffix = site ? ` | ${site.business.name}` : "";
  const title = typeof data.title === "string" && !data.title.includes("${") ? [...data.title].length : 0;
  const length = title + suffix.length;
  if (length <= LONGEST_TITLE || title > LONGEST_TITLE) return [];
  return [
    {
      file,
      path: ["title"],
      code: "too-long",
      severity: "warning", // a longer company name must not fail the build
      message: `With the company's name behind it, this title is ${length} characters long; ${LONGEST_TITLE} at most.`,
      hint: `Make it shorter by ${length - LONGEST_TITLE}.`,
    },
  ];
};

/** Text without small letters, with at least three words in capitals. */
const CAPITALS = /^\P{Ll}*\p{Lu}{2}\P{Ll}* \P{Ll}*\p{Lu}{2}\P{Ll}* \P{Ll}*\p{Lu}{2}\P{Ll}*$/u;

/** Reports titles, headings and the texts below them that are written in capitals throughout. */
export const capitals: PageRule = ({ file, texts }) =>
  texts
    .filter(({ path }) => SEEN_FIRST.includes(String(path.at(-1))))
    .filter(({ text }) => !text.includes("${") && CAPITALS.test(text))
    .map(({ path }) => ({ file, path, ...inCapitals }));

const SEEN_FIRST = ["title", "heading", "intro", "description"];

const inCapitals: ProblemMessage = {
  code: "typing",
  severity: "warning",
  message: "This is written in capitals throughout: it is hard to read, and sounds like shouting.",
  hint: "Write it as a sentence: its first word and names alone begin with a capital.",
};

/** Reports cards with too many points: the cards beside them are stretched to the longest. */
export const longCards: PageRule = ({ file, data }) =>
  blocksOf(data).flatMap(({ block, path }) =>
    Object.entries(block).flatMap(([name, entries]) =>
      (Array.isArray(entries) ? entries : []).flatMap((entry, index) =>
        LISTS_OF_POINTS.flatMap((list) => {
          const points = isMapping(entry) ? entry[list] : undefined;
          if (!Array.isArray(points) || points.length <= MOST_POINTS) return [];
          return [
            {
              file,
              path: [...path, name, index, list, MOST_POINTS],
              code: "too-many",
              severity: "warning",
              message: `This is one of ${points.length} points; a card is read with ${MOST_POINTS} at most, and the cards beside it are stretched to its height.`,
              hint: "Keep the strongest, or make a second card of the rest.",
            },
          ];
        }),
      ),
    ),
  );

/** Reports pages of a service in a city that say too little of both to be worth a page of their own. */
export const thinPages: PageRule = (page, { hasHub }) => {
  const { file, kind, problems } = page;
  if (kind !== "cityService" || !hasHub || errorsIn(problems).length > 0) return [];
  const { words, questions } = sizeOf(page);
  if (words >= FEWEST.words && questions >= FEWEST.questions) return [];
  return [
    {
      file,
      path: ["title"],
      code: "thin-page",
      severity: "warning",
      message: `This page has ${counted(words, "word")} and ${counted(questions, "question")}: search engines pass over a page of a service in a city that has fewer than ${FEWEST.words} and ${FEWEST.questions}.`,
      hint: "Say what is different about this service there, or leave the page out and let the city's own page speak of it.",
    },
  ];
};

/** The number of words that visitors read in a page's blocks, and of questions that it answers. */
export function sizeOf(page: Pick<ParsedPage, "data" | "annotatedTexts">): typeof FEWEST {
  const words = blockTextOf(page).match(/\S+/g)?.length ?? 0;
  const lists = blocksOf(page.data)
    .map(({ block }) => block.questions)
    .filter(Array.isArray);
  return { words, questions: lists.flat().length };
}
