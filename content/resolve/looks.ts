import type { Block, CardGridBlock } from "../../schema/types.ts";

/** How a grid of cards is laid out. */
export type Look = NonNullable<CardGridBlock["look"]>;

/** Looks that a page may repeat: plain columns, not distinctive figures. */
export const MAY_REPEAT: ReadonlySet<Look> = new Set(["index", "boxed"]);

/** Gives each card grid a look: its own, or the first that suits its cards and differs from those of nearby grids. */
export function withLooks(blocks: Block[]): Block[] {
  let last: Look | undefined;
  return blocks.map((block, index) => {
    if (block.type !== "cardGrid") return block;
    const next = blocks.slice(index + 1).find(({ type }) => type === "cardGrid");
    const beside: (Look | undefined)[] = [last, next?.type === "cardGrid" ? next.look : undefined];
    const touches = blocks[index - 1]?.type === "cardGrid";
    const differs = (look: Look) =>
      MAY_REPEAT.has(look) ? !touches || look !== last : !beside.includes(look);
    last = block.look ?? fitting(block).find(differs);
    return { ...block, look: last };
  });
}

/** The looks that suit the content of the cards, best first. */
function fitting({ cards, picture }: CardGridBlock): Look[] {
  const some = (...entries: (keyof CardGridBlock["cards"][number])[]) =>
    cards.some((card) => entries.some((entry) => card[entry] !== undefined));
  if (picture) return ["bleed", "index", "boxed"];
  if (some("urgency", "cause", "prevention", "solution", "year")) return ["ledger", "index", "boxed"];
  if (some("features", "tasks", "link", "picture")) return ["index", "boxed"];
  return ["ledger", "index", "boxed"];
}
