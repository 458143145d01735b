import type { LanguageLink } from "../../content/resolve/forms.ts";

interface LanguageLinksProps {
  links: LanguageLink[];
  /** The classes of each link. */
  look: string;
}

/** Links to this page in other languages. One that leads to another page has a tooltip and screen reader note. */
export function LanguageLinks({ links, look }: LanguageLinksProps) {
  return links.map(({ code, name, href, note }) => (
    <span key={code} lang={code} title={note}>
      <a href={href} hrefLang={code} className={look}>
        {name}
        {note && <span className="sr-only">. {note}</span>}
      </a>
    </span>
  ));
}
