/** A city as a copy of its folder needs it. */
interface CityName {
  name: string;
  slug: string;
}

/** How the line at the top of a copied file begins. */
export const COPIED = "# Copied from ";

/** What of a city is new in its copy. */
interface NewCity extends CityName {
  order: number;
  /** Whether it is kept out of the site until this is taken away. */
  draft: boolean;
}

/** The city that is copied. */
interface OldCity extends CityName {
  /** Names that hold its own, and stay as they are: Miami Beach for Miami. */
  longerNames: string[];
}

/**
 * A page of one city's folder as the first version of another's: it gives its other addresses away, its title
 * and description name the new city, and the entry has the new name and order. Facts stay as they were: a
 * comment says so at the top, and npm run check names each one until it is rewritten.
 */
export function copiedPage(page: string, from: OldCity, to: NewCity): string {
  const text = page.replaceAll("\r\n", "\n");
  const start = text.search(/^(?:city|blocks):/m);
  const head = renamed(text.slice(0, start), from, to)
    .replace(/^(?:aliases|moved):.*\n(?:(?:[ -]|#).*\n)*/gm, "")
    .replace(/^(?:draft|publish):.*\n/gm, "")
    .replace("\n", `\n${COPIED}${from.name}: rewrite it for ${to.name}, then delete this line.\n`);
  const body = text
    .slice(start)
    .replace(/^ {2}# To make a new city: .*\n/m, "")
    .replace(/^(city:(?:\n(?: .*)?)*?\n {2}name: ).*$/m, (_, before) => before + to.name)
    .replace(/^(city:(?:\n(?: .*)?)*?\n {2}order: ).*$/m, (_, before) => before + to.order);
  const draft = to.draft && body.startsWith("city:") ? "draft: true\n" : "";
  return head + draft + body;
}

/** A text with the new name for the old one, but where that is part of a longer name: Miami Beach, Miami-Dade. */
function renamed(text: string, { name, longerNames }: OldCity, to: NewCity): string {
  const apart = `${name[0]}\0${name.slice(1)}`;
  const kept = [...longerNames, `${name}-`].reduce(
    (left, longer) => left.replaceAll(longer, longer.replaceAll(name, apart)),
    text,
  );
  return kept.replaceAll(name, to.name).replaceAll("\0", "");
}
