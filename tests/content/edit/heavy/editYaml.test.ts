import { it } from "vitest";
import { holdEdits, holdUnclear, holdWords, siteTexts, textsIn } from "../holds.ts";

const PATIENCE = 3_600_000; // milliseconds

it(
  "any edit of any file says what was meant, and its inverse brings every byte back",
  () => {
    for (const text of siteTexts()) holdEdits(text, 25);
    for (const text of textsIn("tests/content/edit/odd")) holdEdits(text, 1000);
    for (const text of textsIn("tests/content/edit/unclear")) holdUnclear(text, 1000);
  },
  PATIENCE,
);

it(
  "a word that is changed and changed back leaves every byte as it was",
  () => {
    for (const text of siteTexts()) holdWords(text, 25);
    for (const text of textsIn("tests/content/edit/odd")) holdWords(text, 300);
  },
  PATIENCE,
);
