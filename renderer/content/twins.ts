import type { CheckedPage } from "./pages.ts";
import type { Path } from "./path.ts";
import type { Problem } from "./problem.ts";
import type { Complaint } from "./source.ts";
import { aliasesOf } from "./targets.ts";

/** A value that must be a page's own, and where it stands. */
type Claim = [value: string, path: Path];

/** Addresses, titles and descriptions that two pages claim. Each is told once, at the later page. */
export function findTwins(pages: CheckedPage[]): Problem[] {
  return [
    ...twins(pages, addressesOf, (owner, url) => ({
      code: "taken-address",
      message: `The address ${url} is taken by ${owner}.`,
      hint: "One address leads to one page: rename or take away one of the two.",
    })),
    ...twins(pages, field("title"), sameOn("title")),
    ...twins(pages, field("description"), sameOn("description")),
  ];
}

function addressesOf(page: CheckedPage): Claim[] {
  return [[page.url, []], ...aliasesOf(page).map((alias, index): Claim => [alias, ["aliases", index]])];
}

function field(name: string): (page: CheckedPage) => Claim[] {
  return ({ data }) => (typeof data[name] === "string" && data[name] ? [[data[name], [name]]] : []);
}

function sameOn(name: string): (owner: string) => Complaint {
  return (owner) => ({
    code: `duplicate-${name}`,
    message: `This ${name} stands on ${owner} too.`,
    hint: "Search results show both pages: give each its own.",
  });
}

/** A problem for each claim that an earlier page made too, at the later one; files win over aliases. */
function twins(
  pages: CheckedPage[],
  claims: (page: CheckedPage) => Claim[],
  complain: (owner: string, value: string) => Complaint,
): Problem[] {
  const owners = new Map<string, CheckedPage>();
  const all = pages.flatMap((page) => claims(page).map((claim) => ({ page, claim })));
  all.sort((a, b) => Number(a.claim[1][0] === "aliases") - Number(b.claim[1][0] === "aliases"));
  return all.flatMap(({ page, claim: [value, path] }) => {
    const owner = owners.get(value);
    if (!owner) owners.set(value, page);
    return owner ? [page.source.problemAt(path, "value", complain(owner.source.file, value))] : [];
  });
}
