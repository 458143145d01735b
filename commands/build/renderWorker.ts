import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderPage } from "vike/server";
import { Cache, hashOf } from "../../content/cache.ts";
import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import { aliasesOf } from "../../content/compile/interface.ts";
import type { ValidPage } from "../../content/forms.ts";
import { poolData } from "../../content/pool.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import { writeCompressed } from "../../output/hosts/compress.ts";
import { isWhole, namedIn, pageFile } from "../../output/missing.ts";
import { shownPictures } from "../../output/pictures/shown.ts";
import type { OgSubject } from "../../output/shareCards/cardFor.ts";
import { resolverOf, type SiteContent } from "../../output/siteContent.ts";
import type { Data } from "../../renderer/+data.ts";
import type { Block } from "../../schema/types.ts";

/** What rendering pages takes besides them. */
export interface RenderOptions {
  root: string;
  /** The folder that pages are written to. */
  client: string;
  content: SiteContent;
  /** What blocks hold. */
  schema: SchemaNode;
  /** Stands for all code, and for what the environment and the year add. */
  code: string;
  compress: boolean;
  /** The module of the server that Vite has built. */
  server: string;
}

/** A page to be resolved, rendered and written; of that of unknown addresses, the home page beside it. */
export interface RenderTask {
  page: ValidPage;
  blocks: Block[];
  home?: { page: ValidPage; blocks: Block[] };
}

/** What is known of a page that was written. */
export type WrittenPage = Awaited<ReturnType<typeof writePage>>;

/** A rendered page as it is kept. */
interface Rendered {
  html: string;
  markdown: string;
}

const options = poolData<RenderOptions>();
const { root, client, content, schema, compress } = options;
const cache = new Cache(root);
const resolve = resolverOf(content);
const around = hashOf(options.code, JSON.stringify(content.frame));

/** Runs in the threads of a build: resolves a page, renders it where the cache lacks it, and writes it. */
export default async function writePage({ page, blocks, home }: RenderTask) {
  const shown = resolve(page, blocks);
  const data = { site: content.frame, page: shown, home: home ? resolve(home.page, home.blocks) : shown };
  const key = hashOf(around, JSON.stringify(home ? [shown, data.home] : [shown]));
  const known = cache.read("pages", key);
  const rendered: Rendered = known ? JSON.parse(known.toString()) : await render(data);
  if (!known) cache.write("pages", key, Buffer.from(JSON.stringify(rendered)));
  const html = Buffer.from(rendered.html);
  for (const address of [page.url, ...aliasesOf(page)]) {
    const file = join(client, pageFile(address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    if (compress) writeCompressed(file, html, cache);
  }
  return {
    /** Whether it had to be rendered, as it was not in the cache. */
    isNew: !known,
    /** Its words as Markdown. */
    markdown: rendered.markdown,
    /** What it names of its own site. */
    named: namedIn(rendered.html),
    pictures: shownPictures(shown),
  };
}

/** What stands beside the picture of a share card, as SVG. */
export async function drawShareCard(subject: OgSubject): Promise<string> {
  const { drawCard } = await import("../../output/shareCards/drawCard.tsx"); // takes long to load, and most builds draw none
  return drawCard(subject);
}

async function render(shown: Data): Promise<Rendered> {
  const { url } = shown.page;
  await import(/* @vite-ignore */ options.server); // once: the module stays loaded
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, shown });
  if (errorWhileRendering || httpResponse.statusCode !== 200)
    throw new Error(`The page ${url} could not be rendered.`, { cause: errorWhileRendering });
  const html = await httpResponse.getBody();
  if (!isWhole(html)) throw new Error(`The page ${url} was not rendered to its end.`);
  return { html, markdown: markdownOf(shown.page, content.frame.business.url, schema) };
}
