import { addressesOf } from "../../../content/compile/interface.ts";
import { normalizedAddress } from "../../../content/lib/normalizedAddress.ts";
import type { PageKind } from "../../../content/survey/pageKind.ts";
import type { RulePage } from "../../facts.ts";
import type { SiteRule } from "../../rule.ts";

/** Kinds of pages that need no link: lists lead to them automatically, or visitors never choose them. */
const LISTED: readonly PageKind[] = [
  "home",
  "cityHub",
  "article",
  "legal",
  "notFound",
  "areas",
  "services",
  "blog",
];

/** Every page is linked from somewhere, or visitors would not find it. A link to it in any language counts. */
export const unreached: SiteRule = (pages, { site }) => {
  if (pages.some(({ facts }) => !facts.isRead || facts.hasErrors)) return []; // an invalid page may lack links
  const reached = new Set(
    [site, ...pages].flatMap(({ url, facts: { links } }) =>
      links.map(({ href }) => normalizedAddress(pathOf(href))).filter((path) => path !== url),
    ),
  );
  const inLanguages = Map.groupBy(pages, ({ original }) => original);
  const isHidden = (page: RulePage) =>
    !LISTED.includes(page.kind) &&
    page.head.noindex !== true &&
    !inLanguages.get(page.original)?.some((one) => addressesOf(one).some((address) => reached.has(address)));
  return pages.filter(isHidden).map(({ file, url }) => ({
    file,
    path: ["title"],
    code: "unreached-page",
    severity: "warning",
    message: "No link on this site leads to this page, so visitors do not find it.",
    hint: `Link to it where it belongs: href: ${url}`,
  }));
};

/** The path of a link to a page of this site. */
function pathOf(href: string): string {
  return href.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*/, "");
}
