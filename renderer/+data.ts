import { pages, site } from "virtual:content";
import { redirect, render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { movesOf, oldAddressesOf, plainAddress } from "../content/plainAddress.ts";
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
const MOVES = movesOf(oldAddressesOf(pages));

// https://vike.dev/data
export function data({ urlPathname }: PageContextServer): Data {
  const path = urlPathname.replace(/\/$/, "") || "/";
  const now = PAGES.has(path) ? undefined : MOVES.get(plainAddress(path));
  if (now) throw redirect(now, 301);
  const page = PAGES.get(path) ?? PAGES.get("/404"); // while editing; hosts find out by themselves
  if (!page) throw render(404);
  return { site, page, home: PAGES.get("/") ?? page };
}
