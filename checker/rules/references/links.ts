import { addressesOf } from "../../../content/compile/interface.ts";
import { basePathOf, comparedAddress, decodedPath } from "../../../content/lib/addresses.ts";
import { OTHER_SERVICE, serviceKey } from "../../../content/lib/services.ts";
import { didYouMean, suggest } from "../../../content/lib/suggest.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import { publicAddresses } from "../../../content/read/public/publicFolder.ts";
import { localAddresses } from "../../../content/resolve/translations.ts";
import { SAFE_LINK } from "../../../schema/links.ts";
import { linkForms, meantLink } from "../../explain/meantLink.ts";
import type { WrittenLink } from "../../facts.ts";
import type { SiteRule } from "../../rule.ts";
import { messagesAboutGone, type Targets, targetsOf } from "./targets.ts";
import { ownOrigin } from "./writtenLinks.ts";

/** Correct forms of links that lead out of the site, by how they start, and a hint for incorrect ones. */
const WAYS_OUT: [start: string, right: RegExp, hint: string][] = [
  [
    "mailto:",
    /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/.?]{2,}(?:\?.*)?$/i,
    "Write mailto: and the whole address right behind it, as mailto:name@example.com",
  ],
  [
    "tel:",
    /^tel:\+?[\d.()-]{7,20}(?:[;,].*)?$/i,
    "Write tel: and the number right behind it, in digits, as tel:+12025550142",
  ],
  ["sms:", /^sms:\+?\d{7,20}$/, "Write it as sms: main, with the name of a phone in site.yaml."],
  [
    "tel:+1",
    /^tel:\+1(?:\D*\d){10}\D*(?:[;,].*)?$/,
    "Behind +1 a number has ten digits, as tel:+13055550142",
  ],
  ["https://", /^\S*$/, "An address has no spaces: copy it again from your browser."],
  [
    "https://",
    /^https:\/\/(?:[\w-]+\.)+[a-z][a-z0-9-]+(?::\d+)?(?:[/?#]|$)/i,
    "Write https:// once, then the name of a site on the internet, as https://www.example.com/page",
  ],
];

/** Every link leads to a page, section or file that exists, or safely out of the site. */
export const links: SiteRule = (pages, { languages, site, sites, unpublished, publicFiles }) => {
  const listed = (site.value?.services ?? []).flatMap((service) => serviceKey(service) ?? []);
  const known: Known = {
    local: new Map(languages.map((one) => [one.code, localAddresses(one, pages, languages[0].code)])),
    origin: site.value && ownOrigin(site.value.business.url),
    base: basePathOf(site.value?.business.url ?? ""),
    files: publicAddresses(publicFiles),
    gone: messagesAboutGone(pages, unpublished),
    targets: targetsOf(pages),
    services: [...listed, OTHER_SERVICE],
    addresses: new Map(
      languages.map(({ code }) => [
        code,
        pages.filter(({ language }) => language === code).flatMap(addressesOf),
      ]),
    ),
  };
  const isKnown = ({ isFilled }: WrittenLink) => !isFilled || site.value !== undefined; // else site.yaml is reported
  return [...pages, ...sites.values()].flatMap(({ file, url, language, facts }) =>
    facts.links.filter(isKnown).flatMap(({ href, path, isWhole }): Finding[] => {
      const message = messageAbout(href, url, language, known);
      return message ? [{ file, path, needle: isWhole ? undefined : href || "]()", ...message }] : [];
    }),
  );
};

/** What can be reached: the pages with their sections, and the files of public/. */
interface Known {
  /** By language code, where addresses of the main language lead from pages in that language. */
  local: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Matches absolute addresses of this site; undefined if site.yaml is invalid. */
  origin: RegExp | undefined;
  /** The path below which the site stands. */
  base: string;
  /** The addresses of the files of public/, and of their folders. */
  files: ReadonlySet<string>;
  /** Messages, by address, for pages that have moved or are not published yet. */
  gone: Map<string, ProblemMessage>;
  targets: Targets;
  /** What links to the quote form can choose there. */
  services: string[];
  addresses: ReadonlyMap<string, string[]>;
}

/** What is wrong with a link on the page at `from`; undefined if nothing is. */
function messageAbout(
  href: string,
  from: string,
  language: string,
  known: Known,
): ProblemMessage | undefined {
  const [own = ""] = (known.origin && href.match(known.origin)) ?? [];
  const isOwn = own !== "" && href.startsWith(own);
  if (!isOwn && !SAFE_LINK.test(href)) return unsafe(href);
  const wrongWay = WAYS_OUT.find(([start, right]) => !isOwn && href.startsWith(start) && !right.test(href));
  if (wrongWay) {
    const meant = meantLink(href);
    const hint = meant ? `Write ${meant}` : wrongWay[2];
    return { code: "broken-link", message: `This link leads nowhere: ${href}`, hint, replacement: meant };
  }
  if (href === "#") {
    const message = "# alone leads nowhere: who taps on this stays where they are.";
    const hint = "Write the address of a page, as /quote, or the name of a section, as #map.";
    return { code: "broken-link", message, hint };
  }
  const around = aroundTarget(href);
  if (around) return around;
  const here = isOwn ? `/${own.split("/").slice(3).join("/")}`.slice(known.base.length) || "/" : href;
  if (!/^[/#]/.test(here)) return undefined;
  const [path = "", anchor = ""] = here.split("#");
  const written = path.split("?")[0] || from;
  const url = known.local.get(language)?.get(written) ?? written;
  const anchors = known.targets.get(url);
  if (!anchors) {
    const decoded = decodedPath(url).normalize("NFC");
    if (/\.\w+$/.test(decoded) && known.files.has(decoded)) return undefined;
    const file = fileLike(url, known.files);
    if (file) return file;
    const message =
      known.gone.get(comparedAddress(path)) ??
      known.gone.get(comparedAddress(url)) ??
      deadLink(url, known.addresses.get(language) ?? []);
    const { replacement } = message; // of the page's address only, without its section
    const meant = replacement === undefined ? undefined : href.replace(url, String(replacement));
    return { ...message, about: url, replacement: meant };
  }
  const service = new URLSearchParams(path.split("?")[1]).get("service");
  if (service !== null && !known.services.includes(service)) {
    const meant = suggest(service, known.services);
    const message =
      `The quote form has no service '${service}'. ${didYouMean(service, known.services)}`.trim();
    return { code: "dead-link", message, replacement: meant && href.replace(`=${service}`, `=${meant}`) };
  }
  if (anchor === "" || anchor === "top" || anchors === "any" || anchors.includes(anchor)) return undefined;
  const message = deadAnchor(anchor, url, anchors);
  const meant = suggest(anchor, anchors);
  return { ...message, ...(meant && { replacement: href.replace(`#${anchor}`, `#${meant}`) }) };
}

// Redirect URLs of mail programs, searches and networks, and the query parameters that hold the actual target.
const WRAPPERS =
  /^https:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.com\/url\?|lm?\.facebook\.com\/l\.php\?)/;
const TARGETS = ["url", "q", "u"];

/** Matches the tracking parameters that programs and networks add to addresses copied from them. */
const TRACKING =
  /([?&])(?:utm_source=(?:chatgpt|openai|perplexity|copilot)[^&#]*|(?:fbclid|gclid|msclkid)=[^&#]*)(&|(?=#|$))/;

/** What a program put around or behind an address that was copied from it; undefined if nothing. */
function aroundTarget(href: string): ProblemMessage | undefined {
  const wrapper = WRAPPERS.test(href) ? URL.parse(href) : null;
  const targets = TARGETS.map((name) => wrapper?.searchParams.get(name));
  const target = targets.find((value) => value?.startsWith("https://"));
  if (!target && !TRACKING.test(href)) return undefined;
  const right = target ?? href.replace(TRACKING, (_, before, behind) => (behind ? before : ""));
  const message = target
    ? `This link leads through ${wrapper?.hostname} first: the program that it was copied from put that around it.`
    : "A program added the end of this address when it was copied.";
  return { code: "broken-link", severity: "warning", message, hint: `Write ${right}`, replacement: right };
}

function unsafe(href: string): ProblemMessage {
  const message = href === "" ? "This link leads nowhere." : `This link cannot be used: ${href}`;
  const meant = meantLink(href);
  return { code: "unsafe-link", message, hint: meant ? `Write ${meant}` : linkForms, replacement: meant };
}

/** The message for a link to a file that is there under a name with other capitals, or a space for a plus sign. */
function fileLike(url: string, files: ReadonlySet<string>): ProblemMessage | undefined {
  const plain = (name: string) => decodedPath(name).normalize("NFC").replaceAll("+", " ").toLowerCase();
  const there = /\.\w+$/.test(url) ? [...files].find((name) => plain(name) === plain(url)) : undefined;
  if (there === undefined) return undefined;
  const meant = encodeURI(there);
  const message = `There is no file at ${url}, but at ${meant}.`;
  return { code: "dead-link", message, hint: `Write ${meant}`, replacement: meant, about: url };
}

function deadLink(url: string, urls: string[]): ProblemMessage {
  const plain = url.replace(/^\/pages-data(?=\/)|(?:\/+|\.html?|\.yaml)$/g, "").toLowerCase();
  const isFile = /\.(?!html?$|yaml$)\w{2,4}$/.test(url);
  const longer = urls.filter((one) => one.startsWith(`${url}-`));
  const [first] = longer.length === 1 ? longer : []; // such as /privacy for /privacy-policy
  const meant = urls.includes(plain) ? plain : (suggest(url, urls.filter(isAlike(url))) ?? first);
  const message = `There is no ${isFile ? "file" : "page"} at ${url}.${meant ? ` Did you mean '${meant}'?` : ""}`;
  const way = isFile
    ? "Put the file into public/."
    : "Write the address of a page that exists, or add the page.";
  return { code: "dead-link", message, hint: meant ? undefined : way, replacement: meant };
}

/** Tests whether `url` may be a typo of another address: by segment, as Orange is not a typo of Orange Park. */
function isAlike(url: string): (other: string) => boolean {
  const names = url.split("/").filter(Boolean);
  return (other) => {
    const others = other.split("/").filter(Boolean);
    const pairs = names.length === others.length ? names.map((_, index) => index) : [-1];
    return pairs.every((index) => suggest(names.at(index) ?? "", [others.at(index) ?? ""]) !== undefined);
  };
}

function deadAnchor(anchor: string, url: string, anchors: string[]): ProblemMessage {
  const advice = anchors.length ? didYouMean(anchor, anchors) : "";
  const message = `There is no section '${anchor}' on ${url}. ${advice}`.trim();
  const hint = advice ? undefined : `Give the section that is meant a name there: id: ${anchor}`;
  return { code: "dead-anchor", message, hint };
}
