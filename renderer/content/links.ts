import { existsSync } from "node:fs";
import { join } from "node:path";
import { anchorsOf } from "./anchors.ts";
import { markdownLinks } from "./markdownLinks.ts";
import type { CheckedPage } from "./pages.ts";
import { pathOf, valueAt } from "./path.ts";
import type { Problem } from "./problem.ts";
import type { Reference } from "./schemas.ts";
import type { CheckedSite } from "./site.ts";
import type { Complaint, Source } from "./source.ts";
import { didYouMean, suggest } from "./suggest.ts";

const SAFE = /^(\/(?!\/)|#|https:\/\/|tel:|mailto:)/;

/** Links, anchors, pictures, phones and offices that are named and do not exist, in pages and in site.yaml. */
export function findLinkProblems(root: string, pages: CheckedPage[], site: CheckedSite): Problem[] {
  const targets = new Map<string, Set<string>>();
  for (const page of pages)
    for (const url of [page.url, ...aliasesOf(page)]) targets.set(url, anchorsOf(page.data));
  const known: Known = { root, targets };
  const all = [...pages, { source: site.source, url: "/", references: site.references }];
  return all.flatMap((page) =>
    page.references.filter(standsIn(page.source)).flatMap((reference) => check(reference, page, known)),
  );
}

/** Whether a reference is written in this file; one that a variable brought is checked where it is written. */
function standsIn(source: Source): (reference: Reference) => boolean {
  return ({ pointer }) => valueAt(source.data, pathOf(pointer)) !== undefined;
}

interface Known {
  root: string;
  /** The anchors of every address on the site. */
  targets: Map<string, Set<string>>;
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
      return SAFE.test(value) ? problem(checkLink(value, url, known)) : []; // its pattern error says more
    case "picture":
      return problem(existsSync(join(known.root, "public/images", value)) ? undefined : noPicture(value));
    case "markdown":
    case "inlineMarkdown":
      return [...new Set(markdownLinks(value))].flatMap((link) =>
        problem(SAFE.test(link) ? checkLink(link, url, known) : unsafe(link), link),
      );
  }
}

function checkLink(href: string, from: string, { root, targets }: Known): Complaint | undefined {
  if (!/^[/#]/.test(href)) return undefined;
  const [path = "", anchor] = href.split("#");
  const url = path.split("?")[0] || from;
  const anchors = targets.get(url);
  if (!anchors) return existsSync(join(root, "public", url)) ? undefined : deadLink(url, [...targets.keys()]);
  return anchor === undefined || anchor === "" || anchors.has(anchor)
    ? undefined
    : deadAnchor(anchor, url, [...anchors]);
}

function aliasesOf({ data }: CheckedPage): string[] {
  return Array.isArray(data.aliases) ? data.aliases.filter((alias) => typeof alias === "string") : [];
}

function deadLink(url: string, urls: string[]): Complaint {
  const meant = urls.includes(url.replace(/\/+$/, "").toLowerCase())
    ? url.replace(/\/+$/, "").toLowerCase()
    : suggest(url, urls);
  const message = `There is no page at ${url}.${meant ? ` Did you mean '${meant}'?` : ""}`;
  return {
    code: "dead-link",
    message,
    hint: meant ? undefined : "Write the address of a page that exists, or add the page.",
  };
}

function deadAnchor(anchor: string, url: string, anchors: string[]): Complaint {
  const nothing = `No section of ${url} has an id.`;
  return {
    code: "dead-anchor",
    message: `There is no section '#${anchor}' on ${url}. ${anchors.length ? didYouMean(anchor, anchors) : nothing}`,
  };
}

function noPicture(name: string): Complaint {
  return {
    code: "no-picture",
    message: `There is no picture '${name}' in public/images.`,
    hint: "Put the file there, or write the name of one that is there.",
  };
}

function unsafe(href: string): Complaint {
  const hint = "A link starts with / (a page here), # (a section), https://, tel: or mailto:.";
  return { code: "unsafe-link", message: `This link cannot be used: ${href}`, hint };
}
