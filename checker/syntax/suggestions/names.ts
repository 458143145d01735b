import { onEachLine } from "../errorContext.ts";
import { mistake, type PossibleMistake, put } from "../mistake.ts";

/** First names of list entries, and names of multi-line texts: the one that fits leaves the fewest mistakes. */
const OF_ENTRIES = ["title", "question", "heading", "name", "label", "text", "quote", "number"];
const OF_TEXTS = ["intro", "description", "body", "answer", "quote", "text"];

/** A list entry or multi-line text whose name was deleted: the lines below show that it had one. */
export const deletedNames = onEachLine(({ start, contentAt, content, end }, { text }): PossibleMistake[] => {
  const isEntry =
    contentAt > start && /^\p{Lu}[^:#]*$/u.test(content) && nextHasName(text, end, contentAt - start);
  const isText = contentAt === start && /^[|>][-+]?$/.test(content) && isBelow(text, end, start);
  if (!isEntry && !isText) return [];
  const names = isEntry ? OF_ENTRIES : OF_TEXTS;
  return names.map((name) =>
    mistake(contentAt, end, [[put(`${name}: `, contentAt)]], {
      code: "no-name",
      message: "This text has no name in front of it.",
      hint: `Write ${name}: in front of it.`,
    }),
  );
});

/** Whether the next line begins with a name, indented `gap` columns further than the dash. */
function nextHasName(text: string, end: number, gap: number): boolean {
  const [, indent = "", dashes = ""] =
    /^( *)(-? *)/.exec(text.slice(text.lastIndexOf("\n", end - 1) + 1)) ?? [];
  const next = text.slice(text.indexOf("\n", end) + 1);
  return gap === dashes.length && new RegExp(`^ {${indent.length + gap}}[a-z]\\w*:`, "i").test(next);
}

/** Whether the next line is indented further than the column of `start`. */
function isBelow(text: string, end: number, start: number): boolean {
  const column = start - text.lastIndexOf("\n", start - 1) - 1;
  return new RegExp(`^\\n {${column + 1},}[^\\s>]`).test(text.slice(end).replace(/^\r/, ""));
}
