import { aliasesOf, movedOf } from "../../compile/interface.ts";
import type { PageInterface } from "../../forms.ts";
import { plainAddress } from "../../plainAddress.ts";
import type { ProblemMessage } from "../../problem/problem.ts";
import { publicAddresses } from "../publicFolder.ts";
import type { SiteRule } from "../rule.ts";

/** An old address leads to one page, and only while nothing else is there. */
export const moved: SiteRule = (pages, { publicFiles }) => {
  const files = publicAddresses(publicFiles);
  const live = new Map(
    pages
      .filter(({ publication }) => publication.state === "published") // a draft may have lent its address
      .flatMap((page) => [page.url, ...aliasesOf(page)].map((address) => [address, page] as const)),
  );
  const taken = new Map<string, PageInterface>();
  return pages.flatMap((page) =>
    movedOf(page).flatMap(({ value, path }) => {
      const address = plainAddress(value);
      const first = taken.get(address);
      taken.set(address, first ?? page);
      const complaint =
        complaintAbout(page, address, live.get(address)) ??
        (files.has(value) ? aFile(value) : undefined) ??
        (first && twice(value, first));
      return complaint ? [{ file: page.file, path, part: "value", ...complaint }] : [];
    }),
  );
};

function complaintAbout(
  page: PageInterface,
  address: string,
  owner?: PageInterface,
): ProblemMessage | undefined {
  if (address === page.url) return itself(address);
  if (owner === undefined) return undefined;
  const where = owner.url === address ? `the page ${owner.file}` : `an alias in ${owner.file}`;
  return {
    code: "moved-address",
    message: `There is a page at ${address} (${where}), so it cannot lead here as well.`,
    hint: "Take it away here, or there.",
  };
}

function itself(address: string): ProblemMessage {
  return {
    code: "moved-address",
    message: `${address} is the address of this page itself.`,
    hint: "Under moved: stand its old addresses; this page is at the address that its file's place says.",
  };
}

function aFile(address: string): ProblemMessage {
  return {
    code: "moved-address",
    message: `There is a file at ${address}, in public${address}, so it cannot lead here.`,
    hint: "Take the file away, or this line.",
  };
}

function twice(address: string, { file }: PageInterface): ProblemMessage {
  return {
    code: "moved-address",
    message: `${address} leads to ${file} already.`,
    hint: "An old address leads to one page: take it away in one of the two places.",
  };
}
