/** Whether SITE_URL, with or without a slash, names another address: search engines must not index previews. */
export function isPreview(origin: string, siteUrl = process.env.SITE_URL): boolean {
  return Boolean(siteUrl) && siteUrl?.replace(/\/+$/, "") !== origin;
}
