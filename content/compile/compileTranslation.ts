import type { ParsedPage, Survey, SurveyedPage } from "../forms.ts";
import { languageNameOf } from "../languages/languages.ts";
import { partsFor, scopeOf } from "../languages/partsFor.ts";
import { errorsIn, type Problem } from "../problem/problem.ts";
import { type Comparison, compareTranslation } from "../translations/compare.ts";
import { readMemory } from "../translations/memory.ts";

/** Of the page that is translated, its blocks, none where it is not right, and its data as they are written. */
export interface OriginalPage {
  blocks: readonly unknown[];
  written: unknown;
}

/** What comparing a translation with the page that it translates finds: nothing while what it takes is not right. */
export function comparisonWith(
  original: OriginalPage,
  parsed: ParsedPage,
  page: SurveyedPage,
  survey: Survey,
): Comparison {
  const nothing = { problems: [], links: [] };
  const { translated } = page;
  if (!translated || !parsed.value || original.blocks.length === 0) return nothing;
  const [own, other] = [partsFor(page, survey), partsFor(translated.original, survey)];
  if ([own, other].some(({ site, city }) => !site.value || city?.isValid === false)) return nothing;
  const [main] = survey.languages;
  const { folder } = survey.languages.find(({ code }) => code === page.language) ?? main;
  const { was, problems } = readMemory(translated.memory);
  const versions = { original: original.written, was, schema: parsed.schema };
  const found = compareTranslation(versions, {
    own: { language: page.language, folder, scope: scopeOf(page, survey) },
    original: { language: main.code, scope: scopeOf(translated.original, survey) },
    name: languageNameOf(main.code),
    phone: own.site.value?.locale.phone,
    command: `npm run translated -- ${page.url.slice(1)}`,
    source: parsed.source,
  });
  return { problems: sayingMore(found.problems, problems, parsed.problems), links: found.links };
}

/** Of what was found, what says more than that memory cannot be read, or than the errors at the same entries. */
export function sayingMore(found: Problem[], ofMemory: Problem[], own: Problem[]): Problem[] {
  const wrong = errorsIn(own).map(({ path }) => path);
  const isNew = ({ path, code }: Problem) =>
    !wrong.some((one) => path.every((key, depth) => one[depth] === key)) &&
    (ofMemory.length === 0 || code !== "unknown-original");
  return [...ofMemory, ...found.filter(isNew)];
}
