/** How a country writes its postal codes. */
export interface PostalForm {
  /** A regular expression, as the `pattern` of a form's field, of a whole code, or of the area that it begins with. */
  pattern: string;
  /** The most characters that one has. */
  length: number;
  /** Where its area ends: cities may name areas alone. Below 0, counted from the code's end. */
  area: number;
}

/** By the Universal Postal Union's addressing systems: the countries whose codes are so many digits, and others. */
const DIGITS: readonly [count: number, countries: string][] = [
  [4, "AT AU BE CH NZ"],
  [5, "DE ES FR IT US"],
  [6, "SG"],
  [7, "IL"],
];
const FORMS: Readonly<Record<string, PostalForm>> = {
  CA: { pattern: "[A-Za-z][0-9][A-Za-z](?: ?[0-9][A-Za-z][0-9])?", length: 7, area: 3 },
  GB: { pattern: "[A-Za-z]{1,2}[0-9][A-Za-z0-9]?(?: ?[0-9][A-Za-z]{2})?", length: 8, area: -3 },
  IE: { pattern: "[A-Za-z][0-9][0-9Ww](?: ?[A-Za-z0-9]{4})?", length: 8, area: 3 },
  NL: { pattern: "[1-9][0-9]{3}(?: ?[A-Za-z]{2})?", length: 7, area: 4 },
};

const ANY: PostalForm = { pattern: "[A-Za-z0-9][A-Za-z0-9 \\-]{1,9}", length: 10, area: 10 };

/** How the country with this code, as GB, writes postal codes; for a country that is not listed, any short code. */
export function postalFormOf(country: string): PostalForm {
  const [count] = DIGITS.find(([, countries]) => countries.split(" ").includes(country)) ?? [];
  return count ? { pattern: `[0-9]{${count}}`, length: count, area: count } : (FORMS[country] ?? ANY);
}

/** Finds among some codes the one that was typed, or else the one of its area: LS6 for "ls6 2ab". */
export function postalCodeIn<C extends string>(
  codes: readonly C[],
  typed: string,
  { area }: PostalForm,
): C | undefined {
  const plain = plainCode(typed);
  const find = (wanted: string) => codes.find((code) => plainCode(code) === wanted);
  return find(plain) ?? find(plain.slice(0, area));
}

/** The anchor of a postal code on the page that lists all. */
export function anchorOf(code: string): string {
  return code.replace(/\s/g, "");
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
