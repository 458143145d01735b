import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SAFE_LINK } from "../../schema/links.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { CheckedSite } from "../check/checkSite.ts";
import type { Reference } from "../check/schemas.ts";
import { markdownLinks } from "../markdown/links.ts";
import type { Problem } from "../problem/problem.ts";
import { pathOf, valueAt } from "../read/path.ts";
import type { Complaint, Source } from "../read/source.ts";
import * as words from "./linkWords.ts";
import { type Targets, targetsOf } from "./targets.ts";

const MOST = 100; // as in validate.ts

/** Links, anchors and pictures that are named and do not exist, in pages and in site.yaml. */
export function findLinkProblems(root: string, pages: CheckedPage[], site: CheckedSite): Problem[] {
  const known = { root, targets: targetsOf(pages) };
  const all = [...pages, { source: site.source, url: "/", references: site.references }];
  return all.flatMap((page) => {
    const problems: Problem[] = [];
    for (const reference of page.references.filter(standsIn(page.source)))
      if (problems.length < MOST) problems.push(...check(reference, page, known));
    return problems;
  });
}

/** Whether a reference is written in this file; one that a variable brought is checked where it is written. */
function standsIn(source: Source): (reference: Reference) => boolean {
  return ({ pointer, value }) => !value.includes("${") && valueAt(source.data, pathOf(pointer)) !== undefined;
}

interface Known {
  root: string;
  targets: Targets;
}

interface Place {
  source: Source;
  url: string;
}

function check({ holds, value, pointer }: Reference, { source, url }: Place, known: Known): Problem[] {
  const problem = (complaint: Complaint | undefined, needle?: string) =>
    complaint ? [source.problemAt(pathOf(pointer), "value", complaint, needle)] : [];
  switch (holds) {
    case "link":
      return SAFE_LINK.test(value) ? problem(checkLink(value, url, known)) : []; // its pattern error says more
    case "picture":
      return problem(checkPicture(value, known.root));
    case "markdown":
    case "inlineMarkdown":
      return [...new Set(markdownLinks(value))].flatMap((link) =>
        problem(SAFE_LINK.test(link) ? checkLink(link, url, known) : words.unsafe(link), link),
      );
  }
}

function checkLink(href: string, from: string, { root, targets }: Known): Complaint | undefined {
  if (!/^[/#]/.test(href)) return undefined;
  const [path = "", anchor = ""] = href.split("#");
  const url = path.split("?")[0] || from;
  const anchors = targets.get(url);
  if (!anchors) return isPublic(root, url) ? undefined : words.deadLink(url, [...targets.keys()]);
  if (anchor === "" || anchors === "any" || anchors.has(anchor)) return undefined;
  return words.deadAnchor(anchor, url, [...anchors]);
}

/** Whether public/ has a file at this address. */
function isPublic(root: string, url: string): boolean {
  return !url.includes("\0") && /\.\w+$/.test(url) && existsSync(join(root, "public", url));
}

function checkPicture(name: string, root: string): Complaint | undefined {
  const folder = join(root, "public/images");
  if (!/^[\w.-]+$/.test(name) || existsSync(join(folder, name))) return undefined; // its pattern error says more
  return words.noPicture(name, existsSync(folder) ? readdirSync(folder) : []);
}
