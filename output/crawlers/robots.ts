import { isPreview } from "../../content/preview.ts";

/** robots.txt (RFC 9309): everything may be read, a preview too, or crawlers would not see that it is noindex. */
export function robots(origin: string): string {
  if (isPreview(origin)) return "User-agent: *\nAllow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
