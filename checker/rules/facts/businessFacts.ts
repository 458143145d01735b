import type { PageRule, SiteRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";
import { sentencesOf } from "../cities/similarity.ts";

const AMOUNT = String.raw`\p{Sc} ?\d[\d,]{0,8}|(?<![\d.,])\d{1,3} ?(?:%|percent\b)`;
const OFFERS = new RegExp(
  `(${AMOUNT})(?: (?:off|discount)\\b(?!-))|\\bsave (?:up to )?(${AMOUNT})(?= (?:on|off|of) )`,
  "giu",
);
// Discounts and savings for something other than becoming a customer.
const OTHER_OFFER =
  /\b(?:refer|neighbo|senior|veteran|military|student|annual|prepa|second|electric|energy|water)/i;

/** Every offer in a page's texts is the one in site.yaml. */
export const offer: PageRule = (page, { site }) => {
  const number = site?.offer?.number;
  if (number === undefined) return [];
  return findingsIn(page, OFFERS, ({ 0: found, 1: amount, 2: saved, index, input }) => {
    const sentence = sentencesOf(input).find(
      (one) => one.includes(found) && input.indexOf(one) + one.length > index,
    );
    if (OTHER_OFFER.test(sentence ?? "")) return undefined;
    const said = amount ?? saved ?? "";
    if (plainAmount(said) === plainAmount(number)) return undefined;
    const message = `This offers ${said}, and the offer in site.yaml is ${number}.`;
    const hint = "Write ${offer.number} or ${offer.words} here: then it changes wherever it stands.";
    const replacement = found.replace(said, () => "${offer.number}");
    return { code: "wrong-offer", severity: "warning", message, hint, replacement };
  });
};

const FOUNDED =
  /\b(?:serving\b[^.!?]{0,40}? since|in business since|we (?:were (?:founded|established)|started|opened) in) (\d{4})\b|\bsince (\d{4})(?=,? we\b)|^(?:since|established) (\d{4})$/giu;

/** The founding year in a page's texts is the one in site.yaml. */
export const founded: PageRule = (page, { site }) => {
  const year = site?.business.founded;
  if (year === undefined) return [];
  return findingsIn(page, FOUNDED, ({ 0: found, 1: said, 2: before, 3: alone }) => {
    const other = said ?? before ?? alone ?? "";
    if (Number(other) === year) return undefined;
    const message = `This says ${other}, and site.yaml says that the business was founded in ${year}.`;
    const hint = "Write ${business.founded}: then it is the same wherever it stands.";
    const replacement = found.replace(other, "$${business.founded}");
    return { code: "wrong-date", severity: "warning", message, hint, replacement };
  });
};

/** If the offer's words name amounts, its number is among them. */
export const offerInWords: SiteRule = (_, { sites }) =>
  [...sites.values()].flatMap(({ file, value, at }) => {
    const { number = "", words = "" } = value?.offer ?? {};
    const said = words.match(new RegExp(AMOUNT, "g")) ?? [];
    const isOther = said.length > 0 && !said.some((amount) => plainAmount(amount) === plainAmount(number));
    if (!isOther) return [];
    const [needle] = said;
    const message = `These words offer ${needle}, and 'number' says ${number}: visitors would read both.`;
    const hint = "Write ${offer.number} in place of the amount.";
    const found = { code: "wrong-offer", message, hint, replacement: "${offer.number}" };
    return [{ file, path: [...at, "offer", "words"], needle, ...found }];
  });

/** An amount in normalized form: % for percent, no spaces or commas. */
function plainAmount(amount: string): string {
  return amount.replace("percent", "%").replace(/[\s,]/g, "");
}
