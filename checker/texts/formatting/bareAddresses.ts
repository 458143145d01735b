import type { ProblemMessage } from "../../../content/problem.ts";
import { mistakesAt, type TextMistake } from "./textMistakes.ts";

const ADDRESS = /(?<![\w@./:])(?:https?:\/\/|www\.)[^\s<>()]*[\w/]/g;
const MAIL = /(?<![\w@./:+-])[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}(?![\w@-])/gi;

/** Bare URLs and mail addresses in a formatted text, which visitors cannot click. */
export function bareAddressesIn(text: string): TextMistake[] {
  return [...mistakesAt(ADDRESS, text, noLink), ...mistakesAt(MAIL, text, noMailLink)];
}

/** Bare URLs in a text that cannot be formatted. Mail addresses are left alone: they can be copied from there. */
export function addressesInPlainText(text: string): TextMistake[] {
  return mistakesAt(ADDRESS, text, (found) => ({
    ...notClickable(found),
    hint: "Put it into a button, or into a text that may be formatted, as [words](https://www.example.com).",
  }));
}

function noLink(found: string): ProblemMessage {
  const address = found.replace(/^(?:https?:\/\/)?/, "https://");
  return {
    ...notClickable(found),
    hint: `Write [words](${address})`,
    replacement: `[${found.replace(/^https?:\/\//, "")}](${address})`,
  };
}

function noMailLink(found: string): ProblemMessage {
  const replacement = `[${found}](mailto:${found})`;
  return { ...notClickable(found), hint: `Write ${replacement}`, replacement };
}

const notClickable = (found: string): ProblemMessage => ({
  code: "broken-link",
  severity: "warning",
  message: `Visitors cannot click on '${found}': an address alone is no link here.`,
});
