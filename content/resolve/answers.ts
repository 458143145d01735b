import type { Answers, AnswersBlock, SiteFile } from "../../schema/types.ts";
import type { City } from "../lib/city.ts";
import { isMapping } from "../lib/data.ts";
import { serviceAt } from "../lib/services.ts";
import { countedWords, languageOf } from "../lib/words.ts";
import type { Site } from "./forms.ts";

/** The answers of a page: its block's own first, then those of its service and its city, else of the business. */
export function answersFor(
  block: AnswersBlock,
  { url, place }: { url: string; place?: City },
  site: Site,
): AnswersBlock {
  const service = site.services[serviceAt(site.services, url)];
  const { price, duration, arrival } = service ?? site.answers ?? {};
  const served = place?.zipCodes?.length ? { text: zipCodes(place.zipCodes, site) } : site.answers?.served;
  const answers = { price, duration, arrival, served, languages: site.answers?.languages };
  return { ...answers, ...block };
}

/** Zip codes as a readable list; three or more consecutive ones become a range. */
function zipCodes(codes: readonly string[], { words, locale }: Site): string {
  const ranges: string[][] = [];
  for (const code of codes.toSorted()) {
    const last = ranges.at(-1);
    if (last && Number(code) === Number(last.at(-1)) + 1) last.push(code);
    else ranges.push([code]);
  }
  const written = ranges.flatMap((range) => (range.length > 2 ? `${range[0]}–${range.at(-1)}` : range));
  return `${countedWords(words.answers.zipCodes, codes.length, languageOf({ locale }))} ${written.join(", ")}`;
}

/** The business without sample answers: a live site leaves their rows out. */
export function withoutSampleAnswers({ answers, services, ...site }: SiteFile): SiteFile {
  return { ...site, answers: answers && real(answers), services: services.map(real) };
}

/** An entry without its sample answers. */
function real<T extends Answers>(entry: T): T {
  const samples = Object.entries(entry).filter(([, value]) => isMapping(value) && value.sample);
  return { ...entry, ...Object.fromEntries(samples.map(([key]) => [key, undefined])) };
}
