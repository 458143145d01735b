import type { Plugin } from "vite";
import { aliasesOf } from "../../content/compile/interface.ts";
import type { ValidPage } from "../../content/forms.ts";
import { movesOf, oldAddressesOf, plainAddress } from "../../content/plainAddress.ts";
import type { Frame, Page } from "../../content/types.ts";
import type { Data } from "../../renderer/+data.ts";

const ID = "virtual:content";

/** The name by which Vite knows the module that this plugin makes. */
const MODULE = `\0${ID}`;

/** What an address shows; undefined where there is no page. */
export type DataFor = (path: string) => Data | undefined | Promise<Data | undefined>;

/** Where the dev server leaves the way to the content: what Vite runs for Vike has modules of its own. */
const GLOBAL = "contentOfSite";

/** Gives the renderer the content while editing: each page is asked for when it is rendered. */
export function openContent(dataFor: DataFor): void {
  Reflect.set(globalThis, GLOBAL, dataFor);
}

/** The page that an address leads to, among some: aliases lead to theirs, and old addresses to the page that is there now. */
export function pageAt(pages: readonly ValidPage[]): (path: string) => ValidPage | undefined {
  const byPath = new Map(
    pages.flatMap((page) => [page.url, ...aliasesOf(page)].map((address) => [address, page] as const)),
  );
  const moves = movesOf(oldAddressesOf(pages.map(({ url, head }) => ({ url, moved: head.moved }))));
  return (path) => byPath.get(path) ?? byPath.get(moves.get(plainAddress(path)) ?? "");
}

/** What all addresses of some pages show. */
export function dataIn(
  pages: readonly ValidPage[],
  frames: ReadonlyMap<string, Frame>,
  resolve: (page: ValidPage) => Page,
): (path: string) => Data | undefined {
  const at = pageAt(pages);
  return (path) => {
    const found = at(path);
    if (!found) return undefined;
    const site = frames.get(found.language);
    if (!site) return undefined;
    const isHome = ({ kind, language }: ValidPage) => kind === "home" && language === found.language;
    const home = found.kind === "notFound" ? pages.find(isHome) : undefined;
    const page = resolve(found);
    return { site, page, home: home ? resolve(home) : page };
  };
}

/** Gives the renderer that way as `virtual:content`. */
export function contentPlugin(): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === ID ? MODULE : undefined),
    load: (id) =>
      id === MODULE ? `export const dataFor = (path) => globalThis.${GLOBAL}(path);` : undefined,
  };
}
