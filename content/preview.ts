/**
 * Whether this is a preview, which search engines must leave alone: SITE_URL names another address than the
 * site's own. Hosts write it with and without a slash at the end.
 */
export function isPreview(origin: string, siteUrl = process.env.SITE_URL): boolean {
  return Boolean(siteUrl) && siteUrl?.replace(/\/+$/, "") !== origin;
}
