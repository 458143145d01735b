import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageRule } from "../rule.ts";
import { blocksOf } from "../rule.ts";

/** Looks with a figure of their own: two in a row are one long list. */
const ONCE = new Set<unknown>(["ledger", "bleed"]);

/** No two grids in a row are given the same striking look, and bleed has the picture that it is for. */
export const looks: PageRule = ({ source, data }) => {
  const grids = blocksOf(data).filter(({ block }) => block.type === "cardGrid");
  return grids.flatMap(({ block, path }, index) => {
    const complaint = (said: ProblemMessage) => [source.problemAt([...path, "look"], "value", said)];
    if (block.look === "bleed" && block.picture === undefined) return complaint(noPicture);
    return ONCE.has(block.look) && grids[index - 1]?.block.look === block.look ? complaint(twice) : [];
  });
};

const twice: ProblemMessage = {
  code: "look-twice",
  severity: "warning",
  message: "The grid of cards before this one has the same look, so the two read as one.",
  hint: "Remove one of the two looks: the page then chooses one that differs.",
};
const noPicture: ProblemMessage = {
  code: "look-without-picture",
  severity: "warning",
  message: "The look 'bleed' is for rows beside a picture, and this grid has none.",
  hint: "Add picture: with a src and an alt, or remove the look.",
};
