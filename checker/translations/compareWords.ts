import type { CompiledSite, CompiledWords } from "../../content/forms.ts";
import { languageNameOf } from "../../content/languages/languages.ts";
import { isMapping } from "../../content/lib/data.ts";
import type { Problem } from "../../content/problem.ts";
import type { ContentFile } from "../../content/read/files.ts";
import { createSource } from "../../content/read/source.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { withProperty } from "../../content/validate/wordsOver.ts";
import { compareTranslation } from "./compare.ts";
import { readMemory } from "./memory.ts";

/** The words of a language, and site.yaml in that language. */
interface InLanguage {
  language: string;
  words: CompiledWords | undefined;
  site: CompiledSite | undefined;
}

/** The main language's words as stored for translations: together with site.yaml, under `site`. */
export function rememberedWords(words: CompiledWords, site: CompiledSite): Record<string, unknown> {
  return { ...(isMapping(words.written) ? words.written : {}), site: site.written };
}

/** The schema of a file of words/, with that of site.yaml for its property `site`. */
export function wordsSchema(): SchemaNode {
  const { words, site } = openSchemas();
  return withProperty(words.node, "site", site.node);
}

/** Compares the words of a language with those of the main one; finds nothing while either of them has an error. */
export function compareWords(
  { file, bytes }: ContentFile,
  own: InLanguage,
  main: InLanguage,
  memory: ContentFile,
): Problem[] {
  if (!own.words?.value || !main.words?.value || !own.site?.value || !main.site?.value) return [];
  const { was, problems } = readMemory(memory);
  const { written: data, positions } = own.words;
  const source = createSource({ file, text: new TextDecoder().decode(bytes), data, positions });
  const versions = { original: rememberedWords(main.words, main.site), was, schema: wordsSchema() };
  const found = compareTranslation(versions, {
    own: { language: own.language, scope: own.site.scope },
    original: { language: main.language, scope: main.site.scope },
    name: languageNameOf(main.language),
    phone: main.site.value.locale.phone,
    command: `npm run translated -- words/${own.language}`,
    isRecordDamaged: problems.length > 0,
    source,
  });
  return [...problems, ...found.problems];
}
