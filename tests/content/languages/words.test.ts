import { expect, it } from "vitest";
import type { BlockOf } from "../../../content/resolve/forms.ts";
import { loadWith, pagesOf } from "../project.ts";
import { BUSINESS, english, spanish, wordsWith } from "./spanish.ts";

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

const CONTACT = `# yaml-language-server: $schema=../../schema/page.json
title: Contacto
description: Cómo llamarnos, escribirnos y visitarnos, y cuánto tardamos en responder a quien nos escribe.
blocks:
  - type: hero
    heading: Contacto
  - type: quoteForm
    heading: Cotización
`;

/** The quote form of the Spanish contact page. Throws if there is none. */
async function spanishForm(): Promise<BlockOf<"quoteForm">> {
  const words = wordsWith(`${BUSINESS}services:\n  - { name: Detección de fugas }\n`);
  const files = { ...spanish, ...words, "pages-data/es/contact.yaml": CONTACT };
  const pages = await pagesOf(loadWith(files, { rules: [] }));
  const form = pages
    .find(({ url }) => url === "/es/contact")
    ?.blocks.find(({ type }) => type === "quoteForm");
  if (form?.type !== "quoteForm") throw new Error("There is no form.");
  return form;
}

it("a form shows services in the language of its page, and asks for them by the names that the owner has for them", async () => {
  const { services, other, language, hours } = await spanishForm();
  expect({ language, reply: hours.reply }).toEqual({ language: "es", reply: "2\u00a0horas" });
  expect(services).toEqual([
    {
      key: "pool-leak-detection",
      name: "Pool Leak Detection",
      label: "Detección de fugas",
    },
  ]);
  expect(other).toEqual({ key: "other", name: "Other", label: "Otro" });
});
