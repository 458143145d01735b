import { addressesOf } from "../../../content/compile/interface.ts";
import type { PageInterface } from "../../../content/forms.ts";
import { normalizedAddress } from "../../../content/lib/normalizedAddress.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { PageKind } from "../../../content/survey/pageKind.ts";
import { findingAt, type SiteRule } from "../../rule.ts";

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
  if (pages.some(({ isRead, hasErrors }) => !isRead || hasErrors)) return []; // an invalid page may lack links
  const reached = new Set(
    [site.interface, ...pages].flatMap(({ url, links }) =>
      links.map(({ href }) => normalizedAddress(pathOf(href))).filter((path) => path !== url),
    ),
  );
  const inLanguages = Map.groupBy(pages, ({ original }) => original);
  const isHidden = (page: PageInterface) =>
    !LISTED.includes(page.kind) &&
    page.head.noindex !== true &&
    !inLanguages.get(page.original)?.some((one) => addressesOf(one).some((address) => reached.has(address)));
  return pages.flatMap((page) =>
    findingAt(page.file, ["title"], isHidden(page) ? nothingLeads(page.url) : undefined),
  );
};

/** The path of a link to a page of this site. */
function pathOf(href: string): string {
  return href.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*/, "");
}

const nothingLeads = (url: string): ProblemMessage => ({
  code: "unreached-page",
  severity: "warning",
  message: "No link on this site leads to this page, so visitors do not find it.",
  hint: `Link to it where it belongs: href: ${url}`,
});
