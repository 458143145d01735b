import type { Page, ResolvedBlock } from "../../content/resolve/forms.ts";
import { pages as all, first, MAIN, OTHER } from "../content/published.ts";

const pages = all.filter(({ language }) => language === MAIN);

/** The length of a page's blocks as JSON. */
const length = ({ blocks }: Page) => JSON.stringify(blocks).length;

/** The longest page with a block of this type; undefined if there is none. */
export function pageWith(type: ResolvedBlock["type"]): Page | undefined {
  const showing = pages.filter(({ blocks }) => blocks.some((block) => block.type === type));
  return showing.sort((a, b) => length(b) - length(a))[0];
}

/** The longest of all articles. */
export const article = pages
  .filter(({ kind }) => kind === "article")
  .reduce((longest, other) => (length(other) > length(longest) ? other : longest));

/** In the second language: its home page, its page with the form, and a missing page. Undefined without one. */
export const inOther =
  OTHER === undefined
    ? undefined
    : {
        home: first("home", OTHER).url,
        contact:
          all.find(
            ({ blocks, language }) => language === OTHER && blocks.some(({ type }) => type === "quoteForm"),
          )?.url ?? "",
        notFound: `${first("home", OTHER).url}/there-is-no-such-page`,
      };

const withForm = pageWith("quoteForm") ?? first("page");

/** The first page whose hero compares before and after; undefined if there is none. */
export const divided = pages.find(({ blocks: [hero] }) => hero?.type === "hero" && hero.after);

/** A path of each kind of page, and one with each block that needs a script, by name. */
export const kinds = {
  home: "/",
  services: first("services").url,
  service: first("service").url,
  areas: first("areas").url,
  hub: first("cityHub").url,
  cityService: first("cityService").url,
  packages: (pageWith("packages") ?? first("cityService")).url,
  map: (pageWith("map") ?? first("areas")).url,
  beforeAfter: (divided ?? first("service")).url,
  plain: first("page").url,
  blog: first("blog").url,
  article: article.url,
  contact: withForm.url,
  form: (pageWith("form") ?? withForm).url,
  legal: first("legal").url,
  notFound: "/there-is-no-such-page",
};

const named: [kind: string, path: string][] = [
  ...Object.entries(kinds),
  ...Object.entries(inOther ?? {}).map(([kind, path]): [string, string] => [`${kind} in ${OTHER}`, path]),
];

/** All of these as pairs of name and path, each path once. */
export const eachKind = [...new Map(named.map(([kind, path]) => [path, kind]))].map(
  ([path, kind]) => [kind, path] as const,
);
