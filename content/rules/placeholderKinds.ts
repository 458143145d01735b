/** A kind of thing that was written to be replaced, or to be confirmed, before the site goes live. */
export interface StandIn {
  /** One of them, and several, in a count. */
  nouns: readonly [one: string, several: string];
  /** What is wrong with it; `found` is what stands there, or what its entry is called. */
  message(found: string): string;
  /** What to do about it. */
  hint: string;
}

/** All kinds, by their codes, in the order in which they are counted. */
export const standIns = {
  "stand-in-phone": {
    nouns: ["phone number that nobody has", "phone numbers that nobody has"],
    message: (found) => `${found} is nobody's number: it is reserved for fiction.`,
    hint: "Write the real number.",
  },
  "stand-in-address": {
    nouns: ["address that leads nowhere", "addresses that lead nowhere"],
    message: (found) => `${found} leads nowhere: its domain is reserved for examples.`,
    hint: "Write the real address; take away a profile or link that does not exist.",
  },
  "stand-in-mail": {
    nouns: ["e-mail address that nobody has", "e-mail addresses that nobody has"],
    message: (found) => `${found} reaches nobody: its domain is reserved for examples.`,
    hint: "Write the real e-mail address.",
  },
  "stand-in-street": {
    nouns: ["street that does not exist", "streets that do not exist"],
    message: (found) => `'${found}' is no real street.`,
    hint: "Write the office's street, and check its zip code (postalCode) and its point on the map (geo).",
  },
  "stand-in-sample": {
    nouns: ["sample (sample: true)", "samples (sample: true)"],
    message: (found) => `'${found}' is made up.`,
    hint: "Put the real thing in its place, then take 'sample: true' away; or take the whole entry away.",
  },
  "to-confirm": {
    nouns: ["claim to confirm (confirm: true)", "claims to confirm (confirm: true)"],
    message: (found) => `The owner must confirm what '${found}' says.`,
    hint: "Ask, correct the text where it is wrong, then take 'confirm: true' away.",
  },
} satisfies Record<string, StandIn>;

/** The code of a kind of stand-in. */
export type StandInCode = keyof typeof standIns;

/** Whether the code of a problem is that of a stand-in. */
export function isStandInCode(code: string): code is StandInCode {
  return Object.hasOwn(standIns, code);
}
