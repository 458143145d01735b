import { redirect, render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { comparedAddress } from "../content/lib/addresses.ts";
import type { Frame, Page } from "../content/resolve/forms.ts";
import { notFoundPagesFor } from "../content/survey/pageKind.ts";

/** The data that one address is rendered from. */
export interface Data {
  site: Frame;
  page: Page;
  /** For a not-found page, the home page, whose meta tags it uses; else the page itself. */
  home: Page;
  /** In dev: post-processes the HTML. */
  finish?: (html: string) => string;
}

declare global {
  /** Returns the data of an address in dev. A global set by the dev server, as code run by Vite has its own modules. */
  var contentOfSite: ((path: string) => Promise<Data | undefined>) | undefined;
  namespace Vike {
    interface PageContext {
      /** In a build: the data of the page, passed to renderPage(). */
      shown?: Data;
    }
  }
}

// https://vike.dev/data
export async function data({ urlPathname, urlParsed, shown }: PageContextServer): Promise<Data> {
  if (shown) return shown;
  const path = urlPathname.replace(/\/$/, "") || "/";
  const found = (await globalThis.contentOfSite?.(path)) ?? (await missing(path));
  if (!found) throw render(404);
  const { url, moved = [] } = found.page;
  const asked = [path, path + (urlParsed.searchOriginal ?? "")].map(comparedAddress);
  if (moved.some((old) => asked.includes(comparedAddress(old)))) throw redirect(url, 301);
  return found;
}

/** In dev: the nearest not-found page for an unknown address, as hosts serve it. */
async function missing(path: string): Promise<Data | undefined> {
  for (const page of notFoundPagesFor(path)) {
    const found = await globalThis.contentOfSite?.(page);
    if (found) return found;
  }
  return undefined;
}
