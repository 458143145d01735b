import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process";
import { isPreview } from "../../content/lib/addresses.ts";
import type { Site } from "../../content/resolve/forms.ts";
import { alternatesOf } from "../../content/resolve/translations.ts";
import { isListed } from "../../content/survey/pageKind.ts";
import type { PageSummary } from "../siteContent.ts";
import { escapeXml } from "./xml.ts";

/** The day of each file's last commit, such as 2025-03-18, by its path relative to the project's root. */
type Commits = Map<string, string>;

/** Maximum number of addresses in one file according to sitemaps.org. */
const MOST_ADDRESSES = 50_000;

/**
 * Returns sitemap.xml (sitemaps.org 0.9, with Google's image entries and hreflang alternates): every page that search
 * engines may list, at its canonical address. A page's last change is the day it states itself, else the day of its
 * file's last commit. `imagesAt` returns the addresses of the pictures on the page at an address.
 */
export function sitemap(
  pages: PageSummary[],
  { business, languages }: Pick<Site, "business" | "languages">,
  commits: Commits,
  imagesAt: (url: string) => string[],
): string {
  const urlOf = (address: string) => escapeXml(business.url + address);
  const entries = listed(pages).map(({ url, file, modified, translations }) => {
    const changed = modified ?? commits.get(file);
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    const links = alternatesOf(translations, languages).map(
      ([hreflang, address]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${urlOf(address)}"/>`,
    );
    const images = imagesAt(url).map(
      (address) => `<image:image><image:loc>${urlOf(address)}</image:loc></image:image>`,
    );
    return `  <url><loc>${urlOf(url)}</loc>${lastmod}${[...links, ...images].join("")}</url>`;
  });
  const xhtml = entries.some((entry) => entry.includes("<xhtml:"))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${xhtml}>
${entries.join("\n")}
</urlset>
`;
}

/** Returns what to tell whoever builds a site with more pages than search engines read from one sitemap. */
export function sitemapNote(pages: PageSummary[]): string[] {
  const { length } = listed(pages);
  if (length <= MOST_ADDRESSES) return [];
  return [`sitemap.xml lists ${length} addresses, of which search engines read the first ${MOST_ADDRESSES}.`];
}

/** The pages that search engines and other crawlers may list, sorted by address (see isListed). */
export function listed(pages: PageSummary[]): PageSummary[] {
  return pages.filter(isListed).sort((a, b) => (a.url < b.url ? -1 : 1));
}

/**
 * When each file below pages-data was last committed, without those that have changed since. Empty if git cannot tell:
 * without a repository, or in a shallow clone, where every file seems as old as the clone.
 */
export function readCommits(root: string): Commits {
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "ignore"],
  };
  const git = (...args: string[]) => execFileSync("git", ["-c", "core.quotePath=false", ...args], options);
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    const names = ["--name-only", "--no-renames", "--relative", "--", "pages-data"];
    const commits = parseLog(git("log", "--format=%cs", ...names));
    for (const file of git("diff", "HEAD", ...names).split("\n")) commits.delete(file);
    return commits;
  } catch {
    return new Map();
  }
}

/** The first (newest) day listed for each file in the output of `git log --format=%cs --name-only`. */
export function parseLog(log: string): Commits {
  const commits: Commits = new Map();
  let day = "";
  for (const line of log.split("\n")) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    else if (line && !commits.has(line)) commits.set(line, day);
  }
  return commits;
}

/** robots.txt (RFC 9309): allows everything, also on previews, as crawlers must read a page to see its noindex. */
export function robots(origin: string): string {
  if (isPreview(origin)) return "User-agent: *\nAllow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
