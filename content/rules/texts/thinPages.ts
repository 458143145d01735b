import type { ParsedPage } from "../../forms.ts";
import { blocksOf, type PageRule } from "../rule.ts";
import { blockTexts } from "./readTexts.ts";

const WORDS = 450;
const QUESTIONS = 3;

/** A page of a service in a city says enough of both to be worth a page of its own. */
export const thinPages: PageRule = (page, { hasHub }) => {
  const { source, kind, problems } = page;
  if (kind !== "cityService" || !hasHub) return [];
  if (problems.some(({ severity }) => severity === "error")) return [];
  const [words, questions] = [wordsOf(page), questionsOf(page)];
  if (words >= WORDS && questions >= QUESTIONS) return [];
  return [
    source.problemAt(["title"], "value", {
      code: "thin-page",
      severity: "warning",
      message: `This page has ${counted(words, "word")} and ${counted(questions, "question")}: search engines pass over a page of a service in a city that has fewer than ${WORDS} and ${QUESTIONS}.`,
      hint: "Say what is different about this service there, or leave the page out and let the city's own page speak of it.",
    }),
  ];
};

function wordsOf(page: ParsedPage): number {
  return blockTexts(page).join("\n").match(/\S+/g)?.length ?? 0;
}

function questionsOf({ data }: ParsedPage): number {
  return blocksOf(data).flatMap(({ block: { questions } }) => (Array.isArray(questions) ? questions : []))
    .length;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
