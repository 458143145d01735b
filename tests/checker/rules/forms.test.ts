import { expect, it } from "vitest";
import { loadWith } from "../../content/project.ts";

const page = (fields: string) => `# yaml-language-server: $schema=../schema/page.json
title: Work at the pool
description: What we look for in people who would like to work with us, and how they ask for it from here.
blocks:
  - type: hero
    heading: Work with us
  - type: form
    heading: Ask for work
    fields:
${fields}
`;

const problemsWith = (fields: string) =>
  loadWith({ "pages-data/about.yaml": page(fields) }).problems.map(({ range, message }) => [
    range.start.line,
    message,
  ]);

it("a form whose senders nobody could answer is told at its fields", () => {
  const message =
    "This form can be sent without an e-mail address and without a phone number: nobody could be answered.";
  expect(problemsWith("      - { label: Your name, kind: name }")).toEqual([[9, message]]);
  expect(problemsWith("      - { label: E-mail, kind: email, optional: true }")).toEqual([[9, message]]);
});

it("a second field for a file is told", () => {
  const fields = ["      - { label: Phone, kind: phone }", "      - { label: A, kind: file }"];
  expect(problemsWith(fields.join("\n"))).toEqual([]);
  expect(problemsWith([...fields, "      - { label: B, kind: file }"].join("\n"))).toEqual([
    [12, "This form has a field for a file already, and one file can be sent with a form."],
  ]);
});

it("a form that must be given a phone number is right", () => {
  expect(problemsWith("      - { label: Phone, kind: phone }")).toEqual([]);
});
