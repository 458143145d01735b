import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageRule } from "../rule.ts";
import { readTexts } from "../texts/readTexts.ts";

const AMOUNT = String.raw`\$ ?\d[\d,]{0,8}|(?<![\d.,])\d{1,3} ?(?:%|percent\b)`;
const OFFERS = new RegExp(`(${AMOUNT})(?: (?:off|discount)\\b)|\\bsave (?:up to )?(${AMOUNT})`, "gi");

const ANY = /[$%]|percent/i; // no offer without it

/** An offer is the one of site.yaml wherever a page makes it. */
export const offer: PageRule = (page, { site }) => {
  const number = site?.offer?.number;
  if (number === undefined) return [];
  const texts = readTexts(page).filter(({ text }) => ANY.test(text));
  return texts.flatMap(({ text, path }) =>
    Array.from(text.matchAll(OFFERS), ([found, amount, saved]) => ({
      found,
      amount: amount ?? saved ?? "",
    }))
      .filter(({ amount }) => plain(amount) !== plain(number))
      .map(({ found, amount }) => page.source.problemAt(path, "value", another(amount, number), found)),
  );
};

/** An amount however it is written. */
function plain(amount: string): string {
  return amount.replace("percent", "%").replace(/[\s,]/g, "");
}

function another(amount: string, number: string): ProblemMessage {
  return {
    code: "wrong-offer",
    severity: "warning",
    message: `This offers ${amount}, and the offer in site.yaml is ${number}.`,
    hint: "Write ${offer.number} or ${offer.words} here: then it changes wherever it stands.",
  };
}
