import { existsSync } from "node:fs";
import { join } from "node:path";
import { SAFE_LINK } from "../../../schema/links.ts";
import type { CheckedContent } from "../../check/checkContent.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import { plainAddress } from "../../plainAddress.ts";
import { linkForms, meantLink } from "../../problem/meantLink.ts";
import type { Complaint } from "../../problem/problem.ts";
import { didYouMean, suggest } from "../../problem/suggest.ts";
import { asking, type Rule } from "../rule.ts";
import { complaintsAboutGone } from "./gone.ts";
import { type Targets, targetsOf } from "./targets.ts";
import { complaintAboutWayOut } from "./waysOut.ts";
import { linksIn, ownOrigin } from "./writtenLinks.ts";

/** Every link leads somewhere good: to a page, a section or a file that exists, or safely out. */
export const links: Rule = asking(hrefsOn, (content) => {
  const { root, pages, drafts, site } = content;
  const origin = originOf(content);
  const hrefsOf = hrefsOn(content);
  const known = { root, origin, gone: complaintsAboutGone(pages, drafts), targets: targetsOf(pages) };
  const right = new Set<string>(); // whichever page has them: most stand on every page
  const told = (file: Pick<CheckedPage, "url" | "source" | "marks">, hrefs: string[]) => {
    const wrong = new Map<string, Complaint>();
    for (const href of hrefs.filter((one) => !right.has(one))) {
      const complaint = complaintAbout(href, file, known);
      if (complaint) wrong.set(href, complaint);
      else if (!href.startsWith("#")) right.add(href);
    }
    if (wrong.size === 0) return [];
    return linksIn(file, origin).flatMap(({ href, path, isWhole }) => {
      const complaint = wrong.get(href);
      return complaint
        ? [file.source.problemAt(path, "value", complaint, isWhole ? undefined : href || "]()")]
        : [];
    });
  };
  return [
    ...pages.flatMap((page) => told(page, hrefsOf(page))),
    ...told({ ...site, url: "/" }, hrefsIn(site, origin)),
  ];
});

/** What a page's links say, which is remembered: where they stand is looked for once one is wrong. */
function hrefsOn(content: CheckedContent): (page: CheckedPage) => string[] {
  const origin = originOf(content);
  return (page) => page.remember("links", () => hrefsIn(page, origin));
}

function hrefsIn(file: Pick<CheckedPage, "source" | "marks">, origin: RegExp | undefined): string[] {
  return [...new Set(linksIn(file, origin).map(({ href }) => href))];
}

function originOf({ site }: CheckedContent): RegExp | undefined {
  return site.value && ownOrigin(site.value.business.url);
}

/** What can be reached: the project's files, and its pages with their sections. */
interface Known {
  root: string;
  /** What an address of this site itself begins with; undefined where site.yaml does not say it. */
  origin: RegExp | undefined;
  /** What to say of addresses where there is no page any more, or not yet. */
  gone: Map<string, Complaint>;
  targets: Targets;
}

function complaintAbout(
  href: string,
  { url: from }: Pick<CheckedPage, "url">,
  known: Known,
): Complaint | undefined {
  const [own = ""] = (known.origin && href.match(known.origin)) ?? [];
  const isOwn = own !== "" && href.startsWith(own);
  if (!isOwn && !SAFE_LINK.test(href)) return unsafe(href);
  const wrongWay = isOwn ? undefined : complaintAboutWayOut(href);
  if (wrongWay) return wrongWay;
  const local = isOwn ? `/${own.split("/").slice(3).join("/")}` : href;
  if (!/^[/#]/.test(local)) return undefined;
  const [path = "", anchor = ""] = local.split("#");
  const url = path.split("?")[0] || from;
  const anchorsAt = known.targets.get(url);
  if (!anchorsAt) {
    if (isPublic(known.root, url)) return undefined;
    return known.gone.get(plainAddress(url)) ?? deadLink(url, [...known.targets.keys()]);
  }
  const anchors = anchor === "" ? "any" : anchorsAt();
  if (anchors === "any" || anchors.has(anchor)) return undefined;
  return deadAnchor(anchor, url, [...anchors]);
}

/** Whether public/ has a file at this address. */
function isPublic(root: string, url: string): boolean {
  return !url.includes("\0") && /\.\w+$/.test(url) && existsSync(join(root, "public", url));
}

function unsafe(href: string): Complaint {
  const message = href === "" ? "This link leads nowhere." : `This link cannot be used: ${href}`;
  return { code: "unsafe-link", message, hint: meantLink(href) ?? linkForms };
}

function deadLink(url: string, urls: string[]): Complaint {
  const plain = url.replace(/^\/pages-data(?=\/)|(?:\/+|\.html?|\.yaml)$/g, "").toLowerCase();
  const isFile = /\.(?!html?$|yaml$)\w{2,4}$/.test(url);
  const meant = urls.includes(plain) ? plain : suggest(url, urls);
  return {
    code: "dead-link",
    message: `There is no ${isFile ? "file" : "page"} at ${url}.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: meant
      ? undefined
      : isFile
        ? "Put the file into public/."
        : "Write the address of a page that exists, or add the page.",
  };
}

function deadAnchor(anchor: string, url: string, anchors: string[]): Complaint {
  const advice = anchors.length ? didYouMean(anchor, anchors) : "";
  return {
    code: "dead-anchor",
    message: `There is no section '${anchor}' on ${url}. ${advice}`.trim(),
    hint: advice ? undefined : `Give the section that is meant a name there: id: ${anchor}`,
  };
}
