import { dataFor } from "virtual:content";
import { redirect, render } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { plainAddress } from "../content/plainAddress.ts";
import type { Page, Frame } from "../content/types.ts";

/** What one address shows. */
export interface Data {
  site: Frame;
  page: Page;
  /** The home page, whose tags stand in for those of unknown paths; of other pages, the page itself. */
  home: Page;
}

// https://vike.dev/data
export async function data({ urlPathname }: PageContextServer): Promise<Data> {
  const path = urlPathname.replace(/\/$/, "") || "/";
  const found = (await dataFor(path)) ?? (await dataFor("/404")); // while editing; hosts find out by themselves
  if (!found) throw render(404);
  const { url, moved = [] } = found.page;
  if (moved.some((old) => plainAddress(old) === plainAddress(path))) throw redirect(url, 301);
  return found;
}
