import { SAFE_LINK } from "../../../schema/links.ts";
import type { FileInterface } from "../../forms.ts";
import { plainAddress } from "../../plainAddress.ts";
import { linkForms, meantLink } from "../../problem/meantLink.ts";
import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import { didYouMean, suggest } from "../../problem/suggest.ts";
import { publicAddresses } from "../publicFolder.ts";
import type { SiteRule } from "../rule.ts";
import { complaintsAboutGone, type Targets, targetsOf } from "./targets.ts";
import { ownOrigin } from "./writtenLinks.ts";

/** How links that lead out of the site are written right, and what to write where one is not. */
const WAYS_OUT: [start: string, right: RegExp, hint: string][] = [
  [
    "mailto:",
    /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/.?]{2,}(?:\?.*)?$/i,
    "Write mailto: and the whole address right behind it, as mailto:hello@example.com",
  ],
  [
    "tel:",
    /^tel:\+?[\d.()-]{7,20}(?:[;,].*)?$/i,
    "Write tel: and the number right behind it, in digits, as tel:+13055550142",
  ],
  ["https://", /^\S*$/, "An address has no spaces: copy it again from your browser."],
  [
    "https://",
    /^https:\/\/(?:[\w-]+\.)+[a-z][a-z0-9-]+(?::\d+)?(?:[/?#]|$)/i,
    "Write https:// once, then the name of a site on the internet, as https://www.example.com/page",
  ],
];

/** Every link leads somewhere good: to a page, a section or a file that exists, or safely out. */
export const links: SiteRule = (pages, { site, unpublished, publicFiles }) => {
  const known: Known = {
    origin: site.value && ownOrigin(site.value.business.url),
    files: publicAddresses(publicFiles),
    gone: complaintsAboutGone(pages, unpublished),
    targets: targetsOf(pages),
  };
  return [...pages, site.interface].flatMap((file) => wrongLinksIn(file, known));
};

function wrongLinksIn({ file, url, links }: FileInterface, known: Known): Finding[] {
  return links.flatMap(({ href, path, isWhole }): Finding[] => {
    const complaint = complaintAbout(href, url, known);
    const needle = isWhole ? undefined : href || "]()";
    return complaint ? [{ file, path, part: "value", needle, ...complaint }] : [];
  });
}

/** What can be reached: the pages with their sections, and the files of public/. */
interface Known {
  /** What an address of this site itself begins with; undefined where site.yaml does not say it. */
  origin: RegExp | undefined;
  /** The addresses of files. */
  files: ReadonlySet<string>;
  /** What to say of addresses where there is no page any more, or not yet. */
  gone: Map<string, ProblemMessage>;
  targets: Targets;
}

/** What is wrong with a link on the page at `from`; undefined where nothing is. */
function complaintAbout(href: string, from: string, known: Known): ProblemMessage | undefined {
  const [own = ""] = (known.origin && href.match(known.origin)) ?? [];
  const isOwn = own !== "" && href.startsWith(own);
  if (!isOwn && !SAFE_LINK.test(href)) return unsafe(href);
  const wrongWay = WAYS_OUT.find(([start, right]) => !isOwn && href.startsWith(start) && !right.test(href));
  if (wrongWay)
    return { code: "broken-link", message: `This link leads nowhere: ${href}`, hint: wrongWay[2] };
  const local = isOwn ? `/${own.split("/").slice(3).join("/")}` : href;
  if (!/^[/#]/.test(local)) return undefined;
  const [path = "", anchor = ""] = local.split("#");
  const url = path.split("?")[0] || from;
  const anchors = known.targets.get(url);
  if (!anchors) {
    if (/\.\w+$/.test(url) && known.files.has(url)) return undefined;
    return known.gone.get(plainAddress(url)) ?? deadLink(url, [...known.targets.keys()]);
  }
  if (anchor === "" || anchors === "any" || anchors.includes(anchor)) return undefined;
  return deadAnchor(anchor, url, anchors);
}

function unsafe(href: string): ProblemMessage {
  const message = href === "" ? "This link leads nowhere." : `This link cannot be used: ${href}`;
  return { code: "unsafe-link", message, hint: meantLink(href) ?? linkForms };
}

function deadLink(url: string, urls: string[]): ProblemMessage {
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

function deadAnchor(anchor: string, url: string, anchors: string[]): ProblemMessage {
  const advice = anchors.length ? didYouMean(anchor, anchors) : "";
  return {
    code: "dead-anchor",
    message: `There is no section '${anchor}' on ${url}. ${advice}`.trim(),
    hint: advice ? undefined : `Give the section that is meant a name there: id: ${anchor}`,
  };
}
