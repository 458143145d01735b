import { isPreview } from "./preview.ts";

/** robots.txt (RFC 9309): everything may be read; a preview asks to be left alone. */
export function robots(origin: string): string {
  if (isPreview(origin)) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
