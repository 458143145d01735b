import { didYouMean, suggest } from "../problem/suggest.ts";
import type { Complaint } from "../read/source.ts";

// What is wrong with a link or a picture, and what to write instead.

/** A link to an address that no page has. */
export function deadLink(url: string, urls: string[]): Complaint {
  const plain = url.replace(/(?:\/+|\.html?|\.yaml)$/, "").toLowerCase();
  const meant = urls.includes(plain) ? plain : suggest(url, urls);
  return {
    code: "dead-link",
    message: `There is no page at ${url}.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: meant ? undefined : "Write the address of a page that exists, or add the page.",
  };
}

/** A link to a section that its page does not have. */
export function deadAnchor(anchor: string, url: string, anchors: string[]): Complaint {
  const advice = anchors.length ? didYouMean(anchor, anchors) : "";
  return {
    code: "dead-anchor",
    message: `There is no section '${anchor}' on ${url}. ${advice}`.trim(),
    hint: advice ? undefined : `Give the section that is meant a name there: id: ${anchor}`,
  };
}

/** A picture that is not there. */
export function noPicture(name: string, names: string[]): Complaint {
  const meant = suggest(name, names);
  return {
    code: "no-picture",
    message: `There is no picture '${name}' in public/images.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: meant ? undefined : "Put the file there, or write the name of one that is there.",
  };
}

/** A link that leads nowhere good. */
export function unsafe(href: string): Complaint {
  const hint = "A link starts with / (a page of this site), # (a section), https://, tel: or mailto:.";
  return { code: "unsafe-link", message: `This link cannot be used: ${href}`, hint };
}
