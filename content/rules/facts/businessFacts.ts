import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageRule } from "../rule.ts";
import { problemsIn } from "../texts/readTexts.ts";

const AMOUNT = String.raw`\$ ?\d[\d,]{0,8}|(?<![\d.,])\d{1,3} ?(?:%|percent\b)`;
const OFFERS = new RegExp(`(${AMOUNT})(?: (?:off|discount)\\b)|\\bsave (?:up to )?(${AMOUNT})`, "gi");
const PHONES = /(?<![\d+-]|tel:)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?![\d-])/g;
// A number with more digits that differ is somebody else's.
const MOST_WRONG_DIGITS = 2;

/** An offer is the one of site.yaml wherever a page makes it. */
export const offer: PageRule = (page, { site }) => {
  const number = site?.offer?.number;
  if (number === undefined) return [];
  return problemsIn(page, OFFERS, ([, amount, saved]) => {
    const said = amount ?? saved ?? "";
    return plainAmount(said) === plainAmount(number) ? undefined : anotherOffer(said, number);
  });
};

/** An amount however it is written. */
function plainAmount(amount: string): string {
  return amount.replace("percent", "%").replace(/[\s,]/g, "");
}

const anotherOffer = (amount: string, number: string): ProblemMessage => ({
  code: "wrong-offer",
  severity: "warning",
  message: `This offers ${amount}, and the offer in site.yaml is ${number}.`,
  hint: "Write ${offer.number} or ${offer.words} here: then it changes wherever it stands.",
});

/** A phone number in a text that is one of ours, or was meant to be: the variable is always right, and can be called. */
export const phones: PageRule = (page, { site }) =>
  problemsIn(page, PHONES, ([found]) => {
    const [near] = Object.entries(site?.phones ?? {})
      .map(([name, number]) => ({ name, number, off: differences(digitsOf(number), digitsOf(found)) }))
      .sort((a, b) => a.off - b.off);
    if (!near || near.off > MOST_WRONG_DIGITS || found === near.number) return undefined;
    return {
      code: "wrong-phone",
      severity: "warning",
      message:
        near.off === 0
          ? `'${found}' is not written as our other numbers are, so nobody can tap on it.`
          : `'${found}' is none of our numbers, and nearly ${near.number}.`,
      hint: `Write \${phones.${near.name}} for ${near.number}: then it changes wherever it stands.`,
    };
  });

function digitsOf(number: string): string {
  return number.replace(/\D/g, "").slice(-10);
}

function differences(one: string, other: string): number {
  return [...one].filter((digit, index) => digit !== other[index]).length;
}
