import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import type { Page } from "../../content/types.ts";
import type { BuildContent } from "../buildContent.ts";
import { KeptFiles } from "../cache/keptFiles.ts";
import { store } from "../cache/storedFiles.ts";
import { FULL_TEXT, fullText, fullTextParts, wayToParts } from "./llms.ts";

const CACHE = ".cache/build/llms";

/**
 * Writes llms-full.txt into a folder, in parts where it is long; `words` gives what a page says. A part whose pages
 * this `code` has told before is taken from the cache.
 */
export async function writeFullText(
  root: string,
  folder: string,
  { site, pages, facts }: BuildContent,
  code: string,
  words: (page: Page) => Promise<string>,
): Promise<void> {
  const parts = fullTextParts(pages);
  const kept = new KeptFiles(root, CACHE);
  for (const { name, pages: told } of parts) {
    const from = hashOf(code, fullText(site, []), site.business.url, ...told.map((page) => facts(page).hash));
    await kept.putInto(folder, name, from, async () => {
      const file = join(root, CACHE, `${from}.txt`);
      store(file, Buffer.from(fullText(site, await Promise.all(told.map(words)))));
      return file;
    });
  }
  kept.removeOthers();
  kept.close();
  const names = parts.map(({ name }) => name);
  if (!names.includes(FULL_TEXT)) writeFileSync(join(folder, FULL_TEXT), wayToParts(site, names));
}
