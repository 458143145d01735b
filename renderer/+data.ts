import { redirect, render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { plainAddress } from "../content/plainAddress.ts";
import { notFoundPagesFor } from "../content/survey/pageKind.ts";
import type { Frame, Page } from "../content/types.ts";

/** What one address shows. */
export interface Data {
  site: Frame;
  page: Page;
  /** The home page, whose tags stand in for those of unknown paths; of other pages, the page itself. */
  home: Page;
  /** While writing: finishes the HTML. */
  finish?: (html: string) => string;
}

declare global {
  /** What an address shows while editing; left here by the dev server, as what Vite runs has modules of its own. */
  var contentOfSite: ((path: string) => Promise<Data | undefined>) | undefined;
  namespace Vike {
    interface PageContext {
      /** In a build: what the address shows, handed to renderPage(). */
      shown?: Data;
    }
  }
}

// https://vike.dev/data
export async function data({ urlPathname, shown }: PageContextServer): Promise<Data> {
  if (shown) return shown;
  const path = urlPathname.replace(/\/$/, "") || "/";
  const found = (await globalThis.contentOfSite?.(path)) ?? (await missing(path));
  if (!found) throw render(404);
  const { url, moved = [] } = found.page;
  if (moved.some((old) => plainAddress(old) === plainAddress(path))) throw redirect(url, 301);
  return found;
}

/** In dev, the nearest page for unknown addresses, as hosts serve it. */
async function missing(path: string): Promise<Data | undefined> {
  for (const page of notFoundPagesFor(path)) {
    const found = await globalThis.contentOfSite?.(page);
    if (found) return found;
  }
  return undefined;
}
