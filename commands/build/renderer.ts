import type { FinishedPage, Frame } from "../../content/types.ts";
import { PageFiles, type StoredPage } from "../../output/cache/pageFiles.ts";
import { isWhole } from "../../output/missing.ts";
import { openContent } from "../../output/vite/content.ts";
import type { Data } from "../../renderer/+data.ts";

/** What rendering pages takes besides their data. */
export interface RendererOptions {
  root: string;
  /** The module of Vike's server. */
  server: string;
  /** What every page shows. */
  site: Frame;
  compress: boolean;
}

/** A page to be rendered: its address, its data as text, of which its HTML is made alone, and what stands for them. */
export interface Task {
  url: string;
  data: string;
  key: string;
}

/** Renders a page and stores it in the cache. */
export type Renderer = (task: Task) => Promise<StoredPage>;

/** Opens what renders pages, one after the other. */
export async function openRenderer(options: RendererOptions): Promise<Renderer> {
  const { root, server, site, compress } = options;
  let shown: Data | undefined;
  openContent(() => shown);
  await import(server);
  const { renderPage } = await import("vike/server");
  return async ({ url, data, key }) => {
    const [page, home = page]: [FinishedPage, FinishedPage?] = JSON.parse(data);
    shown = { site, page, home };
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url });
    if (errorWhileRendering) throw errorWhileRendering;
    if (httpResponse.statusCode !== 200 || !isWhole(httpResponse.body))
      throw new Error(`The page ${url} could not be rendered.`);
    return PageFiles.store(root, key, httpResponse.body, compress);
  };
}
