import type { Page } from "../content/types.ts";

/** sitemap.xml (sitemaps.org 0.9): every page that search engines may list, at its canonical address. */
export function sitemap(pages: Page[], origin: string): string {
  const listed = pages.filter((page) => !page.noindex && !page.canonical);
  const urls = listed.map(({ url, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : "";
    return `  <url><loc>${origin}${url}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** robots.txt: everything may be read; a preview deployment (SITE_URL differs) asks to be left alone. */
export function robots(origin: string, siteUrl = process.env.SITE_URL): string {
  if (siteUrl !== undefined && siteUrl !== origin) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
