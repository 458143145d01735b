import { aliasesOf, movedOf } from "../../compile/interface.ts";
import type { OldPage, PageInterface } from "../../forms.ts";
import { plainAddress } from "../../plainAddress.ts";
import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import type { SiteRule } from "../rule.ts";

/** Every address that the main branch has still leads somewhere: search engines and bookmarks know it. */
export const retired: SiteRule = (pages, { oldPages, unpublished }) => {
  const known = new Set(
    pages.flatMap((page) => [
      page.url,
      ...aliasesOf(page),
      ...movedOf(page).map(({ value }) => plainAddress(value)),
    ]),
  );
  return oldPages.flatMap((old) =>
    old.addresses
      .filter((address) => !known.has(plainAddress(address)))
      .map((address) => findingAbout(address, old, pages, unpublished)),
  );
};

/** At the page that has this title now, where there is one; else at the file that had the address. */
function findingAbout(
  address: string,
  old: OldPage,
  pages: readonly PageInterface[],
  unpublished: readonly PageInterface[],
): Finding {
  const heir = pages.find(({ file, head }) => file !== old.file && head.title === old.title);
  const page = heir ?? [...pages, ...unpublished].find(({ file }) => file === old.file);
  const complaint = complaintAbout(address, page, heir !== undefined);
  return { file: page?.file ?? old.file, path: [], part: "key", ...complaint };
}

function complaintAbout(address: string, page?: PageInterface, renamed = false): ProblemMessage {
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
