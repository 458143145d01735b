import { entriesIn, isMapping, type Path, valueAt } from "../../../content/lib/data.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import { type Facts, type FileRule, findingAt, type PageRule, type SiteRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";
import { sentencesOf } from "../cities/similarity.ts";

const REVERSED = /\$([\d,]+) ?(?:–|-|to|a) ?\$([\d,]+)(?!\d|[.,]\d)/g;
const SIGN_BEHIND = /(?<![\w$.,-])(\d[\d,]*)\$(?![\w{])/g;
const LETTER = /\$\d[\d,]*O[\dO]*(?!\p{L})/gu;

/** Amounts of money have the sign first, the smaller amount of a range first, and no letter O for a zero. */
export const amounts: PageRule = (page) => [
  ...findingsIn(page, REVERSED, ([found, from = "", to = ""]) => {
    if (amountOf(from) <= amountOf(to)) return undefined;
    const right = found.replace(from, "\0").replace(to, from).replace("\0", to);
    return wrong(`'${found}' begins with the larger amount.`, right);
  }),
  ...findingsIn(page, SIGN_BEHIND, ([found, amount = ""]) =>
    wrong(`The sign of '${found}' stands behind the amount.`, `$${amount}`),
  ),
  ...findingsIn(page, LETTER, ([found]) =>
    wrong(`There is a letter O in '${found}' where a zero belongs.`, found.replaceAll("O", "0")),
  ),
];

function amountOf(written: string): number {
  return Number(written.replaceAll(",", ""));
}

function wrong(message: string, right: string): ProblemMessage {
  return { code: "wrong-price", severity: "warning", message, hint: `Write ${right}`, replacement: right };
}

/** A package has one price on all pages of a city, and one on all pages of no city. Reported at the later page. */
export const prices: SiteRule = (pages) => {
  const first = new Map<string, Facts["prices"][number] & { file: string }>();
  return pages.flatMap(({ file, language, citySlug = "", facts: { prices: own } }) =>
    own.flatMap((one) => {
      const key = `${language} ${citySlug} ${one.name.toLowerCase()}`;
      const known = first.get(key) ?? { ...one, file };
      first.set(key, known);
      if (plain(known.price) === plain(one.price)) return [];
      const message = `'${one.name}' costs '${one.price}' here, and '${known.price}' in ${known.file}.`;
      const hint = "Write one price in both places, or give one of the two another name.";
      return findingAt(file, one.path, { code: "wrong-price", severity: "warning", message, hint });
    }),
  );
};

/** An amount in normalized form: % for percent, no spaces or commas. */
function plain(amount: string): string {
  return amount.replace("percent", "%").replace(/[\s,]/g, "").toLowerCase();
}

/** Where an entry has `min` and `max`, `min` is not greater. */
export const ranges: FileRule = ({ file, data }) =>
  entriesIn(data).flatMap(({ value, path }) => {
    if (!isMapping(value)) return [];
    const { min, max } = value;
    if (typeof min !== "number" || typeof max !== "number" || min <= max) return [];
    const message = `'min' is ${min} and 'max' is ${max}, which is less.`;
    const hint = "Check both numbers: the smaller one is min.";
    return [{ file, path: [...path, "min"], code: "too-large", message, hint }];
  });

const AMOUNT = String.raw`\p{Sc} ?\d[\d,]{0,8}|(?<![\d.,])\d{1,3} ?(?:%|percent\b)`;
const OFFERS = new RegExp(
  `(${AMOUNT})(?: (?:off|discount)\\b(?!-))|\\bsave (?:up to )?(${AMOUNT})(?= (?:on|off|of) )`,
  "giu",
);
// Discounts and savings for something other than becoming a customer.
const OTHER_OFFER =
  /\b(?:refer|neighbo|senior|veteran|military|student|annual|prepa|second|electric|energy|water)/i;

/** Every offer in a page's texts is the one in site.yaml, unless the page or the section ends on a day of its own. */
export const offer: PageRule = (page, { site }) => {
  const number = site?.offer?.number;
  const isDated = (at: Path) => valueAt(page.data, [...at, "until"]) !== undefined;
  if (number === undefined || isDated([])) return [];
  return findingsIn(page, OFFERS, ({ 0: found, 1: amount, 2: saved, index, input }) => {
    const sentence = sentencesOf(input).find(
      (one) => one.includes(found) && input.indexOf(one) + one.length > index,
    );
    if (OTHER_OFFER.test(sentence ?? "")) return undefined;
    const said = amount ?? saved ?? "";
    if (plain(said) === plain(number)) return undefined;
    const message = `This offers ${said}, and the offer in site.yaml is ${number}.`;
    const hint = "Write ${offer.number} or ${offer.words} here: then it changes wherever it stands.";
    const replacement = found.replace(said, () => "${offer.number}");
    return { code: "wrong-offer", severity: "warning", message, hint, replacement };
  }).filter(({ path = [] }) => !isDated(path.slice(0, 2)));
};

/** If the offer's words name amounts, its number is among them. */
export const offerInWords: SiteRule = (_, { sites }) =>
  [...sites.values()].flatMap(({ file, value, at }) => {
    const { number = "", words = "" } = value?.offer ?? {};
    const said = words.match(new RegExp(AMOUNT, "g")) ?? [];
    const isOther = said.length > 0 && !said.some((amount) => plain(amount) === plain(number));
    if (!isOther) return [];
    const [needle] = said;
    const message = `These words offer ${needle}, and 'number' says ${number}: visitors would read both.`;
    const hint = "Write ${offer.number} in place of the amount.";
    const found = { code: "wrong-offer", message, hint, replacement: "${offer.number}" };
    return [{ file, path: [...at, "offer", "words"], needle, ...found }];
  });
