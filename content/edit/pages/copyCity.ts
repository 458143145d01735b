/** How the line at the top of a copied file begins. */
export const COPIED = "# Copied from ";

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
 * Returns the page of one city as a first version for another city: without other addresses than those below the city's
 * own, with the new city in title and description, and with the new name and order in its entry. Facts stay those of the old city: a comment at
 * the top says so, and `npm run check` lists each of them until it is rewritten.
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

/** A hub without the line that says how it is copied. */
export function withoutHint(hub: string): string {
  return hub.replace(/^ {2}# To make a new city: .*\n/m, "");
}

/** Aliases of a page that all lie below its city's address, below the new city's; others are left out. */
function inCity(addresses: string, from: OldCity, to: NewCity): string {
  const below = (slug: string) => `/service-areas/${slug}/`;
  const all = addresses.match(/\/[a-z0-9/-]+/g) ?? [];
  const keeps =
    addresses.startsWith("aliases") && all.every((address) => address.startsWith(below(from.slug)));
  return keeps ? addresses.replaceAll(below(from.slug), below(to.slug)) : "";
}

/** Replaces the old name by the new one, except within longer names such as York Harbor or New York. */
function renamed(text: string, { name, longerNames }: OldCity, to: NewCity): string {
  const names = [...longerNames, `${name}-`, name].map(RegExp.escape);
  return text.replace(new RegExp(names.join("|"), "g"), (found) => (found === name ? to.name : found));
}
