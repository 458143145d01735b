import type { SiteFile } from "../../schema/types.ts";
import { isMapping } from "./expand.ts";
import { isArticle, isCityIndex } from "./files.ts";
import type { CheckedPage } from "./pages.ts";
import type { Path } from "./path.ts";
import type { Problem } from "./problem.ts";
import type { Complaint } from "./source.ts";

const TITLE_LENGTH = 75;

/** What no schema can see: where entries belong, and what must not stand on two pages. */
export function findRuleProblems(pages: CheckedPage[], site: SiteFile | undefined): Problem[] {
  const suffix = site ? ` | ${site.business.name}` : "";
  return [
    ...pages
      .filter((page) => page.source.data !== undefined)
      .flatMap((page) => [...checkPlace(page), ...checkBlocks(page), ...checkTitle(page, suffix)]),
    ...findTwins(pages, addressesOf, (url) => ({
      code: "taken-address",
      message: `The address ${url} is taken`,
    })),
    ...findTwins(pages, field("title"), () => ({
      code: "duplicate-title",
      message: "This title stands on another page too",
    })),
    ...findTwins(pages, field("description"), () => ({
      code: "duplicate-description",
      message: "This description stands on another page too",
    })),
  ];
}

function checkPlace({ source, data }: CheckedPage): Problem[] {
  const { file } = source;
  if (!/^pages-data\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.yaml$/.test(file))
    return [source.problemAt([], "key", badFileName)];
  const complaints: [boolean, Path, Complaint][] = [
    [
      isCityIndex(file) && data.city === undefined,
      [],
      {
        code: "missing-property",
        message: "'city' is missing here.",
        hint: "The index.yaml of a city's folder says which city it is.",
      },
    ],
    [
      !isCityIndex(file) && data.city !== undefined,
      ["city"],
      {
        code: "wrong-place",
        message: "'city' belongs in the index.yaml of a city's folder only.",
        hint: "Pages of the folder show it with ${city.name}.",
      },
    ],
    [
      isArticle(file) && data.article === undefined,
      [],
      {
        code: "missing-property",
        message: "'article' is missing here.",
        hint: "An article of the blog says its excerpt, author, date and category.",
      },
    ],
    [
      !isArticle(file) && data.article !== undefined,
      ["article"],
      { code: "wrong-place", message: "'article' belongs in files of pages-data/blog only." },
    ],
  ];
  return complaints
    .filter(([wrong]) => wrong)
    .map(([, path, complaint]) => source.problemAt(path, "key", complaint));
}

function checkBlocks({ source, data }: CheckedPage): Problem[] {
  const blocks = Array.isArray(data.blocks) ? data.blocks : [];
  const seen = new Set<unknown>();
  return blocks.flatMap((block, index) => {
    if (!isMapping(block) || typeof block.type !== "string") return [];
    const path = ["blocks", index];
    if ((block.type === "hero") !== (index === 0))
      return [source.problemAt([...path, "type"], "value", index === 0 ? heroFirst : heroOnce)];
    const twice = block.id !== undefined && seen.has(block.id);
    seen.add(block.id);
    return twice
      ? [
          source.problemAt([...path, "id"], "value", {
            code: "duplicate-id",
            message: `Another section of this page has the id '${String(block.id)}'.`,
          }),
        ]
      : [];
  });
}

function checkTitle({ source, data }: CheckedPage, suffix: string): Problem[] {
  const length = typeof data.title === "string" ? data.title.length + suffix.length : 0;
  if (length <= TITLE_LENGTH || length - suffix.length > TITLE_LENGTH) return [];
  const message = `With the company's name behind it, this title is ${length} characters long; ${TITLE_LENGTH} at most.`;
  return [source.problemAt(["title"], "value", { code: "too-long", message })];
}

/** A value that must be a page's own, and where it stands. */
type Claim = [value: string, path: Path];

function addressesOf({ url, data }: CheckedPage): Claim[] {
  const aliases = Array.isArray(data.aliases) ? data.aliases : [];
  return [[url, []], ...aliases.map((alias, index): Claim => [String(alias), ["aliases", index]])];
}

function field(name: string): (page: CheckedPage) => Claim[] {
  return ({ data }) => (typeof data[name] === "string" ? [[data[name], [name]]] : []);
}

/** A problem for each claim that an earlier page made too, at the later one; files win over aliases. */
function findTwins(
  pages: CheckedPage[],
  claims: (page: CheckedPage) => Claim[],
  complain: (value: string) => Complaint,
): Problem[] {
  const owners = new Map<string, CheckedPage>();
  const all = pages.flatMap((page) => claims(page).map((claim) => ({ page, claim })));
  all.sort((a, b) => Number(a.claim[1][0] === "aliases") - Number(b.claim[1][0] === "aliases"));
  return all.flatMap(({ page, claim: [value, path] }) => {
    const owner = owners.get(value);
    if (!owner) owners.set(value, page);
    if (!owner) return [];
    const { message, code } = complain(value);
    return [page.source.problemAt(path, "value", { code, message: `${message}: ${owner.source.file}.` })];
  });
}

const badFileName: Complaint = {
  code: "bad-file-name",
  message: "The name of this file, or of a folder above it, cannot be part of an address.",
  hint: "Use small letters, digits and hyphens, and end the name in .yaml, as in leak-detection.yaml.",
};
const heroFirst: Complaint = {
  code: "hero-first",
  message: "The first block of a page is its hero; it holds the main headline.",
  hint: "Move the block of type hero to the top, or add one.",
};
const heroOnce: Complaint = {
  code: "hero-once",
  message: "A page has one hero, at its top.",
  hint: "Use a cta or a banner here.",
};
