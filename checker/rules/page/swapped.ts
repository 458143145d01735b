import { entriesIn, isMapping } from "../../../content/lib/data.ts";
import type { PageRule } from "../../rule.ts";

/** A title of up to this many characters may well be a sentence. */
const LONG_TITLE = 40;
const ENDS = /[.!?…]["”’)]?$/;

/** Two properties of one entry, and a test for whether their texts are swapped. */
const PAIRS: [one: string, other: string, areSwapped: (one: string, other: string) => boolean][] = [
  ["question", "answer", (question, answer) => !question.includes("?") && answer.endsWith("?")],
  ["number", "label", (number, label) => !/\d/.test(number) && /^[$€£]?\d\S*$/.test(label)],
  ["who", "quote", (who, quote) => ENDS.test(who) && !ENDS.test(quote) && who.length > quote.length],
  [
    "title",
    "description",
    (title, text) =>
      /[^.]\.$/.test(title) && !ENDS.test(text) && title.length > Math.max(LONG_TITLE, 2 * text.length),
  ],
];

/** No two texts of an entry are swapped. */
export const swapped: PageRule = ({ file, source }) =>
  entriesIn(source.data).flatMap(({ value, path }) =>
    PAIRS.flatMap(([one, other, areSwapped]) => {
      if (!isMapping(value) || path[0] !== "blocks") return [];
      const [first, second] = [value[one], value[other]];
      if (typeof first !== "string" || typeof second !== "string") return [];
      if (`${first}${second}`.includes("${") || !areSwapped(first.trim(), second.trim())) return [];
      const message = `'${one}' and '${other}' seem to have changed places.`;
      const hint = "Write each where the other stands now.";
      return [{ file, path: [...path, one], code: "wrong-place", severity: "warning", message, hint }];
    }),
  );
