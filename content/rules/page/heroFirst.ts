import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageRule } from "../rule.ts";
import { blocksOf } from "../rule.ts";

/** A page begins with its hero, and has no other: it holds the main headline. */
export const heroFirst: PageRule = ({ source, data }) =>
  blocksOf(data).flatMap(({ block, path, index }) => {
    const isHero = block.type === "hero";
    if (typeof block.type !== "string" || isHero === (index === 0)) return [];
    return [source.problemAt([...path, "type"], "value", isHero ? once : first)];
  });

const first: ProblemMessage = {
  code: "hero-first",
  message: "The first block of a page is its hero; it holds the main headline.",
  hint: "Move the block of type hero to the top, or add one.",
};
const once: ProblemMessage = {
  code: "hero-once",
  message: "A page has one hero, at its top.",
  hint: "Use a cta or a banner here.",
};
