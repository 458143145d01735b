import type { FileContext } from "../../content/compile/checks.ts";
import type { CompiledFile, CompiledSite } from "../../content/compile/forms.ts";
import { partsFor, scopeOf } from "../../content/compile/page.ts";
import { isMapping } from "../../content/lib/data.ts";
import { errorsIn, type Problem } from "../../content/problem.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { withProperty } from "../lib/annotatedTexts.ts";
import { languageNameOf } from "../lib/languageNames.ts";
import type { Facts, FileWithTexts, PageWithTexts } from "../rule.ts";
import { type Comparison, compareTranslation } from "./compare.ts";

/** What a file of a kind is checked with. */
export type Context<Kind extends FileContext<Facts>["kind"]> = Extract<FileContext<Facts>, { kind: Kind }>;

/** Compares a translation with its original; finds nothing while a page, site.yaml or city that it needs is invalid. */
export function comparePage(parsed: PageWithTexts, context: Context<"page">): Comparison {
  const { page, survey, business, original } = context;
  const nothing = { problems: [], links: [] };
  const { translated } = page;
  if (!translated?.record || !original || !parsed.value || original.blocks.length === 0) return nothing;
  const [own, other] = [partsFor(page, business), partsFor(translated.original, business)];
  if ([own, other].some(({ site, city }) => !site.value || city?.isValid === false)) return nothing;
  const [main] = survey.languages;
  const { folder } = survey.languages.find(({ code }) => code === page.language) ?? main;
  return compareTranslation(
    translated.record,
    { original: original.written, schema: parsed.schema },
    {
      own: { language: page.language, folder, scope: scopeOf(page, business) },
      original: { language: main.code, scope: scopeOf(translated.original, business) },
      name: languageNameOf(main.code),
      phone: own.site.value?.locale.phone,
      command: `npm run translated -- ${page.url.slice(1)}`,
      source: parsed.source,
    },
  );
}

/** Compares the words of a language with those of the main one; finds nothing while either of them has an error. */
export function compareWords(file: FileWithTexts, { site, original }: Context<"words">): Problem[] {
  const value = errorsIn(file.problems).length ? undefined : file.value;
  if (!value || !site?.value || !original?.words.value || !original.site.value || !original.record) return [];
  return compareTranslation(
    original.record,
    { original: rememberedWords(original.words, original.site), schema: wordsSchema() },
    {
      own: { language: file.language, scope: site.scope },
      original: { language: original.site.language, scope: original.site.scope },
      name: languageNameOf(original.site.language),
      phone: original.site.value.locale.phone,
      command: `npm run translated -- words/${file.language}`,
      source: file.source,
    },
  ).problems;
}

/** The main language's words as stored for translations: together with site.yaml, under `site`. */
export function rememberedWords(
  words: Pick<CompiledFile<unknown, unknown>, "written">,
  site: Pick<CompiledSite, "written">,
): Record<string, unknown> {
  return { ...(isMapping(words.written) ? words.written : {}), site: site.written };
}

/** The schema of a file of words/, with that of site.yaml for its property `site`. */
export function wordsSchema(): SchemaNode {
  const { words, site } = openSchemas();
  return withProperty(words.node, "site", site.node);
}
