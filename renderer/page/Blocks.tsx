import { registry } from "../../blocks/registry.ts";
import type { BlockOf, PageBlock } from "../../content/types.ts";
import { Island, isIsland } from "../islands/Island.tsx";
import { LazyBox } from "../islands/LazyBox.tsx";

/** The generic renderer: a page's blocks, each through the registry. */
export function Blocks({ blocks }: { blocks: PageBlock[] }) {
  // A page's list never changes while it is shown: the place in it is the key.
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
  return blocks.map((block, index) => <PlacedBlock key={index} block={block} index={index} />);
}

/** One block in its place on the page: waiting in a box, alive in the browser, or neither. */
function PlacedBlock({ block, index }: { block: PageBlock; index: number }) {
  if (isIsland(block.type)) return <Island block={block} prefix={`b${index}`} />;
  const height = "lazy" in block ? block.lazy : undefined;
  const content = <RenderBlock type={block.type} block={block} />;
  return height ? <LazyBox height={height}>{content}</LazyBox> : content;
}

/** One block as its component shows it. */
function RenderBlock<T extends PageBlock["type"]>({ type, block }: { type: T; block: BlockOf<T> }) {
  return registry[type](block);
}
