import { pages, site } from "virtual:content";
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import type { Page, Site } from "../content/types.ts";

/** What one address shows. */
export interface Data {
  site: Site;
  page: Page;
  /** The home page, whose tags stand in for those of unknown paths. */
  home: Page;
}

// https://vike.dev/data
export function data({ urlPathname }: PageContextServer): Data {
  const path = urlPathname.replace(/\/$/, "") || "/";
  const pageAt = (address: string) =>
    pages.find(({ url, aliases = [] }) => url === address || aliases.includes(address));
  const page = pageAt(path) ?? pageAt("/404"); // while editing; hosts find out by themselves
  if (!page) throw render(404);
  return { site, page, home: pageAt("/") ?? page };
}
