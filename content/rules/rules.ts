import type { SiteFile } from "../../schema/types.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { Problem } from "../problem/problem.ts";
import { suggest } from "../problem/suggest.ts";
import type { Path } from "../read/path.ts";
import type { Complaint } from "../read/source.ts";
import { isMapping } from "../variables/expand.ts";
import { findTwins } from "./duplicates.ts";
import * as words from "./ruleWords.ts";

const TITLE_LENGTH = 75;

/** What no schema can see: where entries belong, and what must not stand on two pages. */
export function findRuleProblems(pages: CheckedPage[], site: SiteFile | undefined): Problem[] {
  const suffix = site ? ` | ${site.business.name}` : "";
  const read = pages.filter(({ source }) => source.data !== undefined);
  return [
    ...read.flatMap((page) => [...checkPlace(page), ...checkBlocks(page), ...checkTitle(page, suffix)]),
    ...foldersWithoutCity(pages),
    ...findTwins(read),
  ];
}

function checkPlace({ source, kind, data }: CheckedPage): Problem[] {
  const isHub = kind === "cityHub";
  const isArticle = kind === "article";
  const complaints: [boolean, Path, Complaint][] = [
    [isHub && !has(data, "city"), [], words.noCity],
    [!isHub && has(data, "city"), ["city"], words.strayCity],
    [isArticle && !has(data, "article"), [], words.noArticle],
    [!isArticle && has(data, "article"), ["article"], words.strayArticle],
  ];
  return complaints.flatMap(([wrong, path, complaint]) =>
    wrong ? [source.problemAt(path, "key", complaint)] : [],
  );
}

/** Whether the page has this entry, or one that a problem of its own says was meant to be it. */
function has(data: Record<string, unknown>, name: "city" | "article"): boolean {
  return name in data || Object.keys(data).some((key) => suggest(key, [name]) !== undefined);
}

function checkBlocks({ source, data }: CheckedPage): Problem[] {
  const blocks = Array.isArray(data.blocks) ? data.blocks : [];
  const seen = new Map<unknown, number>();
  return blocks.flatMap((block, index) => {
    if (!isMapping(block) || typeof block.type !== "string") return [];
    const path = ["blocks", index];
    const hero = block.type === "hero";
    if (hero !== (index === 0))
      return [source.problemAt([...path, "type"], "value", hero ? words.heroOnce : words.heroFirst)];
    const first = block.id === undefined ? undefined : seen.get(block.id);
    if (first === undefined) seen.set(block.id, index);
    return first === undefined
      ? []
      : [source.problemAt([...path, "id"], "value", words.duplicateId(String(block.id), first))];
  });
}

function checkTitle({ source, data }: CheckedPage, suffix: string): Problem[] {
  const title = typeof data.title === "string" && !data.title.includes("${") ? [...data.title].length : 0;
  const length = title + suffix.length;
  if (length <= TITLE_LENGTH || title > TITLE_LENGTH) return [];
  return [source.problemAt(["title"], "value", words.longTitle(length, TITLE_LENGTH))];
}

/** One problem for each folder of a city that has pages and no index.yaml. */
function foldersWithoutCity(pages: CheckedPage[]): Problem[] {
  const known = new Set(pages.filter(({ kind }) => kind === "cityHub").map(({ citySlug }) => citySlug));
  return pages.flatMap((page) => {
    const { citySlug: slug } = page;
    if (slug === undefined || known.has(slug)) return [];
    known.add(slug);
    return [page.source.problemAt([], "key", words.noIndex(slug))];
  });
}
