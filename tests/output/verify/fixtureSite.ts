import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Site } from "../../../content/resolve/forms.ts";
import { manifest } from "../../../output/crawlers/icon.ts";
import { securityTxt } from "../../../output/crawlers/securityTxt.ts";
import { robots, sitemap } from "../../../output/crawlers/sitemap.ts";
import { compressFiles } from "../../../output/hosts/compress.ts";
import { hostFiles } from "../../../output/hosts/hostFiles.ts";
import { type PageSummary, summariesOf } from "../../../output/siteContent.ts";
import { spanish } from "../../content/languages/spanish.ts";
import { loadWith } from "../../content/project.ts";

/** An address that could be real, in place of the fixture's example.com. */
export const SITE = "https://www.seagrape-pools.com";

const page = (title: string) => `title: ${title}
description: A page that stands in the tests of servers, and nowhere else on earth or on the internet.
blocks: [{ type: hero, heading: ${title} }]
`;

/** Writes a small site as a build would, with minimal HTML for its pages, so that no build is needed. */
export async function writeFixtureSite() {
  const { site, pages: valid } = loadWith({
    ...spanish,
    "site.yaml": String(spanish["site.yaml"]).replaceAll("https://www.example.com", SITE),
    "pages-data/index.yaml": readFileSync("tests/content/fixture/pages-data/index.yaml", "utf8").replace(
      ", /blog]", // /blog is a page here, not an alias
      "]",
    ),
    "pages-data/about.yaml": `moved: [/Old-Page.html, /gone/away]\naliases: [/who]\n${page("About & us")}`,
    "pages-data/404.yaml": page("Lost"),
    "pages-data/blog/index.yaml": page("Blog"),
    "pages-data/blog/404.yaml": page("Lost article"),
  });
  if (!site) throw new Error("The fixture's site.yaml is not right.");
  const pages = summariesOf(valid);
  const files = hostFiles(site, pages);
  const folder = mkdtempSync(join(tmpdir(), "servers-"));
  for (const [path, text] of Object.entries({ ...htmlOf(site, pages), ...besides(site, pages) }))
    write(join(folder, "client", path), text);
  for (const name of ["_headers", "_redirects"])
    write(join(folder, "client", name), files[`client/${name}`] ?? "");
  compressFiles(join(folder, "client"));
  return { site, pages, files, folder };
}

function htmlOf({ business }: Site, pages: PageSummary[]): Record<string, string> {
  const files = pages.flatMap((page) => {
    const title = page.title.replaceAll("&", "&amp;");
    const html = `<!doctype html><html lang="${page.language}"><title>${title} | ${business.name}</title>
<meta name="robots" content="${page.kind === "notFound" ? "noindex" : "index"}"/>
<link rel="canonical" href="${new URL(page.canonical ?? page.url, business.url).href}"/>
<script type="module" src="/assets/Ab-1.js"></script><link rel="stylesheet" href="/assets/Ab-1.css"/>
<h1>${title}</h1></html>`;
    return [page.url, ...(page.aliases ?? [])].map((address) => [
      `${address === "/" ? "/index" : address}.html`,
      html,
    ]);
  });
  return Object.fromEntries(files);
}

function besides(site: Site, pages: PageSummary[]): Record<string, string> {
  const { url } = site.business;
  return {
    "/assets/Ab-1.js": "export {};".repeat(50),
    "/assets/Ab-1.css": "p{color:red}".repeat(50),
    "/sitemap.xml": sitemap(pages, site, new Map(), () => []),
    "/robots.txt": robots(url),
    "/llms.txt": "# All",
    "/llms-full.txt": "# All".repeat(50),
    "/feed.xml": '<rss version="2.0">',
    "/manifest.webmanifest": manifest(site),
    "/speculation-rules.json": '{"prefetch":[]}',
    "/.well-known/security.txt": securityTxt(site, new Date()),
    "/licenses.txt": "react-dom",
    "/favicon.svg": "<svg/>",
    "/icon-192.png": "picture",
    "/icon-512.png": "picture",
    "/apple-touch-icon.png": "picture",
    "/og-image.jpg": "picture",
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
