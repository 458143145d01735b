import { tagIds } from "../../content/resolve/tags.ts";
import type { Page, Site } from "../../content/types.ts";
import { isIsland } from "./Island.tsx";

const ENTRIES = {
  hydrate: "renderer/islands/hydrate.ts",
  lazy: "renderer/islands/lazy.ts",
  notFound: "renderer/islands/notFound.ts",
  tags: "renderer/islands/tags.ts",
};

/** A build's manifest: the file made of each source file. */
export type Manifest = Record<string, { file: string }> | null;

/** The addresses of the scripts that a page needs; most need none. Without a manifest (in dev), of their sources. */
export function scriptsFor(site: Site, page: Page, manifest: Manifest): string[] {
  const needed = [
    page.blocks.some((block) => "lazy" in block && block.lazy) && ENTRIES.lazy,
    page.blocks.some(({ type }) => isIsland(type)) && ENTRIES.hydrate,
    page.kind === "notFound" && ENTRIES.notFound,
    tagIds(site).length > 0 && ENTRIES.tags,
  ];
  return needed.filter((entry) => entry !== false).map((entry) => `/${manifest?.[entry]?.file ?? entry}`);
}
