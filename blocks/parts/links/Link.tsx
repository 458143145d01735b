import { type ComponentProps, createContext, useContext } from "react";
import { languageAt } from "../../../content/languages/languages.ts";
import type { LinkData } from "../../../content/resolve/forms.ts";
import { linkAttributes } from "./linkAttributes.ts";

/** What links need to know about the site of their page; undefined outside of a page. */
export const LinkContext = createContext<LinkData | undefined>(undefined);

/** A link that says so if it leads to another language; to the quote form, it chooses the service of its page. */
export function Link({ href, children, ...attributes }: ComponentProps<"a">) {
  const { service, keyAddresses } = useContext(LinkContext) ?? {};
  const address = service && href === keyAddresses?.quote ? `${href}?service=${service}` : href;
  return (
    <a {...linkAttributes(address)} {...attributes} hrefLang={useLanguageOf(href)}>
      {children}
      <LanguageMark href={href} />
    </a>
  );
}

/** The language code of the page that a link leads to, if it differs from that of the current page. */
export function useLanguageOf(href = ""): string | undefined {
  const links = useContext(LinkContext);
  const [path = ""] = href.split(/[?#]/);
  if (!links || !/^\/(?!\/)/.test(path) || /\.\w+$/.test(path)) return undefined; // not a page of this site
  const { code } = languageAt(path, links.languages);
  return code === links.language ? undefined : code;
}

/** Marks a link to a page that exists only in the main language: by its code, and for screen readers in words. */
export function LanguageMark({ href }: { href?: string }) {
  const links = useContext(LinkContext);
  const isMain = useLanguageOf(href) === links?.languages[0].code;
  if (!links || !isMain) return null;
  return (
    <>
      <span className="sr-only">{` ${links.mark}`}</span>
      <sup aria-hidden>{links.languages[0].code.toUpperCase()}</sup>
    </>
  );
}
