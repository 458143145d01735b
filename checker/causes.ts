import type { By } from "./grouping/consequences.ts";

/** What a problem may follow from: problems of these codes or groups, or of any, to which it stands as `by` says. */
export interface Follows {
  from?: readonly string[];
  by: By;
  /** Whether the cause must be an error. */
  isError?: true;
}

/** Codes of problems that are found in one way. */
export interface Group {
  /** What all of them follow from. */
  follows: readonly Follows[];
  /** What each code means; where it follows from more, that too. */
  codes: Readonly<Record<string, string | { means: string; follows: readonly Follows[] }>>;
}

/** Mistakes that keep a value from being what it was meant to be. */
const IN_VALUE = ["reading", "shape", "checking", "filling"];

/** What a text breaks once it is read otherwise than it was meant. */
const OF_TEXT: readonly Follows[] = [
  { from: IN_VALUE, by: "place" },
  { from: IN_VALUE, by: "line", isError: true },
];
/** The same where a text of several lines is looked at as a whole. */
const OF_WHOLE_TEXT: readonly Follows[] = [{ from: IN_VALUE, by: "entry" }];

/** What a page cannot have while it is in the wrong place, or under the wrong name. */
const OF_PLACE: readonly Follows[] = [
  { from: ["bad-file-name", "taken-address", "wrong-place"], by: "file" },
  { from: ["bad-file-name", "no-city", "wrong-place"], by: "folder" },
];
const ADDRESSES = [
  "bad-file-name",
  "missing-page",
  "no-city",
  "retired-address",
  "taken-address",
  "wrong-place",
];
/** The first place that names what is missing stands for all of them. */
export const OF_NAME = {
  from: ["dead-link", "no-picture", "not-allowed", "unknown-variable"],
  by: "name",
} satisfies Follows;

/** What any problem follows from. */
export const OF_ALL: readonly Follows[] = [
  { from: ["listed-twice"], by: "section" },
  { by: "repetition" },
  { from: ["missing-page", "no-city", "retired-address", "wrong-place"], by: "translation" },
  { from: ["wrong-form"], by: "picture" },
];

