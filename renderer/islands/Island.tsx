import { renderToString } from "react-dom/server";
import type { ResolvedBlock } from "../../content/types.ts";
import { RenderBlock } from "../page/Blocks.tsx";

const FILES = Object.keys(import.meta.glob("../../blocks/*.island.tsx"));

/** Whether blocks of this type also run in the browser: their file's name says so. */
export function isIsland(type: string): boolean {
  return FILES.includes(`../../blocks/${type}.island.tsx`);
}

/**
 * The server half of an island: its HTML, and the data to bring it to life with. `prefix` keeps the ids of
 * several islands on a page apart; the browser uses the same.
 */
export function Island({ block, prefix }: { block: ResolvedBlock; prefix: string }) {
  const html = renderToString(<RenderBlock block={block} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={block.type}
      data-prefix={prefix}
      data-props={JSON.stringify(block)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own escaped output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
