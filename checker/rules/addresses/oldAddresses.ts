import { addressesOf, aliasesOf } from "../../../content/compile/interface.ts";
import { comparedAddress, decodedPath } from "../../../content/lib/addresses.ts";
import type { Finding } from "../../../content/problem.ts";
import type { OldPage } from "../../git/oldPages.ts";
import { byAddress, movedOf } from "../../lib/pages.ts";
import { suggest } from "../../lib/suggest.ts";
import { publicAddresses } from "../../public/inspectedFiles.ts";
import { findingAt, type RuleInput, type RulePage, type SiteRule } from "../../rule.ts";
import { hasHidingEntry, hidingEntry } from "../page/missingPages.ts";

/** Each old address leads to one page, and no page or file is at that address now. */
export const moved: SiteRule = (pages, { publicFiles }) => {
  const files = publicAddresses(publicFiles);
  const published = pages.filter(({ publication }) => publication.state === "published"); // drafts' may lead elsewhere
  const live = byAddress(published);
  const taken = new Map<string, RulePage>();
  return pages.flatMap((page) =>
    movedOf(page).flatMap(({ value, path }) => {
      const address = comparedAddress(value);
      const first = taken.get(address);
      taken.set(address, first ?? page);
      const there = live.get(address);
      const report = (message: string, hint: string, rest: { remove?: true } = {}) =>
        findingAt(page.file, path, { code: "moved-address", message, hint, ...rest });
      if (address === page.url) {
        const message = `${address} is the address of this page itself.`;
        return report(message, "Delete this line: it is the page's present address.", { remove: true });
      }
      if (there) {
        const named = `${there.url === address ? "the page" : "an alias in"} ${there.file}`;
        const message = `There is a page at ${address} (${named}), so it cannot lead here as well.`;
        return report(message, "Take it away here, or there.");
      }
      if (files.has(decodedPath(value))) {
        const message = `There is a file at ${value}, in public${value}, so it cannot lead here.`;
        return report(message, "Take the file away, or this line.");
      }
      const hint = "An old address leads to one page: take it away in one of the two places.";
      return first ? report(`${value} leads to ${first.file} already.`, hint) : [];
    }),
  );
};

/** Every address published on the main branch still leads somewhere: search engines and bookmarks know it. */
export const retired: SiteRule = (pages, input) => {
  const old = pages.flatMap((page) => movedOf(page).map(({ value }) => comparedAddress(value)));
  const known = new Set([...pages.flatMap(addressesOf), ...old]);
  return input.oldPages.flatMap((old) => {
    const gone = old.addresses.filter((address) => !known.has(comparedAddress(address)));
    return gone.map((address) => leadsNowhere(address, gone, old, pages, input));
  });
};

/** A line for a page at which some addresses are to lead to it. */
function movedLine(addresses: string[]): string {
  const written = addresses.map((one) => (/^[\w/.-]+$/.test(one) ? one : JSON.stringify(one)));
  return `moved: [${written.join(", ")}]`;
}

/** Finding for a lost address, at the page that has the old title now, else at the file that had the address. */
function leadsNowhere(
  address: string,
  all: string[],
  old: OldPage,
  pages: readonly RulePage[],
  { unpublished }: RuleInput,
): Finding {
  const heir = pages.find(({ file, head }) => file !== old.file && head.title === old.title);
  const page = heir ?? pages.find(({ file }) => file === old.file);
  const held = page ? undefined : unpublished.find((one) => one.file === old.file && hasHidingEntry(one));
  const gone = { code: "retired-address", about: address, part: "key" } as const;
  const line = movedLine([address]);
  const known = `${address} leads nowhere now, and it is an address of the site that visitors know.`;
  if (held) {
    const message = `This hides a page that visitors know: ${address} leads nowhere now.`;
    const hint = `Take the line away. If another page replaces it, add this line there, above blocks: ${line}`;
    return { ...gone, ...hidingEntry(held), remove: true, message, hint };
  }
  if (page?.publication.state !== "published") {
    const hint = `Which page replaces ${address}? In that page's file, add this line above blocks: ${movedLine(all)}`;
    return { ...gone, file: page?.file ?? old.file, path: [], message: known, hint };
  }
  const { file } = page;
  const aliases = aliasesOf(page);
  const added = aliases.filter((alias) => !old.addresses.includes(alias));
  const misspelt = suggest(address, added);
  if (misspelt) {
    const path = ["aliases", aliases.indexOf(misspelt)];
    return { ...gone, file, path, message: `${known} Did you mean '${address}'?`, replacement: address };
  }
  const message = heir ? `This page was at ${address}, which leads nowhere now.` : known;
  if (movedOf(page).length > 0)
    return { ...gone, file, path: ["moved"], message, hint: `Add ${address} to this list.` };
  const hint = `Add this line above blocks: ${line}`;
  return { ...gone, file, path: ["blocks"], message, hint, replacement: `${line}\nblocks` };
}
