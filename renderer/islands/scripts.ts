import type { Frame, Page } from "../../content/resolve/forms.ts";
import { tagIds } from "../../content/resolve/tags.ts";
import { ENTRIES, STYLES } from "./entries.ts";
import { isIsland } from "./Island.tsx";

/** A build's manifest: the output file of each source file. */
export type Manifest = Record<string, { file: string; css?: string[] }>;

/** The addresses of the scripts that a page needs; most need none. Without a manifest (in dev), the source files. */
export function scriptsFor(site: Frame, page: Page, manifest?: Manifest): string[] {
  const needed = [
    page.blocks.some((block) => "lazy" in block && block.lazy) && ENTRIES.lazy,
    page.blocks.some(({ type }) => isIsland(type)) && ENTRIES.hydrate,
    page.kind === "notFound" && ENTRIES.notFound,
    tagIds(site).length > 0 && ENTRIES.tags,
  ];
  return needed.filter((entry) => entry !== false).map((entry) => addressOf(entry, manifest));
}

/** The addresses of the stylesheets that the blocks of a page have for themselves. */
export function stylesFor({ blocks }: Page, manifest?: Manifest): string[] {
  const needed = new Set(blocks.flatMap(({ type }) => STYLES.get(type) ?? []));
  return Array.from(needed, (entry) => addressOf(entry, manifest));
}

function addressOf(entry: string, manifest?: Manifest): string {
  const made = manifest?.[entry];
  const file = manifest ? (made?.css?.[0] ?? made?.file) : entry; // a stylesheet has a file of script too, unused
  if (!file) throw new Error(`The build made no file of ${entry}.`);
  return `/${file}`;
}
