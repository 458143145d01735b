import { aliasesOf } from "../../content/compile/interface.ts";
import { isMapping, type Path } from "../../content/lib/data.ts";
import { slugFor, urlOf } from "../../content/lib/fileName.ts";
import type { Finding, ProblemMessage } from "../../content/problem.ts";
import { citySlugOf } from "../../content/survey/pageKind.ts";
import { cityEntryOf, mainPagesOf } from "../lib/pages.ts";
import { findingAt, type RuleInput, type RulePage, type SiteRule } from "../rule.ts";

/** A value that must be unique to a page, its path, and whether it yields to another page's claim. */
type Claim = [value: string, path: Path, weak?: boolean];

/** No two pages share an address, title, description or city name. Each duplicate is reported once, at the copy. */
export const duplicates: SiteRule = (all, { publicFiles, languages, addresses }) => {
  const pages = all.filter(({ facts }) => facts.isRead);
  const first = new Map(pages.toReversed().map((page) => [page.url, page]));
  const placed = pages.filter((page) => first.get(page.url) === page); // a shared address is reported alone
  const cities = claimedTwice(mainPagesOf(placed, languages), cityName, (owner, name) => ({
    code: "taken-name",
    message: `The city ${name} is in ${owner} already.`,
    hint: "Write the name of the new city here.",
  }));
  const copied = new Set(cities.map(({ file }) => citySlugOf(urlOf(file), addresses)));
  const others = placed
    .filter(({ citySlug }) => !copied.has(citySlug))
    .sort((a, b) => titleMatch(b) - titleMatch(a) || a.url.length - b.url.length);
  return [
    ...claimedTwice(pages, claimsOfAddresses, (owner, url) => ({
      code: "taken-address",
      message: `The address ${url} is taken by ${owner}.`,
      about: url,
      hint: "One address leads to one page: rename or take away one of the two.",
    })),
    ...addressesOfFiles(pages, publicFiles),
    ...cities,
    ...languages.flatMap(({ code }) => {
      const those = others.filter(({ language }) => language === code);
      return [...sameText(those, "title"), ...sameText(those, "description")];
    }),
  ];
};

/** How well a page's address fits its title, from 0 to 1: a copy's, such as repairs-copy, fits less. */
function titleMatch(page: RulePage): number {
  const words = page.url.split(/[/-]/).filter(Boolean);
  const title = String(page.head.title).toLowerCase();
  return words.filter((word) => title.includes(word)).length / Math.max(words.length, 1);
}

function cityName(page: RulePage): Claim[] {
  const name = cityEntryOf(page)?.name;
  if (page.kind !== "cityHub" || typeof name !== "string") return [];
  return [[name, ["city", "name"], slugFor(name) !== page.url.split("/").at(-1)]];
}

function claimsOfAddresses(page: RulePage): Claim[] {
  const aliases = aliasesOf(page).map(
    (alias, index): Claim => [alias, ["aliases", index], !isLike(alias, page.url)],
  );
  const isBesideFolder = !page.file.endsWith("/index.yaml"); // services.yaml beside services/index.yaml is newer
  return [[page.url, [], isBesideFolder], ...aliases];
}

/** Page addresses in the folders of public/ or in /assets, where a page would be taken for a file. */
function addressesOfFiles(pages: readonly RulePage[], publicFiles: RuleInput["publicFiles"]): Finding[] {
  const folders = new Set(publicFiles.flatMap(({ name }) => /^[^/]+(?=\/)/.exec(name)?.[0] ?? []));
  return pages.flatMap((page) =>
    claimsOfAddresses(page).flatMap(([url, path]) => {
      const folder = url.split("/")[1] ?? "";
      if (!folders.has(folder) && folder !== "assets") return [];
      const message = `${url} is an address of a file: /${folder} holds pictures and other files, and no pages.`;
      const hint = "Choose an address that begins otherwise.";
      return findingAt(page.file, path, { code: "taken-address", message, hint });
    }),
  );
}

function sameText(pages: readonly RulePage[], name: "title" | "description"): Finding[] {
  const claims = ({ head: { [name]: value } }: RulePage): Claim[] =>
    typeof value === "string" && value ? [[value.toLowerCase().replace(/\s+/g, " "), [name]]] : [];
  return claimedTwice(pages, claims, (owner) => ({
    code: `duplicate-${name}`,
    about: owner,
    message: `This ${name} stands on ${owner} too.`,
    hint: "Search results show both pages: give each its own.",
  }));
}

/**
 * A finding for each claim that an earlier page makes too, at the later page. A page's own address wins over aliases,
 * and aliases like their page's own address win over others: those of a copied page are not like its address.
 */
function claimedTwice(
  pages: readonly RulePage[],
  claims: (page: RulePage) => Claim[],
  complain: (owner: string, value: string) => ProblemMessage,
): Finding[] {
  const owners = new Map<string, RulePage>();
  const all = pages.flatMap((page) => claims(page).map((claim) => ({ page, claim })));
  const rank = ({ claim: [, path, weak] }: (typeof all)[number]) =>
    2 * Number(path.length > 1) + Number(weak);
  all.sort((a, b) => rank(a) - rank(b));
  return all.flatMap(({ page, claim: [value, path] }) => {
    const owner = owners.get(value);
    if (!owner) owners.set(value, page);
    return findingAt(page.file, path, owner && complain(owner.file, value));
  });
}

/** Whether an alias is in the same folder as an address, or has the same last segment. */
function isLike(alias: string, url: string): boolean {
  const slash = url.lastIndexOf("/");
  return alias.startsWith(url.slice(0, slash + 1)) || alias.endsWith(url.slice(slash));
}

/** A category is spelled the same everywhere; otherwise its articles are not related to each other. */
export const categories: SiteRule = (pages) => {
  const articles = pages.flatMap(({ file, head: { article } }) => {
    const category = isMapping(article) ? article.category : undefined;
    return typeof category === "string" ? [{ file, category }] : [];
  });
  const alike = Map.groupBy(articles, ({ category }) => category.toLowerCase().replace(/\s+/g, " ").trim());
  return [...alike.values()].flatMap((all) => {
    const forms = Map.groupBy(all, ({ category }) => category);
    const [[usual] = [], ...others] = [...forms.values()].sort((a, b) => b.length - a.length);
    if (!usual) return [];
    const { category: replacement, file: there } = usual;
    return others.flat().flatMap(({ file, category }) => {
      const message = `This category is written '${replacement}' in ${there}, so '${category}' counts as another one.`;
      const hint = `Write ${replacement}`;
      const wrong = { code: "typing", severity: "warning", message, hint, replacement } as const;
      return findingAt(file, ["article", "category"], wrong);
    });
  });
};
