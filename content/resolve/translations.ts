import type { ValidPage } from "../compile/forms.ts";
import type { AddressByLanguage } from "../languages/addressByLanguage.ts";
import type { Languages } from "../languages/languages.ts";
import { isListed } from "../survey/pageKind.ts";

/** The addresses of pages by language, keyed by the address in the main language. */
export type Translations = Readonly<Record<string, AddressByLanguage>>;

/** The addresses of pages that search engines may list in more than one language. */
export function translationsOf(pages: readonly ValidPage[]): Translations {
  const listed = pages.filter(({ kind, head }) => isListed({ ...head, kind }));
  const together = [...Map.groupBy(listed, ({ original }) => original)].filter(
    ([, { length }]) => length > 1,
  );
  return Object.fromEntries(
    together.map(([original, those]) => [
      original,
      Object.fromEntries(those.map(({ language, url }) => [language, url])),
    ]),
  );
}

/** The addresses of a page by `hreflang`; x-default, for speakers of other languages, is the main language's. */
export function alternatesOf(
  translations: AddressByLanguage,
  languages: Languages,
): [hreflang: string, address: string][] {
  const [main] = languages;
  const named = languages.map(({ code }) => [code, translations[code]] as const);
  return [...named, ["x-default", translations[main.code]] as const].flatMap(([hreflang, address]) =>
    address === undefined ? [] : [[hreflang, address]],
  );
}
