import type { Language } from "../../schema/types.ts";
import type { PageInterface, ValidPage } from "../compile/forms.ts";
import { addressesOf } from "../compile/interface.ts";
import { type AddressByLanguage, type Languages, originalOf } from "../languages/languages.ts";
import { isListed } from "../survey/pageKind.ts";

/** The addresses of pages by language, keyed by the address in the main language. */
export type Translations = Readonly<Record<string, AddressByLanguage>>;

/** The addresses of pages that search engines may list in more than one language. */
export function translationsOf(pages: readonly ValidPage[]): Translations {
  const listed = pages.filter(({ kind, head }) => isListed({ ...head, kind }));
  const together = [...Map.groupBy(listed, ({ original }) => original)].filter(
    ([, group]) => group.length > 1,
  );
  const addressesIn = (group: readonly ValidPage[]) =>
    Object.fromEntries(group.map(({ language, url }) => [language, url]));
  return Object.fromEntries(together.map(([original, group]) => [original, addressesIn(group)]));
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

/**
 * Maps addresses of the main language to those of the translated pages: /services to /es/services, and an alias such as
 * /quote to /es/quote, or to the page's canonical address if it has no such alias.
 */
export function localAddresses(
  language: Language,
  pages: readonly PageInterface[],
  main: string,
): ReadonlyMap<string, string> {
  const translated = pages.filter((page) => page.language === language.code);
  const own = new Map(translated.map((page) => [page.original, addressesOf(page)]));
  const originals = pages.filter((page) => page.language === main && language.code !== main);
  return new Map(
    originals.flatMap((page) => {
      const there = own.get(page.original) ?? [];
      return addressesOf(page).flatMap((address) => {
        const local = there.find((one) => originalOf(one, language) === address) ?? there[0];
        return local === undefined ? [] : [[address, local] as const];
      });
    }),
  );
}
