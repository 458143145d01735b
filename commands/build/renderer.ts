import type { renderPage } from "vike/server";
import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import type { FinishedPage, Frame } from "../../content/types.ts";
import { PageFiles, type StoredPage } from "../../output/cache/pageFiles.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import { isWhole } from "../../output/missing.ts";
import { openContent } from "../../output/vite/content.ts";
import type { Data } from "../../renderer/+data.ts";
import { documentOf } from "../../renderer/documentOf.tsx";
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

type Rendered = Awaited<ReturnType<typeof renderPage>>;

/** Renders a page and stores it in the cache. */
export type Renderer = (task: Task) => Promise<StoredPage>;

/**
 * Opens what renders pages, one after the other. Vike renders the first: the stylesheet and the fonts that it adds
 * are the same to all, as one renderer serves every address. The others need not go through its routing and hooks,
 * which would take a fourth of the time: a hook of Vike's that is added for all pages would have to be called here.
 */
export async function openRenderer(options: RendererOptions): Promise<Renderer> {
  const { root, server, site, schema, compress } = options;
  const store = PageFiles.storeFor(root, compress);
  const footer = footerOf(site);
  let shown: Data | undefined;
  let added: string | undefined;
  openContent(() => shown);
  await import(server);
  const { getGlobalContext, renderPage } = await import("vike/server");
  const globalContext = await getGlobalContext();
  const manifest = (!globalContext.isClientSide && globalContext.assetsManifest) || {};
  return async ({ url, data, key }) => {
    const [page, home = page]: [FinishedPage, FinishedPage?] = JSON.parse(data);
    shown = { site, page, home };
    const own = documentOf(shown, manifest, footer);
    added ??= addedTo(own, await renderPage({ urlOriginal: url }));
    const html = withAdded(own, added);
    if (!isWhole(html)) throw new Error(`The page ${url} could not be rendered.`);
    return store(key, html, markdownOf(page, site.business.url, schema));
  };
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
