import { addressesOf } from "../../../content/compile/interface.ts";
import { addressIn } from "../../../content/languages/languages.ts";
import { normalizedAddress } from "../../../content/lib/addresses.ts";
import { urlOf } from "../../../content/lib/fileName.ts";
import type { Finding } from "../../../content/problem.ts";
import { type Addresses, hubUrl, type PageKind } from "../../../content/survey/pageKind.ts";
import { findingAt, type RulePage, type SiteRule } from "../../rule.ts";

/** The pages that no site can do without, in any of its languages. */
const NEEDED: [address: string, message: string][] = [
  ["/index", "There is no home page."],
  ["/404", "There is no page for visitors who follow a link that leads nowhere."],
];

/** Addresses that every page or every article links to: from where, and whether any page has that link. */
const LED_TO: [name: keyof Addresses, from: string, isLed: (pages: readonly RulePage[]) => boolean][] = [
  ["quote", "The button at the top of every page", () => true],
  ["services", "The bottom of every page", () => true],
  ["areas", "The bottom of every page", () => true],
  ["blog", "The top of every article", (pages) => pages.some(({ kind }) => kind === "article")],
];

/** The addresses in LED_TO exist, as pages or aliases. Skipped if any page is invalid: it may lack its aliases. */
export const framePages: SiteRule = (pages, { unpublished, addresses }) => {
  if (!pages.every(({ isValid }) => isValid)) return [];
  const known = new Set(pages.flatMap(addressesOf));
  const missing = LED_TO.filter(([name, , isLed]) => !known.has(addresses[name]) && isLed(pages));
  return missing.map(([name, from]) => {
    const address = addresses[name];
    const held = unpublished.find((page) => addressesOf(page).includes(address));
    if (held) return heldBack(held, address);
    const file = name === "quote" ? "pages-data/contact.yaml" : `pages-data${address}/index.yaml`;
    const hint = `Write one, or have another page shown there as well: add this line above its blocks: aliases: [${address}]`;
    return { ...noPage(file, `${from} leads to ${address}, and there is no page.`, hint), about: address };
  });
};

/** The pages that no site can do without exist, and search engines may list the home page. */
export const requiredPages: SiteRule = (pages, { languages, unpublished }) => {
  const finished = languages.filter(({ draft }) => !draft);
  const needed = finished.flatMap((language) =>
    NEEDED.map(([address, message]) => [`pages-data${addressIn(address, language)}.yaml`, message] as const),
  );
  const missing = needed.filter(([file]) => pages.every((page) => page.file !== file));
  const hidden = pages.filter((page) => page.kind === "home" && page.head.noindex === true);
  return [
    ...missing.flatMap(([file, message]) => {
      const held = unpublished.find((page) => page.file === file);
      if (!held) return [{ ...noPage(file, message), about: urlOf(file) }];
      return hasHidingEntry(held) ? [heldBack(held)] : []; // else the page that it translates holds it back
    }),
    ...hidden.flatMap(({ file }) => {
      const message = "This keeps the home page out of every search engine.";
      const hint = "Take the line away. A preview is hidden by itself, once SITE_URL names its address.";
      return findingAt(file, ["noindex"], { code: "hidden-home", message, hint, remove: true }, "key");
    }),
  ];
};

const BACK = "Put this file back, without draft: true. It needs title, description and blocks, as any page.";

function noPage(file: string, message: string, hint = BACK): Finding {
  return { code: "missing-page", file, path: [], part: "key", message, hint };
}

function heldBack(page: RulePage, about = page.url): Finding {
  const message = "This keeps visitors from a page that no site can do without.";
  const untranslated =
    "Translate the page and take the line away; until then, write draft: true at its language in site.yaml.";
  const hint = page.original !== page.url ? untranslated : "Take the line away.";
  const taken = { part: "key", remove: true, hint } as const;
  return { code: "missing-page", about, message, ...taken, ...hidingEntry(page) };
}

/** Whether a page holds itself back: others are held back by the page that they translate, or by their city's hub. */
export function hasHidingEntry({ head }: RulePage): boolean {
  return head.draft !== undefined || head.publish !== undefined;
}

/** The `draft` or `publish` line that hides a page from visitors. */
export function hidingEntry({ file, publication }: RulePage): Pick<Finding, "file" | "path"> {
  return { file, path: [publication.state === "draft" ? "draft" : "publish"] };
}

/** One finding for each city folder that has pages but no index.yaml. */
export const foldersWithoutCity: SiteRule = (pages, { addresses }) => {
  const known = new Set(pages.filter(({ kind }) => kind === "cityHub").map(({ citySlug }) => citySlug));
  return pages.flatMap(({ file, citySlug }) => {
    if (citySlug === undefined || known.has(citySlug)) return [];
    known.add(citySlug);
    const message = `The folder '${citySlug}' has no index.yaml, so nothing says which city it is.`;
    const hint = `Put the city's index.yaml back, or move this page out of ${addresses.areas.slice(1)}.`;
    return findingAt(file, [], { code: "no-city", about: hubUrl(citySlug, addresses), message, hint }, "key");
  });
};

/** Kinds of pages that need no link: lists lead to them automatically, or visitors never choose them. */
const WITHOUT_LINK: readonly PageKind[] = [
  "home",
  "services",
  "areas",
  "cityHub",
  "blog",
  "article",
  "legal",
  "notFound",
];

/** Every page is linked from somewhere, or visitors would not find it. A link to it in any language counts. */
export const unreached: SiteRule = (pages, { site }) => {
  if (pages.some(({ facts }) => !facts.isRead || facts.hasErrors)) return []; // an invalid page may lack links
  const reached = new Set(
    [site, ...pages].flatMap(({ url, facts: { links } }) =>
      links
        .map(({ href }) => normalizedAddress(href.replace(/^https?:\/\/[^/]+|[?#].*/g, "")))
        .filter((path) => path !== url),
    ),
  );
  const inLanguages = Map.groupBy(pages, ({ original }) => original);
  const isHidden = (page: RulePage) =>
    !WITHOUT_LINK.includes(page.kind) &&
    page.head.noindex !== true &&
    !inLanguages.get(page.original)?.some((one) => addressesOf(one).some((address) => reached.has(address)));
  return pages.filter(isHidden).flatMap(({ file, url }) => {
    const message = "No link on this site leads to this page, so visitors do not find it.";
    const hint = `Link to it where it belongs: href: ${url}`;
    return findingAt(file, ["title"], { code: "unreached-page", severity: "warning", message, hint });
  });
};
