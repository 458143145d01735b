import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import type { SiteRule } from "../rule.ts";

/** The pages that no site can do without. */
const NEEDED: [file: string, message: string][] = [
  ["pages-data/index.yaml", "There is no home page."],
  ["pages-data/404.yaml", "There is no page for visitors who follow a link that leads nowhere."],
];

/** The pages that no site can do without are there, and search engines may list the first of them. */
export const mainPages: SiteRule = (pages) => {
  const missing = NEEDED.filter(([file]) => pages.every((page) => page.file !== file));
  const hidden = pages.filter((page) => page.kind === "home" && page.head.noindex === true);
  return [
    ...missing.map(([file, message]) => noPage(file, message)),
    ...hidden.map(({ file }): Finding => ({ file, path: ["noindex"], part: "key", ...hiddenHome })),
  ];
};

function noPage(file: string, message: string): Finding {
  const hint =
    "Put this file back, without draft: true. It needs title, description and blocks, as any page.";
  return { code: "missing-page", file, path: [], part: "key", message, hint };
}

const hiddenHome: ProblemMessage = {
  code: "hidden-home",
  message: "This keeps the home page out of every search engine.",
  hint: "Take the line away. A preview is hidden by itself, once SITE_URL names its address.",
};

/** One problem for each folder of a city that has pages and no index.yaml. */
export const foldersWithoutCity: SiteRule = (pages) => {
  const known = new Set(pages.filter(({ kind }) => kind === "cityHub").map(({ citySlug }) => citySlug));
  return pages.flatMap(({ file, citySlug }) => {
    if (citySlug === undefined || known.has(citySlug)) return [];
    known.add(citySlug);
    return [{ file, path: [], part: "key", ...noIndex(citySlug) }];
  });
};

const noIndex = (slug: string): ProblemMessage => ({
  code: "no-city",
  message: `The folder '${slug}' has no index.yaml, so nothing says which city it is.`,
  hint: "Put the city's index.yaml back, or move this page out of service-areas.",
});
