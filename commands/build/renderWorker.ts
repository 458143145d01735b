import { renderPage } from "vike/server";
import type { ValidPage } from "../../content/compile/forms.ts";
import { basePathOf } from "../../content/lib/addresses.ts";
import { Cache, hashOf } from "../../content/lib/cache.ts";
import { poolData } from "../../content/lib/threads/pool.ts";
import { mainOf } from "../../content/lib/words.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { belowPath } from "../../output/belowPath.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import { compressedForms } from "../../output/hosts/compress.ts";
import { namedIn } from "../../output/missing.ts";
import { resolverOf } from "../../output/pictures/media.ts";
import { shownPictures } from "../../output/pictures/shown.ts";
import type { OgSubject } from "../../output/shareCards/cardFor.ts";
import type { SiteContent } from "../../output/siteContent.ts";
import type { Data } from "../../renderer/+data.ts";
import type { Block } from "../../schema/types.ts";
import { type Encodings, pageFiles, type RenderedPage } from "./pageFiles.ts";

/** What rendering needs besides the pages. */
export interface RenderOptions {
  root: string;
  /** The folder that pages are written to. */
  client: string;
  content: SiteContent;
  /** The JSON Schema of blocks. */
  schema: SchemaNode;
  /** Hash of all code and of the environment variables that a build reads. */
  code: string;
  compress: boolean;
  /** URL of the server module that Vite has built. */
  server: string;
}

/** A page to resolve, render and write; for the 404 page, with the home page, which is shown with it. */
export interface RenderTask {
  /** Cache key of the resolved page: changes whenever anything that the page is resolved from changes. */
  key: string;
  page: ValidPage;
  blocks: Block[];
  home?: { page: ValidPage; blocks: Block[] };
}

/** Facts about a page that was written. */
export interface WrittenPage extends RenderedPage {
  url: string;
  /** Whether it had to be rendered, as it was not in the cache. */
  isNew: boolean;
}

const options = poolData<RenderOptions>();
const { root, content, schema, compress } = options;
const base = basePathOf(mainOf(content.frames).business.url);
const cache = new Cache(root);
const files = pageFiles(options, cache);
const resolve = resolverOf(content);
const hashOfFrame = (frame: unknown) => hashOf(options.code, JSON.stringify([frame, compress]));
const frameHashes = new Map(
  Array.from(content.frames, ([language, frame]) => [language, hashOfFrame(frame)]),
);

/** Runs in the threads of a build: resolves pages, renders those that the cache lacks, and writes them. */
export default async function writeBatch(tasks: RenderTask[]): Promise<WrittenPage[]> {
  const written: WrittenPage[] = [];
  for (const task of tasks) written.push(await writePage(task));
  return written;
}

async function writePage({ key, page, blocks, home }: RenderTask): Promise<WrittenPage> {
  const shown = resolve(page, blocks);
  const site = content.frames.get(page.language) ?? mainOf(content.frames);
  const data = { site, page: shown, home: home ? resolve(home.page, home.blocks) : shown };
  const frameHash = frameHashes.get(page.language) ?? "";
  const resolvedKey = hashOf(frameHash, JSON.stringify(home ? [shown, data.home] : [shown]));
  cache.write("resolved", key, Buffer.from(resolvedKey));
  const cached = files.writeCached(page, resolvedKey);
  if (cached) return { ...cached, url: page.url, isNew: false };
  const { encodings, ...rendered } = await render(data);
  files.write(page, resolvedKey, encodings, rendered);
  return { ...rendered, url: page.url, isNew: true };
}

/** Draws everything on a share card beside its picture, as SVG. */
export async function drawShareCard(subject: OgSubject): Promise<string> {
  const { drawCard } = await import("../../output/shareCards/drawCard.tsx"); // slow to load, rarely needed
  return drawCard(subject, mainOf(content.lists).site.theme, root);
}

async function render(shown: Data): Promise<RenderedPage & { encodings: Encodings<Buffer> }> {
  const { url } = shown.page;
  await import(/* @vite-ignore */ options.server); // loaded once, then cached by Node
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: base + url, shown });
  if (errorWhileRendering || httpResponse.statusCode !== 200)
    throw new Error(`The page ${url} could not be rendered.`, { cause: errorWhileRendering });
  const html = belowPath(await httpResponse.getBody(), base);
  const bytes = Buffer.from(html);
  return {
    encodings: { "": bytes, ...(compress && compressedForms(bytes)) },
    markdown: markdownOf(shown.page, mainOf(content.frames).business.url, schema),
    named: namedIn(html).map((address) =>
      address.startsWith(`${base}/`) ? address.slice(base.length) : address,
    ),
    pictures: shownPictures(shown.page),
  };
}
