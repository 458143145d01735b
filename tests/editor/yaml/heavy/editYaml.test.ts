import { it } from "vitest";
import { holdEdits, holdUnclear, holdWords, siteTexts, textsIn } from "../holds.ts";

const TIMEOUT = 3_600_000; // milliseconds

it(
  "any edit of any file says what was meant, and its inverse brings every byte back",
  () => {
    for (const text of siteTexts()) holdEdits(text, 10);
    for (const text of textsIn("tests/editor/yaml/odd")) holdEdits(text, 400);
    for (const text of textsIn("tests/editor/yaml/unclear")) holdUnclear(text, 400);
  },
  TIMEOUT,
);

it(
  "a word that is shortened and brought back leaves every byte as it was",
  () => {
    for (const text of siteTexts()) holdWords(text, 10);
    for (const text of textsIn("tests/editor/yaml/odd")) holdWords(text, 200);
  },
  TIMEOUT,
);
