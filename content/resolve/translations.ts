import { filledIn } from "../../schema/filledIn.ts";
import type { Language } from "../../schema/types.ts";
import type { PageInterface, ValidPage } from "../compile/forms.ts";
import { addressesOf } from "../compile/interface.ts";
import { type AddressByLanguage, type Languages, originalOf } from "../languages/languages.ts";
import { ancestorsOf } from "../lib/addresses.ts";
import type { NamedLink } from "../lib/named.ts";
import { isListed, type PageKind } from "../survey/pageKind.ts";
import type { Frame, LanguageLink, LinkData } from "./forms.ts";

/** The addresses of pages by language, keyed by the address in the main language. */
export type Translations = Readonly<Record<string, AddressByLanguage>>;

/** The addresses of pages that search engines may list in more than one language. */
export function translationsOf(pages: readonly ValidPage[]): Translations {
  const listed = pages.filter(({ kind, head }) => isListed({ ...head, kind }));
  const together = [...Map.groupBy(listed, ({ original }) => original)].flatMap(([original, group]) => {
    const addresses = group.map(({ language, url }) => [language, url] as const);
    return group.length > 1 ? [[original, Object.fromEntries(addresses)] as const] : [];
  });
  return Object.fromEntries(together);
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

/** What pages of other languages need of a language: its pages, by the addresses of their originals. */
export interface LanguagePages {
  code: string;
  name: string;
  /** The note beside a link to another page, if the page itself is missing in the language. */
  elsewhere: string;
  pages: Readonly<Record<string, NamedLink>>;
}

/** Links from a page to the other languages: to the page itself, or if it is missing there, to its nearest ancestor. */
export function otherLanguagesOf(
  { original, kind }: { original: string; kind: PageKind },
  others: readonly LanguagePages[],
): LanguageLink[] {
  return others.flatMap(({ code, name, elsewhere, pages }) => {
    const nearest = [original, ...ancestorsOf(original)].find((address) => Object.hasOwn(pages, address));
    const page = nearest === undefined ? undefined : pages[nearest];
    if (!page) return [];
    const isThis = nearest === original || kind === "notFound"; // nobody looks for a not-found page
    const note = !isThis && { note: filledIn(elsewhere, { page: page.label }) };
    return [{ code, name, href: page.href, ...note }];
  });
}

/** The site data that links need on pages in the site's language. */
export function linkDataOf(site: Frame): LinkData {
  const { keyAddresses, language, languages, words } = site;
  return { keyAddresses, language, languages, mark: words.languages.mark };
}
