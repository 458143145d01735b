import type { Answer, AnswersBlock } from "../../schema/types.ts";
import { serviceAt } from "../lib/services.ts";
import { countedWords } from "../lib/words.ts";
import type { BlockContext, Site } from "./forms.ts";

/** The answers of a page: its block's own first, then those of its service, its city and the business. */
export function answersFor(block: AnswersBlock, where: BlockContext, site: Site): AnswersBlock {
  const { url, place, anchors } = where;
  const service = site.services[serviceAt(site.services, url)];
  const served = place?.postalCodes?.length
    ? { text: listedCodes(place.postalCodes, site) }
    : site.answers?.served;
  const answers = { ...site.answers, served, ...place?.answers, ...service, ...block };
  const { price, duration, arrival, languages } = answers;
  const ownPrice = price && { ...price, text: ledHere(price.text, anchors) };
  return { ...block, price: ownPrice, duration, arrival, served: answers.served, languages };
}

/** What a service costs, and how soon we come, by the address of its page. */
export function answersOf(page: string | undefined, site: Site): { cost?: Answer; arrival?: Answer } {
  const { price: cost, arrival } = site.services[page ? serviceAt(site.services, page) : -1] ?? {};
  return { ...(cost && { cost }), ...(arrival && { arrival }) };
}

/** A text whose links to sections of other pages lead to the page's own of the same id, where it has one. */
function ledHere(text: string, anchors: ReadonlySet<string>): string {
  return text.replace(/(?<=\]\()[^()\s#]+(?=#([a-z0-9-]+)\))/g, (address, id: string) =>
    anchors.has(id) ? "" : address,
  );
}

/** Postal codes as a readable list; three or more consecutive ones become a range. */
export function listedCodes(codes: readonly string[], { words, language }: Site): string {
  const ranges: string[][] = [];
  for (const code of codes.toSorted()) {
    const last = ranges.at(-1);
    if (last && Number(code) === Number(last.at(-1)) + 1) last.push(code);
    else ranges.push([code]);
  }
  const written = ranges.flatMap((range) => (range.length > 2 ? `${range[0]}–${range.at(-1)}` : range));
  return `${countedWords(words.answers.postalCodes, codes.length, language)} ${written.join(", ")}`;
}
