import { type ComponentProps, createContext, useContext } from "react";
import { languageAt } from "../../../content/languages/languages.ts";
import type { PageLinks } from "../../../content/types.ts";
import { linkAttributes } from "./linkAttributes.ts";

/** What the links of a page know of its site; nothing outside of a page. */
export const LinksOfPage = createContext<PageLinks | undefined>(undefined);

/** A link, which says so where it leads to a page in another language than its own page's. */
export function Link({ href, children, ...attributes }: ComponentProps<"a">) {
  return (
    <a {...linkAttributes(href)} {...attributes} hrefLang={useLanguageOf(href)}>
      {children}
      <LanguageMark href={href} />
    </a>
  );
}

/** The language of the page that a link leads to, where it is another than that of the page that it stands on. */
export function useLanguageOf(href = ""): string | undefined {
  const links = useContext(LinksOfPage);
  const [path = ""] = href.split(/[?#]/);
  if (!links || !/^\/(?!\/)/.test(path) || /\.\w+$/.test(path)) return undefined; // no page of this site
  const { code } = languageAt(path, links.languages);
  return code === links.language ? undefined : code;
}

/** For eyes and ears, that a link leads to a page which is there in the main language alone; nothing behind any other. */
export function LanguageMark({ href }: { href?: string }) {
  const links = useContext(LinksOfPage);
  const isMain = useLanguageOf(href) === links?.languages[0].code;
  if (!links || !isMain) return null;
  return (
    <>
      {" "}
      <span className="language-mark">{links.mark}</span>
    </>
  );
}
