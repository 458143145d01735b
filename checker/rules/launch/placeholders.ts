import { isMapping, type PlacedValue, scalarsIn, valueAt } from "../../../content/lib/data.ts";
import { standInsIn } from "../../../content/lib/standIns.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import type { Claim } from "../../../schema/types.ts";
import { entryTitle, nodeAt } from "../../lib/annotatedTexts.ts";
import type { FileRule, FileWithTexts } from "../../rule.ts";
import { textWithin } from "../../texts/fileTexts.ts";
import { beginningOf, inOneLine } from "../../texts/rows/row.ts";

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
    hint: "Write the office's street, and check its postal code (postalCode) and its point on the map (geo).",
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
type PlaceholderCode = keyof typeof placeholderKinds;

/** Whether a problem code is that of a placeholder. */
export function isPlaceholderCode(code: string): code is PlaceholderCode {
  return Object.hasOwn(placeholderKinds, code);
}

/** Long enough to recognize an entry without opening its file. */
const LONGEST_QUOTE = 60;

// By schema title, the properties to quote for `confirm` where it concerns more than the entry's title.
const SPOKEN_OF = new Map([
  ["PageFile", ["title", "description"]],
  ["CityEntry", ["name", "description"]],
  ["Business", ["about", "emergency"]],
  ["Claim", ["text"]],
]);

/** Nothing is left that must be replaced or confirmed before the site goes live. Reported only at launch. */
export const placeholders: FileRule = (file, { site }) =>
  scalarsIn(file.source.data).flatMap((scalar) => [
    ...inText(file, scalar),
    ...markedBy(file, scalar, site?.claims ?? []),
  ]);

function inText({ file }: FileWithTexts, { value, path }: PlacedValue): Finding[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "street" && /\bexample\b/i.test(value))
    return [{ file, path, ...message("placeholder-street", value) }];
  return standInsIn(value).map(({ kind, text }) => {
    return { file, path, needle: text, ...message(`placeholder-${kind}`, text) };
  });
}

/** The findings for an entry that `sample: true`, `confirm: true` or `illustration: true` marks. */
function markedBy(page: FileWithTexts, { value, path }: PlacedValue, all: readonly Claim[]): Finding[] {
  const { file, data, schema } = page;
  const key = path.at(-1);
  if (value !== true || (key !== "sample" && key !== "confirm" && key !== "illustration")) return [];
  const place = path.slice(0, -1);
  const entry = valueAt(data, place);
  if (isMapping(entry) && typeof entry.src === "string")
    return [{ file, path, part: "key", ...message("picture-to-confirm", entry.src) }];
  const kind = nodeAt(schema, data, place);
  const called = (isMapping(entry) && entryTitle(kind, entry)) || "this";
  const title = beginningOf(inOneLine(called.replace(/^#+/, "")).trim(), LONGEST_QUOTE);
  if (key === "sample" && (kind.title === "Answer" || path[0] === "blocks"))
    return [{ file, path, part: "key", ...message("sample-answer", title), severity: "warning" }];
  if (key === "sample") return [{ file, path, part: "key", ...message("placeholder-sample", title) }];
  const spoken = SPOKEN_OF.get(kind.title);
  const said = spoken?.flatMap((name) => valueAt(entry, [name]) ?? []).join(" · ");
  const claims = kind.title === "Claim" ? [] : claimsIn(said ?? textWithin(page, place), all);
  const toConfirm = claims.flatMap(({ text, confirm }) => (confirm ? text : []));
  const named = claims.length > 0 ? toConfirm : [said ? inOneLine(said).trim() : title];
  return named.map((claim) => ({ file, path, part: "key", ...message("to-confirm", claim) }));
}

function claimsIn(text: string, claims: readonly Claim[]): Claim[] {
  return claims.filter(({ words }) =>
    new RegExp(`(?<![\\p{L}\\d])(?:${words.map(RegExp.escape).join("|")})`, "iu").test(text),
  );
}

/** The message for a placeholder of the kind `code`. */
export function message(code: PlaceholderCode, found: string): ProblemMessage {
  const { message, hint } = placeholderKinds[code];
  return { code, message: message(found), hint };
}
