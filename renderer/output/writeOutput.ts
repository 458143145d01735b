import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Site } from "../content/types.ts";
import { compressFiles } from "./compress.ts";
import { writePictures } from "./pictures.ts";
import { robots, sitemap } from "./sitemap.ts";

/** Writes all that is not a page into the built site: pictures, files for crawlers, compressed versions. */
export async function writeOutput(root: string, target: string, site: Site, pages: Page[]): Promise<void> {
  const files = {
    "sitemap.xml": sitemap(pages, site.business.url),
    "robots.txt": robots(site.business.url),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(target, name), text)));
  await writePictures(root, target);
  await compressFiles(target);
}
