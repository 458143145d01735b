import { isMap, isScalar, isSeq, Pair, Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { SyntaxMistake } from "../mistake.ts";
import { noBlocks } from "../suggestions/entries.ts";
import { listWith, mapWith } from "./copies.ts";

/**
 * Finds sections of a page that ended up in another list: `blocks:` is missing, or a line is between the sections.
 * Returns the page with all its sections in `blocks`.
 */
export function lintSections(page: YAMLMap, text: string): { problems: SyntaxMistake[]; contents: YAMLMap } {
  const problems: SyntaxMistake[] = [];
  const blocks = page.get("blocks");
  const lists = isSeq(blocks) ? [blocks] : [];
  const pairs = page.items.flatMap((pair) => {
    const { key, value } = pair;
    const first =
      isSeq(value) && !isBlocks(pair) ? value.items.findIndex((one) => isMap(one) && one.has("type")) : -1;
    if (!isSeq(value) || first < 1) return [pair]; // a list of sections alone is `blocks` under another name
    const sections = listWith(value.items.slice(first), value);
    const isTwice = lists.length > 0 && page.get(key) !== value;
    const [start = 0, end = 0] = (isScalar(key) && key.range) || [];
    if (lists.length > 0) problems.push({ ...betweenSections(String(key), isTwice), start, end });
    else problems.push(missingBlocks(sections, text));
    lists.push(sections);
    return isTwice ? [] : [new Pair(key, listWith(value.items.slice(0, first), value))];
  });
  const [list] = lists;
  if (!list || problems.length === 0) return { problems, contents: page };
  const sections = lists.flatMap(({ items }) => items);
  const all = listWith(sections, list);
  const place = pairs.find(isBlocks);
  const changed = pairs.map((pair) => (pair === place ? new Pair(pair.key, all) : pair));
  if (!place) changed.push(new Pair(new Scalar("blocks"), all));
  return { problems, contents: mapWith(changed, page) };
}

function isBlocks({ key }: Pair): boolean {
  return isScalar(key) && key.value === "blocks";
}

function missingBlocks({ items: [section] }: YAMLSeq, text: string): SyntaxMistake {
  const start = text.lastIndexOf("\n", (isMap(section) && section.range?.[0]) || 0) + 1;
  const change = { start, end: start, text: "blocks:\n" };
  return { ...noBlocks, start, end: text.indexOf("\n", start), change };
}

const betweenSections = (name: string, isTwice: boolean): ProblemMessage => ({
  code: "wrong-place",
  message: `'${name}' stands between two sections of the page, so those below it are read as its entries.`,
  hint: isTwice
    ? `Take this line away, and move its entries to the '${name}' above the line blocks:`
    : "Move it, with its entries, above the line blocks:",
});
