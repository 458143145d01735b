import { aliasesOf, cityEntryOf } from "../compile/interface.ts";
import type { PageInterface } from "../forms.ts";
import { citySlugOf } from "../pageKind.ts";
import type { Finding, ProblemMessage } from "../problem/problem.ts";
import { slugFor, urlOf } from "../read/fileName.ts";
import type { Path } from "../read/path.ts";
import type { SiteRule } from "./rule.ts";

/** A value that must be a page's own, where it stands, and whether it gives way to another page's claim. */
type Claim = [value: string, path: Path, weak?: boolean];

/** No two pages claim one address, title, description or city's name. Each is reported once, at the copy. */
export const duplicates: SiteRule = (all) => {
  const pages = all.filter(({ isRead }) => isRead);
  const first = new Map(pages.toReversed().map((page) => [page.url, page]));
  const placed = pages.filter((page) => first.get(page.url) === page); // two at one address are reported for that alone
  const cities = claimedTwice(placed, cityName, (owner, name) => ({
    code: "taken-name",
    message: `The city ${name} is in ${owner} already.`,
    hint: "Write the name of the new city here.",
  }));
  const copied = new Set(cities.map(({ file }) => citySlugOf(urlOf(file))));
  const others = placed
    .filter(({ citySlug }) => !copied.has(citySlug))
    .sort((a, b) => fitOf(b) - fitOf(a) || a.url.length - b.url.length);
  return [
    ...claimedTwice(pages, addressesOf, (owner, url) => ({
      code: "taken-address",
      message: `The address ${url} is taken by ${owner}.`,
      hint: "One address leads to one page: rename or take away one of the two.",
    })),
    ...cities,
    ...sameText(others, "title"),
    ...sameText(others, "description"),
  ];
};

/** How well a page's address fits its title, which that of a copy does less, as acid-wash-copy. */
function fitOf(page: PageInterface): number {
  const words = page.url.split(/[/-]/).filter(Boolean);
  const title = String(page.head.title).toLowerCase();
  return words.filter((word) => title.includes(word)).length / Math.max(words.length, 1);
}

function cityName(page: PageInterface): Claim[] {
  const name = cityEntryOf(page)?.name;
  if (page.kind !== "cityHub" || typeof name !== "string") return [];
  return [[name, ["city", "name"], slugFor(name) !== page.url.split("/").at(-1)]];
}

function addressesOf(page: PageInterface): Claim[] {
  const aliases = aliasesOf(page).map(
    (alias, index): Claim => [alias, ["aliases", index], !isLike(alias, page.url)],
  );
  return [[page.url, []], ...aliases];
}

function sameText(pages: readonly PageInterface[], name: "title" | "description"): Finding[] {
  const claims = ({ head: { [name]: value } }: PageInterface): Claim[] =>
    typeof value === "string" && value ? [[value, [name]]] : [];
  return claimedTwice(pages, claims, (owner) => ({
    code: `duplicate-${name}`,
    message: `This ${name} stands on ${owner} too.`,
    hint: "Search results show both pages: give each its own.",
  }));
}

/**
 * A problem for each claim that an earlier page made too, at the later one. Files win over aliases, and of
 * these the ones that are like the page's own address, which those of a copied page are not.
 */
function claimedTwice(
  pages: readonly PageInterface[],
  claims: (page: PageInterface) => Claim[],
  complain: (owner: string, value: string) => ProblemMessage,
): Finding[] {
  const owners = new Map<string, PageInterface>();
  const all = pages.flatMap((page) => claims(page).map((claim) => ({ page, claim })));
  const rank = ({ claim: [, path, weak] }: (typeof all)[number]) => Number(path.length > 1) + Number(weak);
  all.sort((a, b) => rank(a) - rank(b));
  return all.flatMap(({ page, claim: [value, path] }) => {
    const owner = owners.get(value);
    if (!owner) owners.set(value, page);
    return owner ? [{ file: page.file, path, part: "value", ...complain(owner.file, value) }] : [];
  });
}

/** Whether an address is in the folder of another, or has the same name elsewhere. */
function isLike(alias: string, url: string): boolean {
  const slash = url.lastIndexOf("/");
  return alias.startsWith(url.slice(0, slash + 1)) || alias.endsWith(url.slice(slash));
}
