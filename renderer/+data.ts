import { pages, site } from "virtual:content";
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import type { FinishedPage, Frame } from "../content/types.ts";

/** What one address shows. */
export interface Data {
  site: Frame;
  page: FinishedPage;
  /** The home page, whose tags stand in for those of unknown paths. */
  home: FinishedPage;
}

const PAGES = new Map(
  pages.flatMap((page) => [page.url, ...(page.aliases ?? [])].map((address) => [address, page])),
);

// https://vike.dev/data
export function data({ urlPathname }: PageContextServer): Data {
  const path = urlPathname.replace(/\/$/, "") || "/";
  const page = PAGES.get(path) ?? PAGES.get("/404"); // while editing; hosts find out by themselves
  if (!page) throw render(404);
  return { site, page, home: PAGES.get("/") ?? page };
}
