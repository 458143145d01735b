import { addressesOf } from "../../../content/compile/interface.ts";
import { comparedAddress } from "../../../content/lib/addresses.ts";
import { longDate } from "../../../content/lib/day.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { Publication } from "../../../content/survey/forms.ts";
import { movedOf } from "../../lib/pages.ts";
import type { RulePage } from "../../rule.ts";

/**
 * The section ids at each address of a page; `any` if they are unknown. A page with errors may lack some of its
 * addresses and sections: what its file mentions counts as well, so that its own mistake is reported and not each link
 * to it.
 */
export function targetsOf(pages: readonly RulePage[]): ReadonlyMap<string, string[] | "any"> {
  const targets = new Map<string, string[] | "any">();
  for (const page of pages) {
    const { hasErrors, mentioned, anchors } = page.facts;
    if (hasErrors) for (const url of mentioned) targets.set(url, "any");
    for (const url of addressesOf(page)) targets.set(url, hasErrors ? "any" : anchors);
  }
  return targets;
}

/** Messages, by address, for links to pages that have moved or that visitors cannot see. */
export function messagesAboutGone(
  pages: readonly RulePage[],
  unpublished: readonly RulePage[],
): Map<string, ProblemMessage> {
  const hidden = unpublished.flatMap((page) =>
    addressesOf(page).map((url) => [url, notPublished(url, page.publication)] as const),
  );
  const old = pages.flatMap((page) =>
    movedOf(page).map(({ value }) => {
      const message = `${value} is an old address: its page is at ${page.url} now.`;
      const now = { code: "dead-link", message, hint: `Write ${page.url}`, replacement: page.url };
      return [comparedAddress(value), now] as const;
    }),
  );
  return new Map([...hidden, ...old]);
}

function notPublished(url: string, publication: Publication): ProblemMessage {
  if (publication.state === "ended") {
    const message = `The page at ${url} has ended, and its address leads to the page above it.`;
    return { code: "dead-link", message, hint: "Take the link away, or link to another page." };
  }
  if (publication.state !== "scheduled") {
    const message = `The page at ${url} is a draft, which visitors cannot see.`;
    const hint = "Link to another page, or publish that one first: take its 'draft: true' away.";
    return { code: "dead-link", message, hint };
  }
  const { day } = publication;
  const message = `The page at ${url} is not public before ${longDate(day)}: until then this link leads nowhere.`;
  const hint = `Leave the link out until then, or hold this page back as well: publish: ${day}`;
  return { code: "dead-link", message, hint };
}
