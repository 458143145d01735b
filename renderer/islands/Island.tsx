import { renderToString } from "react-dom/server";
import { unjoined } from "../../content/lib/joiner.ts";
import type { PageBlock } from "../../content/resolve/forms.ts";
import { componentOf, type IslandModule } from "./componentOf.ts";

const FILES = import.meta.glob<IslandModule>("../../blocks/*.island.tsx", { eager: true });

/** Whether blocks of this type also run in the browser: their file is named *.island.tsx. */
export function isIsland(type: string): boolean {
  return fileOf(type) in FILES;
}

/**
 * The server half of an island: its HTML, and the props to hydrate it with. `prefix` keeps the ids of several islands
 * on a page distinct; the browser uses the same prefix.
 */
export function Island({ block: typeset, prefix }: { block: PageBlock; prefix: string }) {
  const block: PageBlock = JSON.parse(unjoined(JSON.stringify(typeset))); // no element joins what the browser renders
  const Component = componentOf(block.type, FILES[fileOf(block.type)]);
  const html = renderToString(<Component {...block} />, { identifierPrefix: prefix });
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

function fileOf(type: string): string {
  return `../../blocks/${type}.island.tsx`;
}
