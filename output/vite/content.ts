import type { Plugin } from "vite";
import { movesOf, oldAddressesOf, plainAddress } from "../../content/plainAddress.ts";
import type { Data } from "../../renderer/+data.ts";
import type { FinishedContent } from "../finishContent.ts";

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

/** The data of all addresses of some content: aliases, and old addresses, which have the page that they lead to. */
export function dataIn({ site, pages }: FinishedContent): DataFor {
  const byPath = new Map(
    pages.flatMap((page) => [page.url, ...(page.aliases ?? [])].map((address) => [address, page] as const)),
  );
  const { cities: _, articles: __, ...frame } = site;
  const moves = movesOf(oldAddressesOf(pages));
  return (path) => {
    const page = byPath.get(path) ?? byPath.get(moves.get(plainAddress(path)) ?? "");
    const home = page?.kind === "notFound" ? byPath.get("/") : page;
    return page && { site: frame, page, home: home ?? page };
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
