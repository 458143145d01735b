/** A kind of content that must be replaced or confirmed before the site goes live. */
interface PlaceholderKind {
  /** Singular and plural, for counts. */
  nouns: readonly [one: string, several: string];
  /** What is wrong with it; `found` is the text that was found, or the title of its entry. */
  message(found: string): string;
  hint: string;
}

/** All kinds by problem code, in the order in which counts list them. */
export const placeholderKinds = {
  "placeholder-phone": {
    nouns: ["phone number that nobody has", "phone numbers that nobody has"],
    message: (found) => `${found} is nobody's number: it is reserved for fiction.`,
    hint: "Write the real number.",
  },
  "placeholder-address": {
    nouns: ["address that leads nowhere", "addresses that lead nowhere"],
    message: (found) => `${found} leads nowhere: its domain is reserved for examples.`,
    hint: "Write the real address; take away a profile or link that does not exist.",
  },
  "placeholder-mail": {
    nouns: ["e-mail address that nobody has", "e-mail addresses that nobody has"],
    message: (found) => `${found} reaches nobody: its domain is reserved for examples.`,
    hint: "Write the real e-mail address.",
  },
  "placeholder-street": {
    nouns: ["street that does not exist", "streets that do not exist"],
    message: (found) => `'${found}' is no real street.`,
    hint: "Write the office's street, and check its zip code (postalCode) and its point on the map (geo).",
  },
  "placeholder-picture": {
    nouns: ["picture of the example", "pictures of the example"],
    message: (found) => `${found} is a picture that every new site begins with.`,
    hint: "Put one of the business in its place; where no page shows it, delete it.",
  },
  "placeholder-sample": {
    nouns: ["sample (sample: true)", "samples (sample: true)"],
    message: (found) => `'${found}' is made up.`,
    hint: "Put the real thing in its place, then take 'sample: true' away; or take the whole entry away.",
  },
  "sample-answer": {
    nouns: ["sample that the live site leaves out", "samples that the live site leaves out"],
    message: (found) => `'${found}' is made up, so the live site leaves it out.`,
    hint: "Ask the owner what is true, write it in its place, and take 'sample: true' away.",
  },
  "picture-to-confirm": {
    nouns: ["picture to replace or to confirm", "pictures to replace or to confirm"],
    message: (found) => `The owner must replace ${found}, or confirm that it may stay.`,
    hint: "A photo of work that was done needs no 'illustration: true', and a picture that may stay no 'confirm: true'.",
  },
  "to-confirm": {
    nouns: ["claim to confirm (confirm: true)", "claims to confirm (confirm: true)"],
    message: (found) => `The owner must confirm: '${found}'`,
    hint: "Ask, correct the text where it is wrong, then take 'confirm: true' away.",
  },
} satisfies Record<string, PlaceholderKind>;

/** The code of a kind of placeholder. */
export type PlaceholderCode = keyof typeof placeholderKinds;

/** Whether a problem code is that of a placeholder. */
export function isPlaceholderCode(code: string): code is PlaceholderCode {
  return Object.hasOwn(placeholderKinds, code);
}
