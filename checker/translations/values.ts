import { isDeepStrictEqual } from "node:util";
import { originalOf } from "../../content/languages/languages.ts";
import { nameOf, type Scope } from "../../content/lib/data.ts";
import type { Finding, ProblemMessage } from "../../content/problem.ts";
import type { Language } from "../../schema/types.ts";
import { languageNameOf } from "../lib/languageNames.ts";
import { byAddress } from "../lib/pages.ts";
import type { OtherLink, SiteRule } from "../rule.ts";
import type { Pair } from "./pairs/differences.ts";
import { toldApart, versionsOf } from "./texts.ts";
import { type ComparisonContext, meantBy, pagesLinkedIn, type TranslationFinding } from "./written.ts";

/** Compares values that are not words and must be the same in all languages: pictures, phones, numbers, choices. */
export function compareValues(pairs: Pair[], comparing: ComparisonContext): TranslationFinding[] {
  return pairs.flatMap((pair) => {
    const own = meantBy(pair.own, comparing.own.scope);
    const original = meantBy(pair.original, comparing.original.scope);
    if (pair.own === pair.original || isDeepStrictEqual(own, original)) return [];
    if (pair.node.holds === "link" && typeof own === "string" && typeof original === "string") {
      if (isInside(own) && isInside(original)) return []; // they are compared with all other links
      if (!isInside(own) && !isInside(original)) return outside(pair, comparing);
    }
    return [{ path: pair.here, ...otherValue(pair, comparing) }];
  });
}

/** Reports a changed link to another site. It may differ: the target may exist in this language at another address. */
function outside({ original, was, here }: Pair, comparing: ComparisonContext): TranslationFinding[] {
  if (typeof was !== "string" || was === original) return [];
  const message = `Where the ${comparing.name} leads has changed since this was translated.\n${versionsOf(was, String(original))}`;
  const hint = `Once this is right again: ${comparing.command}`;
  return [{ path: here, code: "original-changed", severity: "warning", message, hint }];
}

function otherValue({ here, own, original, node }: Pair, { name }: ComparisonContext): ProblemMessage {
  const isLook = node.choices.length > 0; // affects how it looks, not its content
  return {
    code: "other-value",
    ...(isLook && { severity: "warning" }),
    message: `${nameOf(here)} is ${shown(original)} in ${name}, and ${shown(own)} here.`,
    hint: "It is the same in all languages: change it here, or there.",
    ...(isScalar(original) && { replacement: original }),
  };
}

function isScalar(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function shown(value: unknown): string {
  return isScalar(value) ? `'${value}'` : "a list or a group";
}

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

/** The pages of this site that a value links to, itself or in its text: a heading has another id in each language. */
function pagesIn({ node }: Pair, value: unknown, scope: Scope): string[] {
  const links =
    node.holds === "link" ? [meantBy(value, scope)].filter(isInside) : pagesLinkedIn(String(value));
  return links.map((href) => href.replace(/[?#].*/s, ""));
}

/** Whether a value is an address on this site. */
function isInside(href: unknown): href is string {
  return typeof href === "string" && /^[/#]/.test(href);
}

/** The main language's address for an address in a language's folder; other addresses unchanged. */
function mainAddressOf(address: string, language: Pick<Language, "folder">): string {
  const isOwn = language.folder !== undefined && `${address}/`.startsWith(`/${language.folder}/`);
  return isOwn ? originalOf(address, language) : address;
}

/** A link in a translation leads to the same page as the link in the original, whatever its local address. */
export const translatedLinks: SiteRule = (pages, { languages, unpublished }) => {
  const known = byAddress([...pages, ...unpublished]);
  const name = languageNameOf(languages[0].code);
  return pages.flatMap(({ file, language, facts: { otherLinks = [] } }) => {
    const own = languages.find(({ code }) => code === language) ?? languages[0];
    const meant = (address: string) => {
      const plain = mainAddressOf(address, own);
      return (known.get(address) ?? known.get(plain))?.original ?? plain;
    };
    return otherLinks.flatMap(({ path, here, there }): Finding[] => {
      const [led, others] = [here.map(meant), there.map(meant)];
      const extra = here.filter((_, index) => !others.includes(led[index] ?? ""));
      const missing = there.filter((_, index) => !led.includes(others[index] ?? ""));
      if (extra.length + missing.length === 0) return [];
      const hint = "Lead to the same page in all languages: it is found in each.";
      const message = toldApart(name, "leads to", missing, extra, "to");
      return [{ file, path, needle: extra[0], code: "other-value", message, hint }];
    });
  });
};
