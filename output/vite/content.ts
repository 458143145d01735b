import type { Plugin } from "vite";
import { movesOf, oldAddressesOf, plainAddress } from "../../content/plainAddress.ts";
import type { Frame, Page, Site } from "../../content/types.ts";
import type { Data } from "../../renderer/+data.ts";
import type { PreparedContent } from "../finishContent.ts";

const ID = "virtual:content";

/** The name by which Vite knows the module that this plugin makes. */
const MODULE = `\0${ID}`;

/** What an address shows; undefined where there is no page. */
export type DataFor = (path: string) => Data | undefined | Promise<Data | undefined>;

/** Where the one who renders leaves the way to the content: what Vike bundles runs apart from its caller's modules. */
const DOOR = "contentOfSite";

/** Opens the renderer's one door to the content: each page is asked for when it is rendered. */
export function openContent(dataFor: DataFor): void {
  Reflect.set(globalThis, DOOR, dataFor);
}

/** What every page shows of a site. */
export function frameOf({ cities: _, articles: __, ...frame }: Site): Frame {
  return frame;
}

/** The data of all addresses of some pages: aliases, and old addresses, which have the page that they lead to. */
export function dataIn(
  pages: readonly Page[],
  { site, finish }: PreparedContent,
): (path: string) => Data | undefined {
  const byPath = new Map(
    pages.flatMap((page) => [page.url, ...(page.aliases ?? [])].map((address) => [address, page] as const)),
  );
  const frame = frameOf(site);
  const moves = movesOf(oldAddressesOf(pages));
  return (path) => {
    const page = byPath.get(path) ?? byPath.get(moves.get(plainAddress(path)) ?? "");
    const home = page?.kind === "notFound" ? byPath.get("/") : undefined;
    const shown = page && finish(page);
    return shown && { site: frame, page: shown, home: home ? finish(home) : shown };
  };
}

/** Gives the renderer that door as `virtual:content`. */
export function contentPlugin(): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === ID ? MODULE : undefined),
    load: (id) => (id === MODULE ? `export const dataFor = (path) => globalThis.${DOOR}(path);` : undefined),
  };
}
