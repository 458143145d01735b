import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import { PageFiles } from "../../output/cache/pageFiles.ts";
import type { FinishedContent } from "../../output/finishContent.ts";
import { isWhole } from "../../output/missing.ts";
import { dataIn, frameOf, openContent } from "../../output/vite/content.ts";
import type { Bundle } from "./bundle.ts";

/** How many pages are compressed at a time, while the next are rendered. */
const AT_ONCE = 8;

/** What rendering pages takes besides the content. */
export interface RenderOptions {
  /** The day in Miami, as 2026-12-01, of which pages show the year. */
  today: string;
  /** What says all that the code is. */
  code: string;
  compress: boolean;
}

/** What rendering gave. */
export interface Rendered {
  /** How many pages were rendered; the others were taken from the cache. */
  count: number;
  /** What the page at an address names of its own site. */
  namedBy(address: string): string[] | undefined;
}

/**
 * Writes the HTML of all pages below `client`, one after the other, so that no more than a few are in memory. A
 * page is rendered where its data, what all pages show, the code or the year has changed since the cache has it.
 */
export async function renderPages(
  root: string,
  client: string,
  content: FinishedContent,
  bundle: Bundle,
  { today, code, compress }: RenderOptions,
): Promise<Rendered> {
  const pages = new PageFiles(root, today);
  const dataFor = dataIn(content);
  openContent(dataFor);
  const frame = hashOf(code, today.slice(0, 4), JSON.stringify(frameOf(content.site)));
  const keys = new Map<string, string>();
  const underway = new Set<Promise<void>>();
  let count = 0;
  for (const { url, aliases = [] } of content.pages) {
    const { page, home } = (await dataFor(url)) ?? {};
    const key = hashOf(frame, JSON.stringify(home === page ? page : [page, home]));
    for (const address of [url, ...aliases]) keys.set(address, key);
    if (pages.has(key, compress)) continue;
    const html = await render(bundle, url);
    count++;
    const added = pages.add(key, html, compress).finally(() => underway.delete(added));
    underway.add(added);
    if (underway.size >= AT_ONCE) await Promise.race(underway);
  }
  await Promise.all(underway);
  const folders = new Set<string>();
  for (const [address, key] of keys) {
    const name = `${address === "/" ? "/index" : address}.html`;
    const folder = dirname(join(client, name));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    pages.putInto(client, name, key, compress);
  }
  pages.close();
  return {
    count,
    namedBy: (address) => {
      const key = keys.get(address);
      return key === undefined ? undefined : pages.namedBy(key);
    },
  };
}

/** A page's HTML as Vike's server makes it. Throws what its component threw. */
async function render(bundle: Bundle, url: string): Promise<string> {
  await import(bundle.server);
  const { renderPage } = await import("vike/server");
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url });
  if (errorWhileRendering) throw errorWhileRendering;
  if (httpResponse.statusCode !== 200 || !isWhole(httpResponse.body))
    throw new Error(`The page ${url} could not be rendered.`);
  return httpResponse.body;
}
