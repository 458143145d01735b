import { addressesOf } from "../../compile/interface.ts";
import type { PageInterface } from "../../forms.ts";
import { plainAddress } from "../../plainAddress.ts";
import type { ProblemMessage } from "../../problem/problem.ts";
import type { PageKind } from "../../survey/pageKind.ts";
import { findingAt, type SiteRule } from "../rule.ts";

/** The pages that lists lead to by themselves, and those that visitors never choose. */
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

/** A link leads to every page, or visitors would not find it: of two that are one in two languages, to either. */
export const unreached: SiteRule = (pages, { site }) => {
  if (pages.some(({ isRead, hasErrors }) => !isRead || hasErrors)) return []; // where that leads, nobody knows
  const reached = new Set(
    [site.interface, ...pages].flatMap(({ url, links }) =>
      links.map(({ href }) => plainAddress(pathOf(href))).filter((path) => path !== url),
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
