import type { Frame } from "../../../content/resolve/forms.ts";

/** The kind of a node in the graph. Together with its page's address it forms the node's @id. */
type Kind =
  | "organization"
  | "business"
  | "website"
  | "webpage"
  | "breadcrumb"
  | "service"
  | "city"
  | "area"
  | "faq"
  | "article"
  | "job"
  | `${string}-office`;

/** The @id of a node: the same on every page that mentions it. By default, of a node of the home page. */
export function idOf({ business }: Frame, kind: Kind, path = "/"): string {
  return `${business.url}${path}#${kind}`;
}

/** The @id of the site, or of its part in another language, which has its own home page. */
export function websiteId(site: Frame): string {
  return idOf(site, "website", site.keyAddresses.home);
}

/** A reference to a node that is described elsewhere, on this page or another. */
export function mention(site: Frame, kind: Kind, path?: string): { "@id": string } {
  return { "@id": idOf(site, kind, path) };
}
