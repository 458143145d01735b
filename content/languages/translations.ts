import type { ValidPage } from "../forms.ts";
import { isListed } from "../survey/pageKind.ts";
import type { Addresses } from "../types.ts";
import type { Languages } from "./languages.ts";

/** The addresses of pages in their languages, by the address in the main one. */
export type Translations = Readonly<Record<string, Addresses>>;

/** The pages that search engines may list in several languages. */
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

/**
 * Where a page stands in its languages as `hreflang` names them, and where whoever speaks none of these is led: to the
 * main one.
 */
export function alternatesOf(
  translations: Addresses,
  languages: Languages,
): [hreflang: string, address: string][] {
  const [main] = languages;
  const named = languages.map(({ code }) => [code, translations[code]] as const);
  return [...named, ["x-default", translations[main.code]] as const].flatMap(([hreflang, address]) =>
    address === undefined ? [] : [[hreflang, address]],
  );
}
