import type { LanguageLink } from "../../content/types.ts";

interface LanguageLinksProps {
  links: LanguageLink[];
  /** The classes of each link. */
  look: string;
}

/** The ways to this page in other languages, each by its own name; where one leads elsewhere, it says so to those who hear it or point at it. */
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
