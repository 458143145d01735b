import { expect, it } from "vitest";
import { loadWith } from "../project.ts";
import { english } from "./spanish.ts";

const WORDS = "words/en.yaml";
const problemsWith = (from: RegExp, to: string) => {
  const text = english(WORDS);
  expect(text).toMatch(from);
  return loadWith({ [WORDS]: text.replace(from, to) }).problems;
};

it("words may leave out a name that reads well without", () => {
  expect(
    problemsWith(/^ {2}photo: .*\{subject\}.*/m, '  photo: "A photo helps. {message} or {mail}."'),
  ).toEqual([]);
});

it("words that lead nowhere without a link say which one is missing", () => {
  const [problem] = problemsWith(/^ {2}photo: .*/m, '  photo: "A photo of the {subject} helps."');
  expect(problem).toMatchObject({
    file: WORDS,
    message: "'photo' does not say where {message} and {mail} stand.",
  });
});
