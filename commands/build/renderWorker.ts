import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderPage } from "vike/server";
import { Cache, hashOf } from "../../content/cache.ts";
import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import type { ValidPage } from "../../content/forms.ts";
import { poolData } from "../../content/threads/pool.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import { compressedForms } from "../../output/hosts/compress.ts";
import { isWhole, namedIn, pageFile } from "../../output/missing.ts";
import { resolverOf } from "../../output/pictures/media.ts";
import { type ShownPictures, shownPictures } from "../../output/pictures/shown.ts";
import type { OgSubject } from "../../output/shareCards/cardFor.ts";
import type { SiteContent } from "../../output/siteContent.ts";
import type { Data } from "../../renderer/+data.ts";
import type { Block } from "../../schema/types.ts";

/** What rendering pages takes besides them. */
export interface RenderOptions {
  root: string;
  /** The folder that pages are written to. */
  client: string;
  /** The build that is served; undefined where there is none. */
  served: string | undefined;
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

/** What is known of a rendered page besides its files. */
interface Rendered {
  /** Its words as Markdown. */
  markdown: string;
  /** What it names of its own site. */
  named: string[];
  pictures: ShownPictures;
}

/** What is known of a page that was written. */
export interface WrittenPage extends Rendered {
  url: string;
  /** Whether it had to be rendered, as it was not in the cache. */
  isNew: boolean;
}

/** A page's HTML and its compressed versions, by what their files' names end with. */
type Forms<T> = Record<string, T>;

const options = poolData<RenderOptions>();
const { root, client, served, content, schema, compress } = options;
const cache = new Cache(root);
const resolve = resolverOf(content);
const arounds = new Map(
  Array.from(content.frames, ([language, frame]) => [
    language,
    hashOf(options.code, JSON.stringify([frame, compress])),
  ]),
);

/** Runs in the threads of a build: resolves pages, renders those that the cache lacks, and writes them. */
export default async function writePages(tasks: RenderTask[]): Promise<WrittenPage[]> {
  const written: WrittenPage[] = [];
  for (const task of tasks) written.push(await writePage(task));
  return written;
}

async function writePage({ page, blocks, home }: RenderTask): Promise<WrittenPage> {
  const shown = resolve(page, blocks);
  const site = content.frames.get(page.language) ?? content.frame;
  const data = { site, page: shown, home: home ? resolve(home.page, home.blocks) : shown };
  const key = hashOf(arounds.get(page.language) ?? "", JSON.stringify(home ? [shown, data.home] : [shown]));
  const known = cache.data<{ hashes: Forms<string>; rendered: Rendered }>("pages", key);
  if (known && writeForms(page, known.hashes)) return { ...known.rendered, url: page.url, isNew: false };
  const { forms, ...rendered } = await render(data);
  const hashes = Object.fromEntries(Object.entries(forms).map(([ending, form]) => [ending, hashOf(form)]));
  for (const [ending, form] of Object.entries(forms)) cache.write("forms", hashes[ending] ?? "", form);
  cache.write("pages", key, Buffer.from(JSON.stringify({ hashes, rendered })));
  writeForms(page, hashes, forms);
  return { ...rendered, url: page.url, isNew: true };
}

/** Writes a page's files, from the cache where their bytes are not given. Gives false where it has not all of them. */
function writeForms(page: ValidPage, hashes: Forms<string>, forms: Forms<Buffer> = {}): boolean {
  return addressesOf(page).every((address) => {
    const name = pageFile(address);
    mkdirSync(dirname(join(client, name)), { recursive: true });
    return Object.entries(hashes).every(([ending, hash]) => {
      if (linkServed(name + ending, hash)) return true;
      const bytes = forms[ending] ?? cache.read("forms", hash);
      if (bytes) writeNew(join(client, name + ending), bytes);
      return bytes !== undefined;
    });
  });
}

/** Makes a file of the build as a link to that of the served build if this is the same, in a tenth of the time. */
function linkServed(name: string, hash: string): boolean {
  if (served === undefined) return false;
  const before = join(served, "client", name);
  try {
    if (hashOf(readFileSync(before)) !== hash) return false;
    linkSync(before, join(client, name));
    return true;
  } catch {
    return false; // there is no such file, or no way to link it
  }
}

function writeNew(file: string, bytes: Buffer): void {
  rmSync(file, { force: true }); // what is written into a link would change what is served
  writeFileSync(file, bytes);
}

/** What stands beside the picture of a share card, as SVG. */
export async function drawShareCard(subject: OgSubject): Promise<string> {
  const { drawCard } = await import("../../output/shareCards/drawCard.tsx"); // takes long to load, and most builds draw none
  return drawCard(subject, content.lists.site.theme, root);
}

async function render(shown: Data): Promise<Rendered & { forms: Forms<Buffer> }> {
  const { url } = shown.page;
  await import(/* @vite-ignore */ options.server); // once: the module stays loaded
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url, shown });
  if (errorWhileRendering || httpResponse.statusCode !== 200)
    throw new Error(`The page ${url} could not be rendered.`, { cause: errorWhileRendering });
  const html = await httpResponse.getBody();
  if (!isWhole(html)) throw new Error(`The page ${url} was not rendered to its end.`);
  const bytes = Buffer.from(html);
  return {
    forms: { "": bytes, ...(compress && compressedForms(bytes)) },
    markdown: markdownOf(shown.page, content.frame.business.url, schema),
    named: namedIn(html),
    pictures: shownPictures(shown.page),
  };
}
