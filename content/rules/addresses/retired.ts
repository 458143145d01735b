import type { CheckedContent } from "../../check/checkContent.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import { placeFiles } from "../../check/publication.ts";
import { plainAddress } from "../../plainAddress.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import { readYaml } from "../../read/readYaml.ts";
import type { Rule } from "../rule.ts";
import { filesAt, mergeBase } from "./history.ts";
import { aliasesOf, movedOf } from "./otherAddresses.ts";

/** A page as it was on the main branch, by the addresses at which visitors found it. */
interface OldPage {
  file: string;
  title: unknown;
  addresses: string[];
}

/** Every address that the main branch has still leads somewhere: search engines and bookmarks know it. */
export const retired: Rule = (content) => {
  const base = mergeBase(content.root);
  if (base === undefined) return [];
  const { pages } = content;
  const known = new Set(
    pages.flatMap((page) => [
      page.url,
      ...aliasesOf(page),
      ...movedOf(page).map(({ value }) => plainAddress(value)),
    ]),
  );
  return pagesAt(content, base).flatMap((old) =>
    old.addresses
      .filter((address) => !known.has(plainAddress(address)))
      .map((address) => problemAbout(address, old, content)),
  );
};

/**
 * The pages at a commit that were published, but for those that are published as they were: these keep all their
 * addresses. Of files that have not changed since, what is known of them is taken.
 */
function pagesAt({ root, today, pages, drafts }: CheckedContent, commit: string): OldPage[] {
  const { same, changed } = filesAt(root, commit);
  if (changed.length === 0) return [];
  const hubs = pages.filter(({ kind }) => kind === "cityHub"); // a hub may have held back its folder
  const now = [...hubs, ...drafts].filter(({ source }) => same.has(source.file));
  const then = changed.map((file) => readYaml(file, new Map()));
  return placeFiles([...now.map(({ source }) => ({ source, problems: [] })), ...then], today)
    .filter(({ publication, address }) => publication.state === "published" && address.kind !== "notFound")
    .map(({ read, data, address }) => ({
      file: read.source.file,
      title: data.title,
      addresses: [address.url, ...aliasesOf({ data }), ...movedOf({ data }).map(({ value }) => value)],
    }));
}

/** At the page that has this title now, where there is one; else at the file that had the address. */
function problemAbout(address: string, old: OldPage, { pages, drafts }: CheckedContent): Problem {
  const heir = pages.find((page) => page.source.file !== old.file && page.data.title === old.title);
  const kept = [...pages, ...drafts].find(({ source }) => source.file === old.file);
  const place = heir ?? kept;
  if (place) return place.source.problemAt([], "key", complaintAbout(address, place, heir !== undefined));
  const start = { line: 1, column: 1 };
  const range = { start, end: start };
  return { file: old.file, range, severity: "error", ...complaintAbout(address) };
}

function complaintAbout(address: string, page?: CheckedPage, renamed = false): Complaint {
  const list = `moved: [${address}]`;
  const why = renamed
    ? `This page was at ${address}, which leads nowhere now.`
    : `${address} leads nowhere now, and it is an address of the site that visitors know.`;
  const hint =
    page?.publication.state === "published"
      ? `Add this line above blocks: ${list}`
      : `Say which page takes its place: add this line above its blocks: ${list}`;
  return { code: "retired-address", message: why, hint };
}
