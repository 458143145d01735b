import { isMapping } from "../../read/data.ts";
import type { PageRule } from "../rule.ts";
import { blocksOf } from "../rule.ts";

const MOST = 6;
const LISTS = ["features", "tasks"];

/** A card has few points: the cards beside it are stretched to the longest. */
export const longCards: PageRule = ({ source, data }) =>
  blocksOf(data).flatMap(({ block, path }) =>
    Object.entries(block).flatMap(([name, entries]) =>
      (Array.isArray(entries) ? entries : []).flatMap((entry, index) =>
        LISTS.flatMap((list) => {
          const points = isMapping(entry) ? entry[list] : undefined;
          if (!Array.isArray(points) || points.length <= MOST) return [];
          return [
            source.problemAt([...path, name, index, list, MOST], "value", {
              code: "too-many",
              severity: "warning",
              message: `This is one of ${points.length} points; a card is read with ${MOST} at most, and the cards beside it are stretched to its height.`,
              hint: "Keep the strongest, or make a second card of the rest.",
            }),
          ];
        }),
      ),
    ),
  );
