import type { ValidPage } from "../compile/forms.ts";
import type { Survey } from "../survey/forms.ts";
import type { Theme } from "../theme/theme.ts";
import type { WholeSiteFile } from "./forms.ts";
import { type Lists, listsOf } from "./lists.ts";
import { languagePages } from "./otherLanguages.ts";
import { translationsOf } from "./translations.ts";

/** The lists by language code, the main one first; none unless the theme and the main language's business are valid. */
export function listsOfAll(
  shown: readonly ValidPage[],
  businesses: ReadonlyMap<string, WholeSiteFile>,
  { languages, today }: Pick<Survey, "languages" | "today">,
  theme: Theme | undefined,
): Map<string, Lists> {
  const [main] = languages;
  const business = businesses.get(main.code);
  if (!theme || !business) return new Map();
  const translations = translationsOf(shown);
  const locales = Object.fromEntries(
    Array.from(businesses, ([language, { locale }]) => [language, locale.language]),
  );
  const context = { shown, theme, today, main: main.code, business, locales, translations };
  const all = languages.flatMap((language) => {
    const file = businesses.get(language.code);
    return file ? [listsOf(language, file, context)] : [];
  });
  const pagesOfAll = all.map((lists) => languagePages(lists, shown));
  return new Map(
    all.map((lists) => {
      const { code } = lists.language;
      return [code, { ...lists, others: pagesOfAll.filter((one) => one.code !== code) }];
    }),
  );
}
