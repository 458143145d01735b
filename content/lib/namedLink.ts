/** A link and its label. */
export interface NamedLink {
  label: string;
  href: string;
  /** The language of its label, if it is not that of the page that shows it. */
  lang?: string;
}
