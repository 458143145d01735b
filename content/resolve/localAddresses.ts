import type { Language } from "../../schema/types.ts";
import type { PageInterface } from "../compile/forms.ts";
import { addressesOf } from "../compile/interface.ts";
import { originalOf } from "../languages/languages.ts";

/**
 * Maps addresses of the main language to those of the translated pages: /services to /es/services, and an alias such as
 * /quote to /es/quote, or to the page's canonical address if it has no such alias.
 */
export function localAddresses(
  language: Language,
  pages: readonly PageInterface[],
  main: string,
): ReadonlyMap<string, string> {
  const own = new Map(
    pages
      .filter((page) => page.language === language.code)
      .map((page) => [page.original, addressesOf(page)] as const),
  );
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
