import { isPreview } from "../../content/lib/preview.ts";

/** robots.txt (RFC 9309): allows everything, also on previews, as crawlers must read a page to see its noindex. */
export function robots(origin: string): string {
  if (isPreview(origin)) return "User-agent: *\nAllow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
