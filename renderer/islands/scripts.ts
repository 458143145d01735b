import type { Frame, Page } from "../../content/resolve/forms.ts";
import { tagIds } from "../../content/resolve/tags.ts";
import { ENTRIES } from "./entries.ts";
import { isIsland } from "./Island.tsx";

/** A build's manifest: the output file of each source file. */
export type Manifest = Record<string, { file: string }>;

/** The addresses of the scripts that a page needs; most need none. Without a manifest (in dev), the source files. */
export function scriptsFor(site: Frame, page: Page, manifest?: Manifest): string[] {
  const needed = [
    page.blocks.some((block) => "lazy" in block && block.lazy) && ENTRIES.lazy,
    page.blocks.some(({ type }) => isIsland(type)) && ENTRIES.hydrate,
    page.kind === "notFound" && ENTRIES.notFound,
    tagIds(site).length > 0 && ENTRIES.tags,
  ];
  return needed
    .filter((entry) => entry !== false)
    .map((entry) => {
      const file = manifest ? manifest[entry]?.file : entry;
      if (!file) throw new Error(`The build made no script of ${entry}.`);
      return `/${file}`;
    });
}
