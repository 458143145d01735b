import { entriesIn } from "../../content/lib/data.ts";
import { counted, errorsIn } from "../../content/problem.ts";
import { blocksOf, entriesOf, findingAt, type PageRule, type PageWithTexts } from "../rule.ts";
import { textWithin } from "./fileTexts.ts";

const MOST_POINTS = 6;
const LISTS_OF_POINTS = ["features", "tasks"];

/** Search engines ignore a page of a service in a city that has fewer than these. */
export const FEWEST = { words: 450, questions: 3 };

/** Reports cards with too many points: the cards beside them are stretched to the longest. */
export const longCards: PageRule = ({ file, data }) =>
  entriesIn(data.blocks).flatMap(({ value, path }) => {
    const isOfCard = path.length === 4 && LISTS_OF_POINTS.includes(String(path[3])); // block, cards, card, list
    if (!isOfCard || !Array.isArray(value) || value.length <= MOST_POINTS) return [];
    const message = `This is one of ${value.length} points; a card is read with ${MOST_POINTS} at most, and the cards beside it are stretched to its height.`;
    const hint = "Keep the strongest, or make a second card of the rest.";
    const place = ["blocks", ...path, MOST_POINTS];
    return findingAt(file, place, { code: "too-many", severity: "warning", message, hint });
  });

/** Reports pages of a service in a city that say too little of both to be worth a page of their own. */
export const thinPages: PageRule = (page, { hasHub }) => {
  const { file, kind, problems } = page;
  if (kind !== "cityService" || !hasHub || errorsIn(problems).length > 0) return [];
  const { words, questions } = sizeOf(page);
  if (words >= FEWEST.words && questions >= FEWEST.questions) return [];
  const message = `This page has ${counted(words, "word")} and ${counted(questions, "question")}: search engines pass over a page of a service in a city that has fewer than ${FEWEST.words} and ${FEWEST.questions}.`;
  const hint =
    "Say what is different about this service there, or leave the page out and let the city's own page speak of it.";
  return findingAt(file, ["title"], { code: "thin-page", severity: "warning", message, hint });
};

/** The number of words that visitors read in a page's blocks, and of questions that it answers. */
export function sizeOf(page: Pick<PageWithTexts, "data" | "annotatedTexts">): typeof FEWEST {
  const words = textWithin(page, ["blocks"]).match(/\S+/g)?.length ?? 0;
  const questions = blocksOf(page.data).flatMap((block) => entriesOf("questions", block)).length;
  return { words, questions };
}
