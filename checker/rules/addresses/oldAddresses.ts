import { addressesOf, aliasesOf, byAddress, movedOf } from "../../../content/compile/interface.ts";
import { normalizedAddress } from "../../../content/lib/normalizedAddress.ts";
import { suggest } from "../../../content/lib/suggest.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import { publicAddresses } from "../../../content/read/public/publicFolder.ts";
import type { RulePage } from "../../facts.ts";
import type { OldPage } from "../../git/oldPages.ts";
import type { SiteRule } from "../../rule.ts";
import { findingAt } from "../../rule.ts";
import { hasHidingEntry, hidingEntry } from "../page/missingPages.ts";

/** Each old address leads to one page, and no page or file is at that address now. */
export const moved: SiteRule = (pages, { publicFiles }) => {
  const files = publicAddresses(publicFiles);
  const published = pages.filter(({ publication }) => publication.state === "published"); // drafts' may lead elsewhere
  const live = byAddress(published);
  const taken = new Map<string, RulePage>();
  return pages.flatMap((page) =>
    movedOf(page).flatMap(({ value, path }) => {
      const address = normalizedAddress(value);
      const first = taken.get(address);
      taken.set(address, first ?? page);
      const there = live.get(address);
      const report = (message?: ProblemMessage) => findingAt(page.file, path, message);
      if (address === page.url) return report(itself(address));
      if (there) return report(pageThere(address, there));
      if (files.has(value)) return report(fileThere(value));
      return report(first && leadsTwice(value, first));
    }),
  );
};

const itself = (address: string): ProblemMessage => ({
  code: "moved-address",
  message: `${address} is the address of this page itself.`,
  hint: "Delete this line: it is the page's present address.",
  remove: true,
});

const pageThere = (address: string, { url, file }: RulePage): ProblemMessage => ({
  code: "moved-address",
  message: `There is a page at ${address} (${url === address ? "the page" : "an alias in"} ${file}), so it cannot lead here as well.`,
  hint: "Take it away here, or there.",
});

const fileThere = (address: string): ProblemMessage => ({
  code: "moved-address",
  message: `There is a file at ${address}, in public${address}, so it cannot lead here.`,
  hint: "Take the file away, or this line.",
});

const leadsTwice = (address: string, { file }: RulePage): ProblemMessage => ({
  code: "moved-address",
  message: `${address} leads to ${file} already.`,
  hint: "An old address leads to one page: take it away in one of the two places.",
});

/** Every address published on the main branch still leads somewhere: search engines and bookmarks know it. */
export const retired: SiteRule = (pages, { oldPages, unpublished }) => {
  const addresses = pages.flatMap((page) => [
    ...addressesOf(page),
    ...movedOf(page).map(({ value }) => normalizedAddress(value)),
  ]);
  const known = new Set(addresses);
  return oldPages.flatMap((old) => {
    const gone = old.addresses.filter((address) => !known.has(normalizedAddress(address)));
    return gone.map((address) => leadsNowhere(address, gone, old, pages, unpublished));
  });
};

/** Finding for a lost address, at the page that has the old title now, else at the file that had the address. */
function leadsNowhere(
  address: string,
  all: string[],
  old: OldPage,
  pages: readonly RulePage[],
  unpublished: readonly RulePage[],
): Finding {
  const heir = pages.find(({ file, head }) => file !== old.file && head.title === old.title);
  const page = heir ?? pages.find(({ file }) => file === old.file);
  const held = page ? undefined : unpublished.find((one) => one.file === old.file && hasHidingEntry(one));
  const gone = { code: "retired-address", about: address, part: "key" } as const;
  const line = `moved: [${address}]`;
  const elsewhere = `Which page replaces ${address}? In that page's file, add this line above blocks: moved: [${all.join(", ")}]`;
  const known = `${address} leads nowhere now, and it is an address of the site that visitors know.`;
  if (held)
    return {
      ...gone,
      ...hidingEntry(held),
      remove: true,
      message: `This hides a page that visitors know: ${address} leads nowhere now.`,
      hint: `Take the line away. If another page replaces it, add this line there, above blocks: ${line}`,
    };
  if (page?.publication.state !== "published")
    return { ...gone, file: page?.file ?? old.file, path: [], message: known, hint: elsewhere };
  const misspelt = suggest(
    address,
    aliasesOf(page).filter((alias) => !old.addresses.includes(alias)),
  );
  if (misspelt) {
    const path = ["aliases", aliasesOf(page).indexOf(misspelt)];
    const message = `${known} Did you mean '${address}'?`;
    return { ...gone, file: page.file, path, message, replacement: address };
  }
  const hasList = movedOf(page).length > 0;
  return {
    ...gone,
    file: page.file,
    path: [hasList ? "moved" : "blocks"],
    message: heir ? `This page was at ${address}, which leads nowhere now.` : known,
    hint: hasList ? `Add ${address} to this list.` : `Add this line above blocks: ${line}`,
    replacement: hasList ? undefined : `${line}\nblocks`,
  };
}
