import type { ParsedPage, Survey } from "../forms.ts";
import type { Problem } from "../problem/problem.ts";
import { counts } from "./facts/counts.ts";
import { offer } from "./facts/offer.ts";
import { phones } from "./facts/phones.ts";
import { placeholders } from "./launch/placeholders.ts";
import { entryPlaces } from "./page/entryPlaces.ts";
import { heroFirst } from "./page/heroFirst.ts";
import { looks } from "./page/looks.ts";
import { sectionIds } from "./page/sectionIds.ts";
import { names } from "./references/names.ts";
import { pictureTwice } from "./references/pictureTwice.ts";
import { pictureWords } from "./references/pictureWords.ts";
import type { FileRule, PageRule, SourceRule } from "./rule.ts";
import { schemaLine } from "./schemaLine.ts";
import { articles } from "./texts/articles.ts";
import { formatting } from "./texts/formatting.ts";
import { longCards } from "./texts/longCards.ts";
import { shownAsWritten } from "./texts/shownAsWritten.ts";
import { thinPages } from "./texts/thinPages.ts";
import { titleLength } from "./texts/titleLength.ts";
import { twice } from "./texts/twice.ts";
import { typing } from "./texts/typing.ts";

const sourceRules: readonly SourceRule[] = [schemaLine, shownAsWritten, twice];
const fileRules: readonly FileRule[] = [formatting, articles, names, placeholders];

/** What site.yaml is held to by itself. */
export const siteFileRules: readonly FileRule[] = [
  ...sourceRules.map(
    (rule): FileRule =>
      ({ source }) =>
        rule(source),
  ),
  ...fileRules,
];

const pageRules: readonly PageRule[] = [
  ...fileRules,
  typing,
  entryPlaces,
  heroFirst,
  sectionIds,
  longCards,
  pictureTwice,
  pictureWords,
  looks,
  titleLength,
  counts,
  offer,
  phones,
  thinPages,
];

/** What is wrong with a page by itself. A draft is held to little: it is not finished. */
export function problemsOfPage(page: ParsedPage, { site, cities, cityCounts }: Survey): Problem[] {
  const written = sourceRules.flatMap((rule) => rule(page.source));
  if (page.publication.state === "draft") return written;
  const hasHub = page.citySlug !== undefined && cities.has(page.citySlug);
  const context = { site: site.value, scope: page.scope, cities: cityCounts, hasHub };
  return [...written, ...pageRules.flatMap((rule) => rule(page, context))];
}
