import type { CheckedPage } from "../../check/checkPages.ts";
import { headingsOf } from "../../markdown/headings.ts";
import { aliasesOf } from "../addresses/otherAddresses.ts";
import { blocksOf } from "../rule.ts";

/**
 * Each address on the site, with what tells its sections that a link can lead to; `any` where they cannot be known.
 * Few links lead to one, and finding them means reading all of a long text.
 */
export type Targets = Map<string, () => Set<string> | "any">;

/**
 * Every address that pages give. A page with problems may lack addresses and sections that it means to give:
 * what its file mentions counts, so that its slip is told and not each link that leads there.
 */
export function targetsOf(pages: CheckedPage[]): Targets {
  const targets: Targets = new Map();
  for (const page of pages) {
    const sound = !page.problems.some(({ severity }) => severity === "error");
    if (!sound) for (const url of mentioned(page)) targets.set(url, () => "any");
    const isKnown = sound || page.source.data !== undefined;
    const anchors = () => (isKnown ? new Set(page.remember("anchors", () => anchorsOf(page.data))) : "any");
    for (const url of [page.url, ...aliasesOf(page)]) targets.set(url, anchors);
  }
  return targets;
}

/** The addresses that stand above a file's blocks, and the one that its name was meant to be. */
function mentioned({ source, url }: CheckedPage): string[] {
  const [head = ""] = source.text.split(/^blocks/m);
  const intended = url
    .toLowerCase()
    .replace(/\.yml$/, "")
    .replace(/[ _]+/g, "-");
  return [...(head.match(/\/[a-z0-9-]+(?:\/[a-z0-9-]+)*/g) ?? []), intended];
}

/** The names that a # link to this page can use: its blocks' ids, and the headings of its running text. */
function anchorsOf(page: Record<string, unknown>): string[] {
  return blocksOf(page).flatMap(({ block: { id, body } }) => [
    ...(typeof id === "string" ? [id] : []),
    ...(typeof body === "string" ? headingsOf(body).map((heading) => heading.id) : []),
  ]);
}
