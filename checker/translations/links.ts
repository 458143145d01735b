import { originalOf } from "../../content/languages/languages.ts";
import type { Scope } from "../../content/lib/data.ts";
import type { Language } from "../../schema/types.ts";
import type { OtherLink } from "../facts.ts";
import type { ComparisonContext } from "./original.ts";
import type { Pair } from "./pairs/differences.ts";
import { meantBy, pagesLinkedIn } from "./written.ts";

/** Links of a translation that lead to other pages of this site than the original's: the addresses that differ. */
export function otherLinks(pairs: readonly Pair[], { own, original }: ComparisonContext): OtherLink[] {
  return pairs.flatMap((pair) => {
    const [here, there] = [pagesIn(pair, pair.own, own.scope), pagesIn(pair, pair.original, original.scope)];
    // A link that only one of the two has is another value.
    if (pair.node.holds === "link" && (pair.own === pair.original || !here[0] || !there[0])) return [];
    const kept = new Set(here.map((address) => mainAddressOf(address, own)));
    const one = {
      path: pair.here,
      here: here.filter((address) => !there.includes(mainAddressOf(address, own))),
      there: there.filter((address) => !kept.has(address)),
    };
    return one.here.length + one.there.length > 0 ? [one] : [];
  });
}

/** The pages and sections of this site that a value links to: the link itself, or the links in a text. */
function pagesIn({ node }: Pair, value: unknown, scope: Scope): string[] {
  const links =
    node.holds === "link" ? [meantBy(value, scope)].filter(isInside) : pagesLinkedIn(String(value));
  return links.map(pageOf);
}

/** Whether a value is an address on this site. */
export function isInside(href: unknown): href is string {
  return typeof href === "string" && /^[/#]/.test(href);
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
