import type { Frame } from "../../../content/types.ts";

/** What a node of the graph is; with its page's address it is the node's @id. */
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
  | `${string}-office`;

/** The @id of a node: the same on every page that speaks of it. Without a path, of the business's own. */
export function idOf({ business }: Frame, kind: Kind, path = "/"): string {
  return `${business.url}${path}#${kind}`;
}

/** The @id of the site, or of the part of it in another language, which begins at a home page of its own. */
export function websiteId(site: Frame): string {
  return idOf(site, "website", site.ways.home);
}

/** A mention of a node that is described elsewhere in the graph. */
export function mention(site: Frame, kind: Kind, path?: string): { "@id": string } {
  return { "@id": idOf(site, kind, path) };
}
