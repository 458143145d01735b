import { join } from "node:path";
import type { renderPage } from "vike/server";
import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import { keep, readKept } from "../../content/memory/keptFile.ts";
import { isMapping } from "../../content/read/data.ts";
import type { FinishedPage, Frame } from "../../content/types.ts";
import { PageFiles, type StoredPage } from "../../output/cache/pageFiles.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import { isWhole } from "../../output/missing.ts";
import { openContent } from "../../output/vite/content.ts";
import type { Data } from "../../renderer/+data.ts";
import { documentOf } from "../../renderer/documentOf.tsx";
import type { Manifest } from "../../renderer/islands/scripts.ts";
import { footerOf } from "../../renderer/page/Footer.tsx";

/** What rendering pages takes besides their data. */
export interface RendererOptions {
  root: string;
  /** The module of Vike's server. */
  server: string;
  /** What every page shows. */
  site: Frame;
  /** What blocks hold. */
  schema: SchemaNode;
  compress: boolean;
}

/** A page to be rendered: its address, its data as text, of which its HTML is made alone, and what stands for them. */
export interface Task {
  url: string;
  data: string;
  key: string;
}

/** What a bundle's server adds to all pages alike: their scripts by their sources, and the start of each head. */
interface Additions {
  server: string;
  manifest: Manifest;
  head: string;
}

type Rendered = Awaited<ReturnType<typeof renderPage>>;

const ADDITIONS = ".cache/build/additions.json";

/** Renders a page and stores it in the cache. */
export type Renderer = (task: Task) => Promise<StoredPage>;

/**
 * Opens what renders pages, one after the other. Vike renders the first of a bundle: the stylesheet and the fonts that
 * it adds are the same to all, as one renderer serves every address. The others need not go through its routing and
 * hooks, which would take a fourth of the time: a hook of Vike's that is added for all pages would have to be called
 * here. Nor does a later build wait until Vike is loaded.
 */
export function openRenderer({ root, server, site, schema, compress }: RendererOptions): Renderer {
  const store = PageFiles.storeFor(root, compress);
  const footer = footerOf(site);
  const kept = readKept(join(root, ADDITIONS));
  let additions = isOf(server, kept) ? kept : undefined;
  return async ({ url, data, key }) => {
    const [page, home = page]: [FinishedPage, FinishedPage?] = JSON.parse(data);
    const shown = { site, page, home };
    if (!additions) {
      additions = await askVike(server, url, shown);
      keep(join(root, ADDITIONS), additions);
    }
    const html = withAdded(documentOf(shown, additions.manifest, footer), additions.head);
    if (!isWhole(html)) throw new Error(`The page ${url} could not be rendered.`);
    return store(key, html, markdownOf(page, site.business.url, schema));
  };
}

/** Only this file writes them, and damaged ones are told by their hash. */
function isOf(server: string, kept: unknown): kept is Additions {
  return isMapping(kept) && kept.server === server;
}

/** What Vike adds, as it shows by one page. */
async function askVike(server: string, url: string, shown: Data): Promise<Additions> {
  openContent(() => shown);
  await import(server);
  const { getGlobalContext, renderPage } = await import("vike/server");
  const globalContext = await getGlobalContext();
  const manifest = (!globalContext.isClientSide && globalContext.assetsManifest) || {};
  const head = addedTo(documentOf(shown, manifest), await renderPage({ urlOriginal: url }));
  return { server, manifest, head };
}

/** What Vike has added to a document. Throws where it is anything but something at the start of its head. */
function addedTo(own: string, { httpResponse, errorWhileRendering }: Rendered): string {
  if (errorWhileRendering) throw errorWhileRendering;
  const { body, statusCode } = httpResponse;
  const start = own.indexOf(HEAD) + HEAD.length;
  const added = body.slice(start, start + body.length - own.length);
  if (statusCode !== 200 || body !== withAdded(own, added))
    throw new Error("Vike does not render pages as expected: it adds more than what its head starts with.");
  return added;
}

const HEAD = "<head>";

function withAdded(own: string, added: string): string {
  return own.replace(HEAD, () => HEAD + added);
}
