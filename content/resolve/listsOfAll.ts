import type { Language } from "../../schema/types.ts";
import type { Business, ValidPage } from "../compile/forms.ts";
import { languagesOf } from "../languages/languages.ts";
import { languageOf, wordsFileIn } from "../lib/words.ts";
import type { Survey } from "../survey/forms.ts";
import type { Theme } from "../theme/theme.ts";
import type { WholeSiteFile } from "./forms.ts";
import { crumbOf, type Lists, listsOf } from "./lists.ts";
import { withoutSampleAnswers } from "./shown.ts";
import { type LanguagePages, translationsOf } from "./translations.ts";

/** The lists by language code, the main one first; none unless the theme and the main language's business are valid. */
export function listsOfAll(
  shown: readonly ValidPage[],
  businesses: ReadonlyMap<string, WholeSiteFile>,
  { languages, today, addresses }: Survey,
  theme: Theme | undefined,
): Map<string, Lists> {
  const [main] = languages;
  const business = businesses.get(main.code);
  if (!theme || !business) return new Map();
  const translations = translationsOf(shown);
  const locales = Object.fromEntries([...businesses].map(([code, { locale }]) => [code, locale.language]));
  const context = { shown, theme, today, addresses, main: main.code, business, locales, translations };
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

/** What stands for the parts that site.yaml may leave out. */
const LEFT_OUT = { links: {}, socials: [], trust: [] };

/** The business by language code, for those of some languages in which site.yaml and the words are valid. */
export function businessesIn(
  { sites, words }: Business,
  languages: readonly Language[],
  launch: boolean,
): Map<string, WholeSiteFile> {
  return new Map(
    languages.flatMap(({ code: language }) => {
      const value = sites.get(language)?.value;
      const own = value && languageOf(value);
      const ownWords = own && words.get(wordsFileIn(own))?.value;
      if (!ownWords) return [];
      const file = launch ? withoutSampleAnswers(value) : value;
      const added = { language: own, languages: languagesOf(file), words: ownWords };
      return [[language, { ...LEFT_OUT, ...file, ...added }] as const];
    }),
  );
}

/** What pages of other languages need of a language; not-found pages are left out. */
function languagePages(
  { language, labels, site }: Pick<Lists, "language" | "labels" | "site">,
  shown: readonly ValidPage[],
): LanguagePages {
  const { code, name } = language;
  const { header, languages } = site.words;
  const own = shown.filter((page) => page.language === code && page.kind !== "notFound");
  const labelOf = ({ kind, url }: ValidPage) => (kind === "home" ? header.start : crumbOf(url, labels));
  const pages = own.map((page) => [page.original, { label: labelOf(page), href: page.url }] as const);
  return { code, name, elsewhere: languages.elsewhere, pages: Object.fromEntries(pages) };
}
