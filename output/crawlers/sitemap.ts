import type { PageSummary } from "../siteContent.ts";
import { escapeXml } from "./xml.ts";

/** The day of each file's last commit, as 2025-03-18, by its path from the project's root. */
export type Commits = Map<string, string>;

/** What sitemaps.org lets one file hold: so many addresses, and so many bytes. */
const LIMITS = { entries: 50_000, bytes: 50_000_000 };

/**
 * sitemap.xml (sitemaps.org 0.9, with Google's image entries) by its file name: every page that search engines may
 * list, at its canonical address; or, where one file cannot hold all, an index and the files that do. A page's last
 * change is the day that it names itself, else that of its file's last commit. `imagesAt` gives the pictures of the
 * page at an address.
 */
export function sitemaps(
  pages: PageSummary[],
  origin: string,
  commits: Commits,
  imagesAt: (url: string) => string[],
  limits = LIMITS,
): Record<string, string> {
  const entries = listed(pages).map((page) =>
    entry(origin + page.url, imagesAt(page.url), origin, page.modified ?? commits.get(page.file)),
  );
  const parts = [...inParts(entries, { ...limits, bytes: limits.bytes - FRAME })];
  if (parts.length <= 1) return { "sitemap.xml": urlSet(entries) };
  const files = parts.map((part, index): [string, string] => [`sitemap-${index + 1}.xml`, urlSet(part)]);
  return { "sitemap.xml": indexOf(files, origin), ...Object.fromEntries(files) };
}

/** Room for what stands around the entries. */
const FRAME = 1000;

function indexOf(files: [name: string, text: string][], origin: string): string {
  const entries = files.map(([name]) => `  <sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

function urlSet(entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join("\n")}
</urlset>
`;
}

/** The pages that search engines and other readers are told of, by address: found, and repeating no other. */
export function listed(pages: PageSummary[]): PageSummary[] {
  const own = pages.filter(({ kind, noindex, canonical }) => !noindex && !canonical && kind !== "notFound");
  return own.sort((a, b) => (a.url < b.url ? -1 : 1));
}

function entry(address: string, pictures: string[], origin: string, changed: string | undefined): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
  const images = pictures.map(
    (src) => `<image:image><image:loc>${escapeXml(`${origin}/images/${src}`)}</image:loc></image:image>`,
  );
  return `  <url><loc>${escapeXml(address)}</loc>${lastmod}${images.join("")}</url>`;
}

/**
 * Texts in as few parts as hold them in this order: each of so many texts, and of so many bytes with their line ends.
 */
export function* inParts(
  texts: Iterable<string>,
  most: { entries: number; bytes: number },
): Generator<string[]> {
  let part: string[] = [];
  let room = most;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    if (part.length && (room.entries < 1 || room.bytes < bytes)) {
      yield part;
      part = [];
      room = most;
    }
    part.push(text);
    room = { entries: room.entries - 1, bytes: room.bytes - bytes };
  }
  if (part.length) yield part;
}
