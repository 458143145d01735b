import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Cache } from "../content/cache.ts";
import { COAST } from "../content/chart/chart.ts";
import type { ValidPage } from "../content/forms.ts";
import { citiesFile } from "../content/resolve/areas.ts";
import { cardSourceOf } from "../content/resolve/card.ts";
import { cityAround } from "../content/resolve/lists.ts";
import type { Site } from "../content/types.ts";
import { typesetAll } from "../content/typography/typeset.ts";
import { feed } from "./crawlers/feed.ts";
import { fullTexts, llms } from "./crawlers/llms.ts";
import { manifest, writeIcons } from "./crawlers/manifest.ts";
import { robots } from "./crawlers/robots.ts";
import { securityTxt } from "./crawlers/securityTxt.ts";
import { readCommits, sitemaps } from "./crawlers/sitemap.ts";
import { hostFiles } from "./hosts/hostFiles.ts";
import { writePictures } from "./pictures/pictures.ts";
import type { ShownPictures } from "./pictures/shown.ts";
import { sbom } from "./sbom.ts";
import { type OgSubject, shareImageOf, subjectOf } from "./shareCards/cardFor.ts";
import { writeShareCards } from "./shareCards/writeShareCards.ts";
import { type PageSummary, type SiteContent, summaryOf } from "./siteContent.ts";
import { step } from "./steps.ts";

/** What writing takes besides the content. */
export interface OutputOptions {
  root: string;
  /** The day in Miami, as 2026-12-01. */
  today: string;
  /** Stands for all that the code is. */
  code: string;
  cache: Cache;
  /** Draws what stands beside the picture of a share card, as SVG. */
  draw(subject: OgSubject): Promise<string>;
}

/** What is known of pages once they are rendered, by their addresses. */
export type RenderedFacts = ReadonlyMap<string, { markdown: string; pictures: ShownPictures }>;

/** Writes all that is not a page into a build: files for crawlers and hosts, and pictures. */
export async function writeOutput(
  dist: string,
  pages: readonly ValidPage[],
  content: SiteContent,
  rendered: RenderedFacts,
  { root, today, code, cache, draw }: OutputOptions,
): Promise<void> {
  const { lists, pictures } = content;
  const client = join(dist, "client");
  const folder = { root, pictures, cache };
  const shown = [...rendered.values()].map((page) => page.pictures);
  const files = textsFor({ root, today }, lists.site, pages.map(summaryOf), rendered);
  await step("files", () =>
    Promise.all([
      ...Object.entries(files).map(([name, text]) => write(join(dist, name), text)),
      sbom(root).then((text) => write(join(dist, "sbom.json"), text)),
      writeIcons(root, client),
    ]),
  );
  const names = new Set([COAST.src, ...shown.flatMap((page) => page.files)]);
  const crops = shown.flatMap((page) => page.crops);
  await step("pictures", () => writePictures(folder, client, names, crops));
  const subjects = shareSubjects(pages, content);
  await step("share pictures", () => writeShareCards(folder, client, subjects, { code, draw }));
}

/** The texts for crawlers and hosts, by their paths in the build. */
function textsFor(
  { root, today }: Pick<OutputOptions, "root" | "today">,
  site: Site,
  pages: PageSummary[],
  rendered: RenderedFacts,
): Record<string, string> {
  const { url } = site.business;
  const imagesAt = (address: string) => rendered.get(address)?.pictures.own ?? [];
  return {
    ...inClient(sitemaps(pages, url, readCommits(root), imagesAt)),
    ...inClient(fullTexts(site, pages, (url) => rendered.get(url)?.markdown ?? "")),
    "client/robots.txt": robots(url),
    "client/llms.txt": llms(site, pages),
    "client/feed.xml": feed(site),
    "client/manifest.webmanifest": manifest(site),
    "client/.well-known/security.txt": securityTxt(site, new Date(`${today}T00:00:00Z`)),
    ...hostFiles(site, pages),
    ...citiesFile(site.cities),
  };
}

/** What is drawn on share pictures, by their addresses: the pages of a city share one. */
function shareSubjects(
  pages: readonly ValidPage[],
  { lists, pictures }: SiteContent,
): Map<string, OgSubject> {
  const { site, cards } = lists;
  const context = { company: site.business.name, pictures };
  return new Map(
    pages.flatMap((page) => {
      const hub = cityAround(page, site)?.url;
      const card = (hub === undefined ? undefined : cards[hub]) ?? cardSourceOf(page);
      const address = shareImageOf(card, context);
      const isDrawn = page.head.ogImage === undefined && address.startsWith("/og/");
      return isDrawn ? [[address, typesetAll(subjectOf(card, context))] as const] : [];
    }),
  );
}

function inClient(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`client/${name}`, text]));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
