import { filledIn } from "../../schema/filledIn.ts";
import type { ValidPage } from "../compile/forms.ts";
import { languagesOf } from "../languages/languages.ts";
import { languageOf } from "../lib/words.ts";
import type { PageKind } from "../survey/pageKind.ts";
import type { Frame, LanguageLink, LinkData } from "./forms.ts";
import { crumbOf, type LanguagePages, type Lists } from "./lists.ts";

/** What pages of other languages need of a language; not-found pages are left out. */
export function languagePages(
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

/** Links from a page to the other languages: to the page itself, or if it is missing there, to its nearest ancestor. */
export function otherLanguagesOf(
  { original, kind }: { original: string; kind: PageKind },
  others: readonly LanguagePages[],
): LanguageLink[] {
  return others.flatMap(({ code, name, elsewhere, pages }) => {
    const nearest = [original, ...above(original)].find((address) => Object.hasOwn(pages, address));
    const page = nearest === undefined ? undefined : pages[nearest];
    if (!page) return [];
    const isThis = nearest === original || kind === "notFound"; // nobody looks for a not-found page
    const note = !isThis && { note: filledIn(elsewhere, { page: page.label }) };
    return [{ code, name, href: page.href, ...note }];
  });
}

/** The ancestors of an address, nearest first: /services and / for /services/repairs. */
function above(address: string): string[] {
  if (address === "/") return [];
  const parent = address.slice(0, address.lastIndexOf("/")) || "/";
  return [parent, ...above(parent)];
}

/** The site data that links need on pages in the site's language. */
export function linkDataOf(site: Frame): LinkData {
  const { keyAddresses, words } = site;
  const { mark } = words.languages;
  return { keyAddresses, language: languageOf(site), languages: languagesOf(site), mark };
}
