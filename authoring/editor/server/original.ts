import { besideOriginal } from "../../../content/edit/translations/besideOriginal.ts";
import { languageNameOf } from "../../../content/languages/languages.ts";
import { isUnknown } from "../../../content/translations/compare.ts";
import { hasChangedSince, isText, type TextPair } from "../../../content/translations/texts.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Original, OriginalText } from "../contract.ts";

/** Returns what a translation was made from, text by text; undefined of what translates nothing. */
export function originalOf(store: ContentStore, file: string): Original | undefined {
  const content = store.current();
  const beside = besideOriginal(content, file);
  if (!beside) return undefined;
  const [{ code }] = content.survey.languages;
  const texts = beside.pairing.pairs.filter(isText).map(textOf);
  const url = content.all.find((page) => page.file === beside.original)?.url;
  return { file: beside.original, url, code, language: languageNameOf(code), texts };
}

function textOf(pair: TextPair): OriginalText {
  const { here: path, original: text, was } = pair;
  const about = { path, text, ...(isUnknown(pair) && { isUnknown: true as const }) };
  return typeof was === "string" && hasChangedSince(pair) ? { ...about, was } : about;
}
