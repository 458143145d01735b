import { addressesOf } from "../../../content/compile/interface.ts";
import { basePathOf, comparedAddress, decodedPath } from "../../../content/lib/addresses.ts";
import { OTHER_SERVICE, serviceKey } from "../../../content/lib/services.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import { localAddresses } from "../../../content/resolve/translations.ts";
import { remembered } from "../../lib/remembered.ts";
import { didYouMean, suggest } from "../../lib/suggest.ts";
import { publicAddresses } from "../../public/inspectedFiles.ts";
import { findingAt, type RuleInput, type RulePage, type SiteRule, type WrittenLink } from "../../rule.ts";
import { wrongForm } from "./linksOut.ts";
import { messagesAboutGone, targetsOf } from "./targets.ts";
import { ownOrigin } from "./writtenLinks.ts";

/** Every link leads to a page, section or file that exists, or safely out of the site. */
export const links: SiteRule = (pages, input) => {
  const known = knownOf(pages, input);
  const isKnown = ({ isFilled }: WrittenLink) => !isFilled || input.site.value !== undefined; // else site.yaml is reported
  return [...pages, ...input.sites.values()].flatMap(({ file, url, language, facts }) =>
    facts.links.filter(isKnown).flatMap(({ href, path, isWhole }) => {
      const needle = isWhole ? undefined : href || "]()";
      const message = messageAbout(href, url, language, known);
      return findingAt(file, path, message).map((finding) => ({ ...finding, needle }));
    }),
  );
};

/** What can be reached: the pages with their sections, and the files of public/. */
function knownOf(
  pages: readonly RulePage[],
  { languages, site: { value }, unpublished, publicFiles }: RuleInput,
) {
  const inLanguage = Map.groupBy(pages, ({ language }) => language);
  return {
    /** Matches absolute addresses of this site; undefined if site.yaml is invalid. */
    origin: value && ownOrigin(value.business.url),
    /** The path below which the site stands. */
    base: basePathOf(value?.business.url ?? ""),
    files: publicAddresses(publicFiles),
    /** Messages, by address, for pages that have moved or are not published yet. */
    gone: messagesAboutGone(pages, unpublished),
    targets: targetsOf(pages),
    /** What links to the quote form can choose there. */
    services: [...(value?.services ?? []).flatMap((service) => serviceKey(service) ?? []), OTHER_SERVICE],
    /** By language code, where the addresses of the main language lead from pages in it. */
    local: new Map(languages.map((one) => [one.code, localAddresses(one, pages, languages[0].code)])),
    /** What is said of an address that leads nowhere: once compared with all others, as it may stand on every page. */
    deadLink: remembered((url: string, language: string) => {
      return deadLink(url, (inLanguage.get(language) ?? []).flatMap(addressesOf));
    }),
  };
}

type Known = ReturnType<typeof knownOf>;

/** What is wrong with a link on the page at `from`; undefined if nothing is. */
function messageAbout(
  href: string,
  from: string,
  language: string,
  known: Known,
): ProblemMessage | undefined {
  const [own = ""] = (known.origin && href.match(known.origin)) ?? [];
  const isOwn = own !== "" && href.startsWith(own);
  const here = isOwn ? `/${own.split("/").slice(3).join("/")}`.slice(known.base.length) || "/" : href;
  const wrong = wrongForm(href, isOwn);
  if (wrong || !/^[/#]/.test(here)) return wrong;
  const [address = "", anchor = ""] = here.split("#");
  const [path, query] = address.split("?");
  const written = path || from;
  const url = known.local.get(language)?.get(written) ?? written;
  const anchors = known.targets.get(url);
  if (!anchors) {
    const decoded = decodedPath(url).normalize("NFC");
    if (/\.\w+$/.test(decoded) && known.files.has(decoded)) return undefined;
    const gone = known.gone.get(comparedAddress(address)); // an old address may have a query
    const message = gone ?? known.gone.get(comparedAddress(url)) ?? known.deadLink(url, language);
    const part = gone ? address : url;
    return fileLike(url, known.files) ?? { ...inLink(message, href, "", part), about: part };
  }
  const service = new URLSearchParams(query).get("service");
  if (service !== null && !known.services.includes(service)) {
    const message = `The quote form has no service '${service}'. ${didYouMean(service, known.services)}`;
    const replacement = suggest(service, known.services);
    return inLink({ code: "dead-link", message, replacement }, href, "=", service);
  }
  if (anchor === "" || anchor === "top" || anchors === "any" || anchors.includes(anchor)) return undefined;
  const advice = anchors.length ? didYouMean(anchor, anchors) : "";
  const message = `There is no section '${anchor}' on ${url}. ${advice}`.trim();
  const hint = advice ? undefined : `Give the section that is meant a name there: id: ${anchor}`;
  const replacement = suggest(anchor, anchors);
  return inLink({ code: "dead-anchor", message, hint, replacement }, href, "#", anchor);
}

/** A message about a part of a link, behind a sign, with the whole link as replacement. */
function inLink(message: ProblemMessage, href: string, sign: string, part: string): ProblemMessage {
  const { replacement } = message;
  if (replacement === undefined) return message;
  return { ...message, replacement: href.replace(sign + part, () => `${sign}${replacement}`) };
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
  const alike = urls.filter((one) => isAlike(url, one));
  const meant = urls.includes(plain) ? plain : (suggest(url, alike) ?? first);
  const message = `There is no ${isFile ? "file" : "page"} at ${url}.${meant ? ` Did you mean '${meant}'?` : ""}`;
  const way = isFile
    ? "Put the file into public/."
    : "Write the address of a page that exists, or add the page.";
  return { code: "dead-link", message, hint: meant ? undefined : way, replacement: meant };
}

/** Whether an address may be a typo of another: by segment, as Orange is not a typo of Orange Park. */
function isAlike(url: string, other: string): boolean {
  const [names = [], others = []] = [url, other].map((one) => one.split("/").filter(Boolean));
  const pairs = names.length === others.length ? names.map((_, index) => index) : [-1];
  return pairs.every((index) => suggest(names.at(index) ?? "", [others.at(index) ?? ""]) !== undefined);
}
