import { addressesOf, movedOf } from "../../compile/interface.ts";
import { longDate } from "../../day.ts";
import type { PageInterface, Publication } from "../../forms.ts";
import { plainAddress } from "../../plainAddress.ts";
import type { ProblemMessage } from "../../problem/problem.ts";

/** The names of sections at each address of the site that a link can lead to; `any` where they cannot be known. */
export type Targets = ReadonlyMap<string, string[] | "any">;

/**
 * Every address that pages give. A page with problems may lack addresses and sections that it means to give: what its
 * file mentions counts, so that its own mistake is reported and not each link that leads there.
 */
export function targetsOf(pages: readonly PageInterface[]): Targets {
  const targets = new Map<string, string[] | "any">();
  for (const page of pages) {
    if (page.hasErrors) for (const url of [...page.mentioned, intendedUrl(page.url)]) targets.set(url, "any");
    for (const url of addressesOf(page)) targets.set(url, page.hasErrors ? "any" : page.anchors);
  }
  return targets;
}

/** The address that a misnamed file was meant to have. */
function intendedUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/\.yml$/, "")
    .replace(/[ _]+/g, "-");
}

/** What to say of a link to a page that has another address now, or that visitors cannot see yet, by its address. */
export function complaintsAboutGone(
  pages: readonly PageInterface[],
  unpublished: readonly PageInterface[],
): Map<string, ProblemMessage> {
  const hidden = unpublished.flatMap((page) =>
    addressesOf(page).map((url) => [url, notPublished(url, page.publication)] as const),
  );
  const old = pages.flatMap((page) =>
    movedOf(page).map(({ value }) => [plainAddress(value), movedAway(value, page.url)] as const),
  );
  return new Map([...hidden, ...old]);
}

function notPublished(url: string, publication: Publication): ProblemMessage {
  if (publication.state !== "scheduled")
    return {
      code: "dead-link",
      message: `The page at ${url} is a draft, which visitors cannot see.`,
      hint: "Link to another page, or publish that one first: take its 'draft: true' away.",
    };
  const { day } = publication;
  return {
    code: "dead-link",
    message: `The page at ${url} is not public before ${longDate(day)}: until then this link leads nowhere.`,
    hint: `Leave the link out until then, or hold this page back as well: publish: ${day}`,
  };
}

const movedAway = (url: string, now: string): ProblemMessage => ({
  code: "dead-link",
  message: `${url} is an old address: its page is at ${now} now.`,
  hint: `Write ${now}`,
  replacement: now,
});
