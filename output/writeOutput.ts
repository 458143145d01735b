import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { COAST } from "../content/chart/chart.ts";
import { citiesFile } from "../content/resolve/areas.ts";
import type { Page } from "../content/types.ts";
import { eachAtOnce } from "./atOnce.ts";
import type { BuildContent } from "./buildContent.ts";
import { readCommits } from "./crawlers/commits.ts";
import { feed } from "./crawlers/feed.ts";
import { llms } from "./crawlers/llms.ts";
import { manifest } from "./crawlers/manifest.ts";
import { robots } from "./crawlers/robots.ts";
import { securityTxt } from "./crawlers/securityTxt.ts";
import { sitemaps } from "./crawlers/sitemap.ts";
import { writeFullText } from "./crawlers/writeFullText.ts";
import { hostFiles } from "./hosts/hostFiles.ts";
import { versionsOf } from "./pictures/crops.ts";
import { writeIcons } from "./pictures/icons.ts";
import { writePictures } from "./pictures/pictures.ts";
import { sbom } from "./sbom.ts";
import { writeOgImages } from "./shareCards/writeShareCards.ts";

/** What writing takes besides the content. */
export interface OutputOptions {
  /** The day in Miami, as 2026-12-01. */
  today: string;
  /** What says all that the code is. */
  code: string;
  /** Gives a page's words as Markdown, once they are known. */
  words(page: Page): Promise<string>;
  /** Notes how long each step takes. */
  step<T>(name: string, act: () => T): T;
}

/** Writes all that is not a page into a build: files for crawlers and hosts, and pictures. */
export async function writeOutput(
  root: string,
  dist: string,
  content: BuildContent,
  { today, code, words, step }: OutputOptions,
): Promise<void> {
  const { site, pages, pictures } = content;
  const facts = pages.map(content.facts);
  const { url } = site.business;
  const files: Record<string, string> = {
    ...inClient(sitemaps(pages, url, readCommits(root), undefined, (page) => content.facts(page).images)),
    "client/robots.txt": robots(url),
    "client/llms.txt": llms(site, pages),
    "client/feed.xml": feed(site),
    "client/manifest.webmanifest": manifest(site),
    "client/.well-known/security.txt": securityTxt(site, new Date(`${today}T00:00:00Z`)),
    ...hostFiles(site, pages),
    ...citiesFile(site.cities),
  };
  const client = join(dist, "client");
  const writeFiles = async () => {
    await Promise.all([
      ...Object.entries(files).map(([name, text]) => write(join(dist, name), text)),
      writeFullText(root, client, content, code, words),
      sbom(root).then((text) => write(join(dist, "sbom.json"), text)),
      writeIcons(root, client),
    ]);
  };
  const writeShown = () => {
    const names = new Set([COAST.src, ...facts.flatMap((page) => page.pictures)]);
    const crops = [...new Set(facts.flatMap((page) => page.crops))];
    const versions = crops.flatMap((crop) => versionsOf(crop, pictures));
    return writePictures(root, client, pictures, names, versions);
  };
  const steps = [
    () => step("files", writeFiles),
    () => step("pictures", writeShown),
    () => step("share pictures", () => writeOgImages(root, client, content, code)),
  ];
  await eachAtOnce(steps, steps.length, (act) => act());
}

function inClient(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`client/${name}`, text]));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
