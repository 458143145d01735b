import { originalOf } from "../../content/languages/languages.ts";
import type { Language } from "../../schema/types.ts";
import type { OtherLink } from "../facts.ts";

/** Links of a translation whose addresses differ from the original's, reduced to the addresses that differ. */
export function otherLinks(links: readonly OtherLink[], language: Pick<Language, "folder">): OtherLink[] {
  return links.flatMap(({ path, here, there }) => {
    const [own, others] = [here.map(pageOf), there.map(pageOf)];
    const kept = new Set(own.map((address) => mainAddressOf(address, language)));
    const one = {
      path,
      here: own.filter((address) => !others.includes(mainAddressOf(address, language))),
      there: others.filter((address) => !kept.has(address)),
    };
    return one.here.length + one.there.length > 0 ? [one] : [];
  });
}

/** The address of a link without query and fragment: a heading has another id in each language. */
function pageOf(href: string): string {
  return href.replace(/[?#].*/s, "");
}

/** The main language's address for an address in a language's folder; other addresses unchanged. */
export function mainAddressOf(address: string, language: Pick<Language, "folder">): string {
  const isOwn = language.folder !== undefined && `${address}/`.startsWith(`/${language.folder}/`);
  return isOwn ? originalOf(address, language) : address;
}
