import { SAFE_LINK } from "../../../schema/links.ts";

/** The attributes of a link: none for an unknown URL scheme; external (https:) links open in a new tab. */
export function linkAttributes(href = ""): { href?: string; target?: string; rel?: string } {
  if (!SAFE_LINK.test(href)) return {};
  return href.startsWith("https:") ? { href, target: "_blank", rel: "noopener" } : { href };
}
