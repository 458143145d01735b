import { headingsOf } from "../../markdown/headings.ts";
import type { ProblemMessage } from "../../problem/problem.ts";
import { isMapping } from "../../read/data.ts";
import { blocksOf, type PageRule } from "../rule.ts";

/** Looks with a figure of their own: two in a row are one long list. */
const ONCE = new Set<unknown>(["ledger", "bleed"]);

/** A page begins with its hero, and has no other: it holds the main headline. */
export const heroFirst: PageRule = ({ source, data }) =>
  blocksOf(data).flatMap(({ block, path, index }) => {
    const isHero = block.type === "hero";
    if (typeof block.type !== "string" || isHero === (index === 0)) return [];
    return [source.problemAt([...path, "type"], "value", isHero ? secondHero : noHero)];
  });

/** No two sections of a page have one name, or a # link could mean either. */
export const sectionIds: PageRule = ({ source, data }) => {
  const owners = new Map<unknown, string>();
  const blocks = blocksOf(data);
  for (const { block, index } of blocks)
    for (const { id } of typeof block.body === "string" ? headingsOf(block.body) : [])
      if (!owners.has(id)) owners.set(id, `A heading in section ${index + 1}`);
  return blocks.flatMap(({ block, path, index }) => {
    const owner = owners.get(block.id);
    if (block.id === undefined || owner === undefined) {
      owners.set(block.id, `Section ${index + 1}`);
      return [];
    }
    const message = `${owner} of this page has the id '${String(block.id)}' already.`;
    const hint = "Give this one another name, or none.";
    return [source.problemAt([...path, "id"], "value", { code: "duplicate-id", message, hint })];
  });
};

/** Of packages, one at most is the most popular. */
export const onePopular: PageRule = ({ source, data }) =>
  blocksOf(data).flatMap(({ block: { packages }, path }) => {
    const all: unknown[] = Array.isArray(packages) ? packages : [];
    const popular = all.flatMap((one, index) => (isMapping(one) && one.popular === true ? index : []));
    return popular
      .slice(1)
      .map((index) => source.problemAt([...path, "packages", index, "popular"], "key", secondPopular));
  });

/** No two grids in a row are given the same striking look, and bleed has the picture that it is for. */
export const looks: PageRule = ({ source, data }) => {
  const grids = blocksOf(data).filter(({ block }) => block.type === "cardGrid");
  return grids.flatMap(({ block, path }, index) => {
    const isBare = block.look === "bleed" && block.picture === undefined;
    const isTwice = ONCE.has(block.look) && grids[index - 1]?.block.look === block.look;
    if (!isBare && !isTwice) return [];
    return [source.problemAt([...path, "look"], "value", isBare ? lookWithoutPicture : lookTwice)];
  });
};

const noHero: ProblemMessage = {
  code: "hero-first",
  message: "The first block of a page is its hero; it holds the main headline.",
  hint: "Move the block of type hero to the top, or add one.",
};
const secondHero: ProblemMessage = {
  code: "hero-once",
  message: "A page has one hero, at its top.",
  hint: "Use a cta or a banner here.",
};
const secondPopular: ProblemMessage = {
  code: "look-twice",
  severity: "warning",
  message: "Another package here is marked Most Popular already.",
  hint: "Keep 'popular: true' at one of them.",
  remove: true,
};
const lookTwice: ProblemMessage = {
  code: "look-twice",
  severity: "warning",
  message: "The grid of cards before this one has the same look, so the two read as one.",
  hint: "Remove one of the two looks: the page then chooses one that differs.",
};
const lookWithoutPicture: ProblemMessage = {
  code: "look-without-picture",
  severity: "warning",
  message: "The look 'bleed' is for rows beside a picture, and this grid has none.",
  hint: "Add picture: with a src and an alt, or remove the look.",
};
