import type { ParsedPage, Survey, SurveyedPage } from "../../content/forms.ts";
import { languageNameOf } from "../../content/languages/languages.ts";
import { partsFor, scopeOf } from "../../content/languages/partsFor.ts";
import { type Comparison, compareTranslation } from "./compare.ts";
import { readMemory } from "./memory.ts";

/** The page that is translated: its blocks, empty if it is invalid, and its data as written. */
export interface OriginalPage {
  blocks: readonly unknown[];
  written: unknown;
}

/** Compares a translation with its original; finds nothing while a page, site.yaml or city that it needs is invalid. */
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
    isRecordDamaged: problems.length > 0,
    source: parsed.source,
  });
  return { problems: [...problems, ...found.problems], links: found.links };
}
