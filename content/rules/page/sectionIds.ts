import type { PageRule } from "../rule.ts";
import { blocksOf } from "../rule.ts";

/** No two sections of a page have one name, or a # link could mean either. */
export const sectionIds: PageRule = ({ source, data }) => {
  const owners = new Map<unknown, number>();
  return blocksOf(data).flatMap(({ block, path, index }) => {
    if (block.id === undefined) return [];
    const first = owners.get(block.id);
    owners.set(block.id, first ?? index);
    if (first === undefined) return [];
    const message = `Section ${first + 1} of this page has the id '${String(block.id)}' already.`;
    const hint = "Give this one another name, or none.";
    return [source.problemAt([...path, "id"], "value", { code: "duplicate-id", message, hint })];
  });
};
