import type { FileContext } from "../../content/compile/checks.ts";
import { partsFor, scopeOf } from "../../content/compile/page.ts";
import { languageNameOf } from "../../content/languages/languages.ts";
import type { Facts, PageWithTexts } from "../facts.ts";
import { type Comparison, compareTranslation } from "./compare.ts";
import { readRecord } from "./record.ts";

/** Compares a translation with its original; finds nothing while a page, site.yaml or city that it needs is invalid. */
export function comparePage(
  parsed: PageWithTexts,
  { page, survey, business, original }: Extract<FileContext<Facts>, { kind: "page" }>,
): Comparison {
  const nothing = { problems: [], links: [] };
  const { translated } = page;
  if (!translated?.record || !original || !parsed.value || original.blocks.length === 0) return nothing;
  const [own, other] = [partsFor(page, business), partsFor(translated.original, business)];
  if ([own, other].some(({ site, city }) => !site.value || city?.isValid === false)) return nothing;
  const [main] = survey.languages;
  const { folder } = survey.languages.find(({ code }) => code === page.language) ?? main;
  const { was, problems } = readRecord(translated.record);
  const versions = { original: original.written, was, schema: parsed.schema };
  const found = compareTranslation(versions, {
    own: { language: page.language, folder, scope: scopeOf(page, business) },
    original: { language: main.code, scope: scopeOf(translated.original, business) },
    name: languageNameOf(main.code),
    phone: own.site.value?.locale.phone,
    command: `npm run translated -- ${page.url.slice(1)}`,
    isRecordDamaged: problems.length > 0,
    source: parsed.source,
  });
  return { problems: [...problems, ...found.problems], links: found.links };
}
