import { Fragment, type ReactNode } from "react";
import { Picture } from "../../blocks/parts/pictures/Picture.tsx";
import { registry } from "../../blocks/registry.ts";
import type { BlockOf, PageBlock } from "../../content/resolve/forms.ts";
import { Island, isIsland } from "../islands/Island.tsx";

/** The class that hides a picture between sections where it does not stand. */
const HIDDEN = { all: "", phones: "md:hidden", wide: "max-md:hidden" };

/** The generic renderer: renders each block of a page with its component from the registry. */
export function Blocks({ blocks }: { blocks: PageBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
    <Fragment key={index}>
      {block.band && (
        <Picture
          picture={block.band}
          sizes="94vw"
          className={`band ${HIDDEN[block.bandOn ?? "all"]}`.trim()}
        />
      )}
      <PlacedBlock block={block} index={index} />
    </Fragment>
  ));
}

/**
 * One block of a page: an interactive block as an island; a lazy block in a box of its height until lazy.ts shows
 * it near the viewport; any other block as plain HTML.
 */
function PlacedBlock({ block, index }: { block: PageBlock; index: number }) {
  if (isIsland(block.type)) return <Island block={block} prefix={`b${index}`} />;
  const content = <RenderBlock type={block.type} block={block} />;
  if (!("lazy" in block && block.lazy)) return content;
  return (
    <lazy-box data-lazy={block.lazy} data-state="placeholder">
      <lazy-content hidden="until-found">{content}</lazy-content>
    </lazy-box>
  );
}

/** Renders one block with its component. */
function RenderBlock<T extends PageBlock["type"]>({ type, block }: { type: T; block: BlockOf<T> }) {
  return registry[type](block);
}

declare module "react" {
  namespace JSX {
    // Custom elements, because on other elements React writes hidden="until-found" as plain hidden.
    interface IntrinsicElements {
      "lazy-box": { "data-lazy": number; "data-state": "placeholder" | "loaded"; children: ReactNode };
      "lazy-content": { hidden: "until-found"; children: ReactNode };
    }
  }
}
