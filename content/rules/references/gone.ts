import { aliasesOf, movedOf } from "../../compile/interface.ts";
import { longDate } from "../../day.ts";
import type { PageInterface, Publication } from "../../forms.ts";
import { plainAddress } from "../../plainAddress.ts";
import type { ProblemMessage } from "../../problem/problem.ts";

/** What to say of a link to a page that has another address now, or that visitors cannot see yet, by its address. */
export function complaintsAboutGone(
  pages: readonly PageInterface[],
  unpublished: readonly PageInterface[],
): Map<string, ProblemMessage> {
  const hidden = unpublished.flatMap((page) =>
    [page.url, ...aliasesOf(page)].map((url) => [url, notPublished(url, page.publication)] as const),
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

function movedAway(url: string, now: string): ProblemMessage {
  return {
    code: "dead-link",
    message: `${url} is an old address: its page is at ${now} now.`,
    hint: `Write ${now}`,
  };
}
