import { citySlugOf, type PageKind, pageKindOf } from "../pageKind.ts";
import { urlOf } from "../read/fileName.ts";

/** What the place of a page's file says of it. */
export interface Address {
  /** Its canonical path, as /services. */
  url: string;
  kind: PageKind;
  /** The city in whose folder it stands, by the folder's name. */
  citySlug: string | undefined;
}

/** What a file's place in pages-data says of its page. */
export function addressOf(file: string): Address {
  const url = urlOf(file);
  return { url, kind: pageKindOf(url), citySlug: citySlugOf(url) };
}
