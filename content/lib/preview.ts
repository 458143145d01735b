/**
 * Whether this is a preview, which search engines must not index: SITE_URL is set, and is not the site's own address.
 * Hosts write it with and without a trailing slash.
 */
export function isPreview(origin: string, siteUrl = process.env.SITE_URL): boolean {
  return Boolean(siteUrl) && siteUrl?.replace(/\/+$/, "") !== origin;
}
