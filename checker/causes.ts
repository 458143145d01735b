import codes from "./codes.json" with { type: "json" };
import type { By } from "./grouping/consequences.ts";

/** What a problem may follow from: problems of these codes or groups, or of any, to which it stands as `by` says. */
export interface Follows {
  from?: readonly string[];
  by: By;
  /** Whether the cause must be an error. */
  isError?: true;
}

/** The stable name of a kind of problem. */
export type ProblemCode = { [Name in keyof typeof codes]: keyof (typeof codes)[Name] }[keyof typeof codes];

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
/** A page that is missing at the address, or below it. */
const OF_ADDRESS: Follows = {
  from: ["bad-file-name", "missing-page", "no-city", "retired-address", "taken-address", "wrong-place"],
  by: "address",
};
/** The first place that names what is missing stands for all of them. */
export const OF_NAME = {
  from: ["dead-link", "no-picture", "not-allowed", "unknown-variable"],
  by: "name",
} satisfies Follows;

/** What any problem follows from. */
const OF_ALL: readonly Follows[] = [
  { from: ["listed-twice"], by: "section" },
  { by: "repetition" },
  { from: ["missing-page", "no-city", "retired-address", "wrong-place"], by: "translation" },
  { from: ["wrong-form"], by: "picture" },
];

/** What all problems of a group follow from. */
const OF_GROUPS: Readonly<Record<keyof typeof codes, readonly Follows[]>> = {
  reading: [],
  shape: [{ from: ["wrong-type"], by: "entry" }], // the schema says more if it wants a list
  checking: [{ from: ["reading", "shape"], by: "line", isError: true }],
  type: [{ from: ["reading"], by: "line", isError: true }],
  filling: [],
  text: OF_TEXT,
  page: [],
  site: [{ from: [...IN_VALUE, "type", "text", "page"], by: "entry", isError: true }],
  comparison: [
    { from: [...IN_VALUE, "type", "text", "page", "site"], by: "entry" },
    { from: [...IN_VALUE, "type"], by: "inside", isError: true },
    { from: [...IN_VALUE, "type", "text", "page", "site"], by: "original" },
  ],
  launch: [],
};

/** What some follow from besides. */
const OF_CODES: Readonly<Partial<Record<ProblemCode, readonly Follows[]>>> = {
  "bad-file-name": OF_PLACE,
  "beyond-chart": [{ from: ["wrong-place"], by: "entry" }],
  "broken-link": OF_WHOLE_TEXT,
  "dead-link": [OF_ADDRESS, ...OF_PLACE, OF_NAME],
  "duplicate-description": [{ from: ["duplicate-title"], by: "file" }, ...OF_PLACE],
  "duplicate-title": OF_PLACE,
  empty: OF_TEXT,
  formatting: OF_WHOLE_TEXT,
  indentation: OF_WHOLE_TEXT,
  "missing-page": [OF_ADDRESS, { from: ["missing-page"], by: "file" }, ...OF_PLACE],
  "missing-property": [{ from: ["no-name", "lost-paragraph"], by: "lack" }],
  "no-city": OF_PLACE,
  "no-picture": [OF_NAME],
  "no-schema-line": [
    { from: [...IN_VALUE, "type", "bad-file-name"], by: "line", isError: true },
    ...OF_PLACE,
  ],
  "not-allowed": [OF_NAME],
  "picture-words": OF_WHOLE_TEXT,
  "retired-address": [
    { from: ["missing-page"], by: "file" },
    { from: ["retired-address"], by: "page" },
    ...OF_PLACE,
  ],
  "thin-page": OF_PLACE,
  "too-alike": OF_PLACE,
  "unknown-variable": [...OF_PLACE, OF_NAME],
  "unreached-page": [{ from: ["duplicate-title", "retired-address"], by: "file" }, ...OF_PLACE],
  "wrong-phone": [{ from: ["wrong-phone"], by: "entry" }],
  "wrong-place": [{ from: ["retired-address"], by: "file" }, ...OF_PLACE],
};

const GROUPS = new Map(
  Object.entries(codes).flatMap(([group, all]) => Object.keys(all).map((code) => [code, group])),
);
const [ofGroups, ofCodes] = [new Map(Object.entries(OF_GROUPS)), new Map(Object.entries(OF_CODES))];

/** All that problems of a kind follow from: what any does, what their group does, what they do themselves. */
export const FOLLOWS = new Map(
  GROUPS.entries().map(([code, group = ""]) => [
    code,
    [...OF_ALL, ...(ofGroups.get(group) ?? []), ...(ofCodes.get(code) ?? [])],
  ]),
);

/** Whether a code is among some codes and groups. */
export function isAmong(code: string, some: readonly string[]): boolean {
  return some.includes(code) || some.includes(GROUPS.get(code) ?? "");
}
