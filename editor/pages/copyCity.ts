import { COPIED } from "../../checker/rules/cities/copied.ts";

/** The values that differ in the copy. */
interface NewCity {
  name: string;
  slug: string;
  order: number;
  /** Whether the copy starts as a draft. */
  draft: boolean;
}

interface OldCity {
  name: string;
  slug: string;
  /** Longer names that contain the name and must not be replaced: York Harbor for York. */
  longerNames: string[];
}

/**
 * Returns the page of one city as a first version for another city: with the new city in title and description, the new
 * name and order in its entry, and no other addresses than aliases below the city's own address. Facts stay those of
 * the old city: a comment at the top says so, and `npm run check` lists each of them until it is rewritten.
 */
export function copiedPage(page: string, from: OldCity, to: NewCity): string {
  const text = page.replaceAll("\r\n", "\n");
  const start = text.search(/^(?:city|blocks):/m);
  const head = renamed(text.slice(0, start), from, to)
    .replace(/^(?:aliases|moved):.*\n(?:(?:[ -]|#).*\n)*/gm, (addresses) => inCity(addresses, from, to))
    .replace(/^(?:draft|publish):.*\n/gm, "")
    .replace("\n", `\n${COPIED}${from.name}: rewrite it for ${to.name}, then delete this line.\n`);
  const body = withoutHint(text.slice(start))
    .replace(/^(city:(?:\n(?: .*)?)*?\n {2}name: ).*$/m, (_, before) => before + to.name)
    .replace(/^(city:(?:\n(?: .*)?)*?\n {2}order: ).*$/m, (_, before) => before + to.order);
  const draft = to.draft && body.startsWith("city:") ? "draft: true\n" : "";
  return head + draft + body;
}

/** Returns the text of a hub without the comment line that says how to copy it. */
export function withoutHint(hub: string): string {
  return hub.replace(/^ {2}# To make a new city: .*\n/m, "");
}

/** Returns `aliases` moved below the new city's address if all are below the old city's; else an empty string. */
function inCity(addresses: string, from: OldCity, to: NewCity): string {
  const below = (slug: string) => `/service-areas/${slug}/`;
  const all = addresses.match(/\/[a-z0-9/-]+/g) ?? [];
  const keeps =
    addresses.startsWith("aliases") && all.every((address) => address.startsWith(below(from.slug)));
  return keeps ? addresses.replaceAll(below(from.slug), below(to.slug)) : "";
}

/** Replaces the old name with the new one, except within longer names such as York Harbor or New York. */
function renamed(text: string, { name, longerNames }: OldCity, to: NewCity): string {
  const names = [...longerNames, `${name}-`, name].map(RegExp.escape);
  return text.replace(new RegExp(names.join("|"), "g"), (found) => (found === name ? to.name : found));
}