/** All kinds of problems by how they are found: each code once. Their messages stand in the code that finds them. */
export const CAUSES = {
  /** What YAML cannot read, or reads otherwise than it was meant. */
  reading: {
    follows: [],
    codes: {
      alias: "a reference to another place (*)",
      anchor: "a name for a place (&)",
      "bad-start": "a text that begins with a sign of YAML",
      "comma-in-text": "a comma that ends a text too early",
      "comment-in-text": "a comment that is read as text",
      conflict: "what a merge in Git left behind",
      directive: "a line that begins with %",
      "duplicate-key": "a name twice in one entry",
      "empty-file": "nothing at all",
      "extra-bracket": "a bracket without its partner",
      "extra-comma": "a comma that separates nothing",
      "inner-quote": "a quote within quotes",
      "line-ends": "line ends of old computers",
      "lost-paragraph": "a line that is read as part of the text above",
      "merge-key": "entries that are merged (<<)",
      "missing-comma": "entries that nothing separates",
      "missing-dash": "an entry of a list without its dash",
      "no-colon": "a name without its colon",
      "no-name": "a text without a name",
      "no-space-after-colon": "a colon that touches its value",
      "no-space-after-dash": "a dash that touches its entry",
      "non-breaking-space": "a space that YAML does not know",
      "not-a-mapping": "a file without names",
      "reserved-name": "a name that is JavaScript's own",
      "smart-quotes": "quotes that YAML does not know",
      "swallowed-comment": "a # that swallows the rest of its line",
      "swallowed-text": "words that are lost",
      syntax: "anything else that cannot be read",
      tab: "a tab in place of spaces",
      tag: "a type (!)",
      "text-after-bracket": "words behind a closing bracket",
      "text-after-quote": "words behind a closing quote",
      "too-nested": "entries within entries without end",
      "two-colons": "two names in one line",
      "unclosed-bracket": "a bracket that is never closed",
      "unclosed-quote": "a quote that is never closed",
      "unseen-sign": "a sign that nobody sees",
      "variable-in-braces": "a variable that is read as a mapping",
    },
  },
  /** Lists and levels that are read as something else; the schema says more if it wants a list. */
  shape: {
    follows: [{ from: ["wrong-type"], by: "entry" }],
    codes: {
      indentation: { means: "a line that stands too far left or right", follows: OF_WHOLE_TEXT },
      "swallowed-dash": "a list that is read as a text",
    },
  },
  /** Values that the schema does not allow. */
  checking: {
    follows: [{ from: ["reading", "shape"], by: "line", isError: true }],
    codes: {
      empty: { means: "nothing where something belongs", follows: OF_TEXT },
      "missing-property": {
        means: "an entry that must be there",
        follows: [{ from: ["no-name", "lost-paragraph"], by: "lack" }],
      },
      "not-allowed": { means: "none of the values that are allowed", follows: [OF_NAME] },
      "too-few": "a list with too few entries",
      "too-large": "a number or a file that is too large",
      "too-long": "a text that is too long",
      "too-many": "a list with too many entries",
      "too-short": "a text that is too short",
      "too-small": "a number that is too small",
      "unknown-block": "a section of a type that does not exist",
      "unknown-property": "a name that does not belong there",
      invalid: "what a schema forbids, as a build without the checker tells it",
      "wrong-form": "a text that is not written as its kind is",
    },
  },
  /** The same, where `shape` says less. */
  type: {
    follows: [{ from: ["reading"], by: "line", isError: true }],
    codes: { "wrong-type": "a text for a list, a number for a text" },
  },
  /** Variables. */
  filling: {
    follows: [],
    codes: {
      "nested-variable": "a variable within a variable",
      "unclosed-variable": "a variable without its closing brace",
      "unknown-variable": { means: "a variable that does not exist", follows: [...OF_PLACE, OF_NAME] },
      "wrong-variable": { means: "a variable that does not fit", follows: [] },
    },
  },
  /** What visitors would read. */
  text: {
    follows: OF_TEXT,
    codes: {
      "broken-link": { means: "a link that is not written as one", follows: OF_WHOLE_TEXT },
      contradiction: "two figures for one fact",
      encoding: "signs that were saved the wrong way",
      "example-words": "words of the example",
      "fact-by-hand": "a fact of site.yaml that is typed",
      formatting: { means: "formatting that visitors would read", follows: OF_WHOLE_TEXT },
      html: "HTML that visitors would read",
      "not-a-variable": "a variable that is not written as one",
      "picture-words": { means: "a picture that is not described", follows: OF_WHOLE_TEXT },
      spelling: "a word that no dictionary knows",
      typing: "a slip of the fingers",
      unfinished: "words that were to be replaced",
      "wrong-article": "a for an",
      "wrong-count": "a number that does not count what there is",
      "wrong-phone": {
        means: "a number that is none of ours",
        follows: [{ from: ["wrong-phone"], by: "entry" }],
      },
    },
  },
  /** A page by itself. */
  page: {
    follows: [],
    codes: {
      "duplicate-id": "an id twice on a page",
      "hero-first": "a page that does not begin with its hero",
      "hero-once": "a second hero",
      "listed-twice": "an entry twice in a list",
      "look-twice": "two neighbours that look alike",
      "look-without-picture": "a look that needs a picture",
      "no-emergency-number": "a page for emergencies that calls nobody at night",
      "picture-twice": "a picture twice on a page",
      "unknown-zip": "a zip code that the zip check does not know",
    },
  },
  /** All pages together. */
  site: {
    follows: [{ from: [...IN_VALUE, "type", "text", "page"], by: "entry", isError: true }],
    codes: {
      "bad-file-name": { means: "a file or folder whose name cannot be an address", follows: OF_PLACE },
      "bad-picture": "a picture that cannot be shown, or not well",
      "beyond-chart": {
        means: "a city that the chart does not show",
        follows: [{ from: ["wrong-place"], by: "entry" }],
      },
      "date-to-come": "a day that has not come yet",
      "dead-anchor": "a link to a section that does not exist",
      "dead-link": {
        means: "a link to a page that does not exist",
        follows: [{ from: ADDRESSES, by: "address" }, ...OF_PLACE, OF_NAME],
      },
      "duplicate-description": {
        means: "the description of another page",
        follows: [{ from: ["duplicate-title"], by: "file" }, ...OF_PLACE],
      },
      "duplicate-title": { means: "the title of another page", follows: OF_PLACE },
      "hidden-home": "a home page that search engines may not list",
      "left-over": "what a copied city has of the other",
      "missing-page": {
        means: "a page that every site has",
        follows: [{ from: ADDRESSES, by: "address" }, { from: ["missing-page"], by: "file" }, ...OF_PLACE],
      },
      "moved-address": "an old address that cannot lead to this page",
      "no-chart": "a chart that the theme does not have",
      "no-city": { means: "a city's folder without its index.yaml", follows: OF_PLACE },
      "no-file": "a file that cannot be opened",
      "no-picture": { means: "a picture that does not exist", follows: [OF_NAME] },
      "no-schema-line": {
        means: "a file that does not name its schema",
        follows: [{ from: [...IN_VALUE, "type", "bad-file-name"], by: "line", isError: true }, ...OF_PLACE],
      },
      "no-such-date": "a day that no calendar has",
      "public-file": "a file that may not be published",
      "retired-address": {
        means: "an address that led to a page once",
        follows: [
          { from: ["missing-page"], by: "file" },
          { from: ["retired-address"], by: "page" },
          ...OF_PLACE,
        ],
      },
      "taken-address": "an address that leads to another page",
      "taken-name": "the name of another city",
      "theme-file": "a file of the theme that cannot be used",
      "thin-page": { means: "a page that says too little", follows: OF_PLACE },
      "too-alike": { means: "a page that says what another says", follows: OF_PLACE },
      "unreached-page": {
        means: "a page that no link leads to",
        follows: [{ from: ["duplicate-title", "retired-address"], by: "file" }, ...OF_PLACE],
      },
      "unsafe-link": "a link that may harm visitors",
      "wrong-date": "another date than that of site.yaml",
      "wrong-hours": "other hours than those of site.yaml",
      "wrong-offer": "another offer than that of site.yaml",
      "wrong-place": {
        means: "what belongs elsewhere",
        follows: [{ from: ["retired-address"], by: "file" }, ...OF_PLACE],
      },
      "wrong-price": "an amount that is not written as one, or differs",
    },
  },
  /** A translation beside its original. */
  comparison: {
    follows: [
      { from: [...IN_VALUE, "type", "text", "page", "site"], by: "entry" },
      { from: [...IN_VALUE, "type"], by: "inside", isError: true },
      { from: [...IN_VALUE, "type", "text", "page", "site"], by: "original" },
    ],
    codes: {
      "original-changed": "a text whose original has changed",
      "other-figure": "another number than in the original",
      "other-part": "an entry that only one of the two has",
      "other-value": "another value than in the original",
      "unknown-original": "a text of which nobody knows what it was translated from",
      untranslated: "words of another language",
    },
  },
  /** What must be replaced or confirmed before the site goes live. */
  launch: {
    follows: [],
    codes: {
      "placeholder-address": "an address of nobody",
      "placeholder-mail": "a mailbox of nobody",
      "placeholder-phone": "a number of nobody",
      "placeholder-picture": "a picture of the example",
      "placeholder-sample": "an entry of the example",
      "placeholder-street": "a street of nowhere",
      "picture-to-confirm": "a picture that nobody has confirmed",
      "sample-answer": "an answer of the example",
      "to-confirm": "an entry that nobody has confirmed",
    },
  },
} as const satisfies Record<string, Group>;

/** The stable name of a kind of problem. */
export type ProblemCode = {
  [Name in keyof typeof CAUSES]: keyof (typeof CAUSES)[Name]["codes"];
}[keyof typeof CAUSES];
