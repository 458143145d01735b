import type { Language } from "../../schema/types.ts";
import { originalOf } from "../languages/languages.ts";
import type { OtherLink } from "./original.ts";

/** The links of a translation that lead to another address than those that they stand for, each with that alone. */
export function otherLinks(links: readonly OtherLink[], language: Pick<Language, "folder">): OtherLink[] {
  return links.flatMap(({ path, here, there }) => {
    const [own, others] = [here.map(pageOf), there.map(pageOf)];
    const kept = new Set(own.map((address) => inMain(address, language)));
    const one = {
      path,
      here: own.filter((address) => !others.includes(inMain(address, language))),
      there: others.filter((address) => !kept.has(address)),
    };
    return one.here.length + one.there.length > 0 ? [one] : [];
  });
}

/** The page of a link, without its section: a heading has another name in each language. */
function pageOf(href: string): string {
  return href.replace(/[?#].*/s, "");
}

/** An address as the main language's pages have it, where it is one in a language's folder. */
export function inMain(address: string, language: Pick<Language, "folder">): string {
  const isOwn = language.folder !== undefined && `${address}/`.startsWith(`/${language.folder}/`);
  return isOwn ? originalOf(address, language) : address;
}
