import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ValidPage } from "../content/compile/forms.ts";
import { basePathOf, oldAddressesOf } from "../content/lib/addresses.ts";
import type { Cache } from "../content/lib/cache.ts";
import { mainOf } from "../content/lib/words.ts";
import { citiesFile } from "../content/resolve/areas.ts";
import type { Site } from "../content/resolve/forms.ts";
import { redirectPages } from "./belowPath.ts";
import { feed } from "./crawlers/feed.ts";
import { manifest, writeIcons } from "./crawlers/icon.ts";
import { fullTexts, llms } from "./crawlers/llms.ts";
import { securityTxt } from "./crawlers/securityTxt.ts";
import { readCommits, robots, sitemap } from "./crawlers/sitemap.ts";
import { hostFiles } from "./hosts/hostFiles.ts";
import { writePictures } from "./pictures/pictures.ts";
import type { ShownPictures } from "./pictures/shown.ts";
import type { OgSubject } from "./shareCards/cardFor.ts";
import { shareSubjects, writeShareCards } from "./shareCards/writeShareCards.ts";
import { type PageSummary, type SiteContent, summariesOf } from "./siteContent.ts";
import { step } from "./steps.ts";
import type { Unmade } from "./unmade.ts";

interface OutputOptions {
  root: string;
  /** Today in the time zone of the business, such as 2026-12-01. */
  today: string;
  /** A hash of the code and the build's environment, for cache keys. */
  code: string;
  cache: Cache;
  /** Draws the text panel beside the picture of a share card, as SVG. */
  draw(subject: OgSubject): Promise<string>;
}

/** What is known about pages once they are rendered, by their addresses. */
export type RenderedFacts = ReadonlyMap<string, { markdown: string; pictures: ShownPictures }>;

/** Writes all of a build but its pages: files for crawlers and hosts, cached pictures; returns those to be made. */
export async function writeOutput(
  dist: string,
  pages: readonly ValidPage[],
  content: SiteContent,
  rendered: RenderedFacts,
  { root, today, code, cache, draw }: OutputOptions,
): Promise<Record<"pictures" | "cards", Unmade>> {
  const { lists, pictures, icon } = content;
  const main = mainOf(lists);
  const client = join(dist, "client");
  const folder = { root, pictures, cache };
  const shown = [...rendered.values()].map((page) => page.pictures);
  const files = textsFor({ root, today }, main.site, summariesOf(pages), rendered);
  for (const { site } of lists.values()) if (site.feed) files[`client${site.feed}`] = feed(site);
  await step("files", () =>
    Promise.all([
      ...Object.entries(files).map(([name, text]) => write(join(dist, name), text)),
      write(join(client, "favicon.svg"), icon),
      writeIcons(icon, client, main.site.theme.colors.ground),
    ]),
  );
  const names = new Set(shown.flatMap((page) => page.files));
  const crops = shown.flatMap((page) => page.crops);
  const subjects = shareSubjects(pages, content);
  return {
    pictures: await writePictures(folder, client, names, crops),
    cards: await writeShareCards(folder, client, subjects, { code, draw }),
  };
}

function textsFor(
  { root, today }: Pick<OutputOptions, "root" | "today">,
  site: Site,
  pages: PageSummary[],
  rendered: RenderedFacts,
): Record<string, string> {
  const { url } = site.business;
  const imagesAt = (address: string) => rendered.get(address)?.pictures.own ?? [];
  return {
    "client/sitemap.xml": sitemap(pages, site, readCommits(root), imagesAt),
    "client/robots.txt": robots(url),
    "client/llms.txt": llms(site, pages),
    "client/llms-full.txt": fullTexts(site, pages, (url) => rendered.get(url)?.markdown ?? ""),
    "client/manifest.webmanifest": manifest(site),
    "client/.well-known/security.txt": securityTxt(site, new Date(`${today}T00:00:00Z`)),
    ...hostFiles(site, pages),
    ...(basePathOf(url) && redirectPages(oldAddressesOf(pages), site.business)),
    ...citiesFile(site.cities),
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
