import type { FileContext } from "../../content/compile/checks.ts";
import type { CompiledFile, CompiledSite } from "../../content/compile/forms.ts";
import { languageNameOf } from "../../content/languages/languages.ts";
import { isMapping } from "../../content/lib/data.ts";
import { errorsIn, type Problem } from "../../content/problem.ts";
import { type SchemaNode, withProperty } from "../../content/validate/schemaNode.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { Facts, FileWithTexts } from "../facts.ts";
import { compareTranslation } from "./compare.ts";
import { readRecord } from "./record.ts";

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

/** Compares the words of a language with those of the main one; finds nothing while either of them has an error. */
export function compareWords(
  file: FileWithTexts,
  { site, original }: Extract<FileContext<Facts>, { kind: "words" }>,
): Problem[] {
  const value = errorsIn(file.problems).length ? undefined : file.value;
  if (!value || !site?.value || !original?.words.value || !original.site.value || !original.record) return [];
  const { was, problems } = readRecord(original.record);
  const versions = { original: rememberedWords(original.words, original.site), was, schema: wordsSchema() };
  const { language } = original.site;
  const found = compareTranslation(versions, {
    own: { language: file.language, scope: site.scope },
    original: { language, scope: original.site.scope },
    name: languageNameOf(language),
    phone: original.site.value.locale.phone,
    command: `npm run translated -- words/${file.language}`,
    isRecordDamaged: problems.length > 0,
    source: file.source,
  });
  return [...problems, ...found.problems];
}
