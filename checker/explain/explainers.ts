import { isMapping } from "../../content/lib/data.ts";
import { meantDay, meantTime } from "../../content/lib/day.ts";
import { nameFor, slugFor } from "../../content/lib/fileName.ts";
import { nameOf } from "../../content/lib/path.ts";
import { didYouMean, oneOf, suggest } from "../../content/lib/suggest.ts";
import { counted } from "../../content/problem.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { ProblemCode } from "../causes.ts";
import { explainEmpty, explainType } from "./explainType.ts";
import { linkForms, meantLink } from "./meantLink.ts";
import { explainUnknownBlock, meantNames } from "./meantNames.ts";
import { changedPlaces, noCommas, partsOf, sectionInside, swappedWith } from "./misplaced.ts";
import { type Explained, isOverLines, type Mistake, whatBelongs } from "./mistake.ts";
import { explainPictureName } from "./pictureName.ts";

/** For each JSON Schema keyword, explains a violation of it. */
export const explainers: Record<string, (mistake: Mistake) => Explained> = {
  additionalProperties: ({ error: { params, parentSchema, data }, path }) => {
    const name: string = params.additionalProperty;
    if (name === "type" && typeof path.at(-1) === "number" && path.length > 2) {
      const inside = sectionInside(isMapping(data) ? String(data.type) : "");
      return { ...inside, path: [...path, name], part: "key" };
    }
    const meant = meantNames(data, parentSchema).get(name);
    const advice = meant ? `Did you mean '${meant}'?` : oneOf(Object.keys(parentSchema?.properties ?? {}));
    const message = `There is no '${name}' here. ${advice}`;
    return { code: "unknown-property", message, path: [...path, name], part: "key", replacement: meant };
  },
  required: ({ error: { params, parentSchema } }) => {
    const name: string = params.missingProperty;
    const hint = whatBelongs(openSchemas().describe(parentSchema?.properties?.[name]));
    return { code: "missing-property", message: `'${name}' is missing here.`, hint, lacks: name };
  },
  discriminator: explainUnknownBlock,
  type: explainType,
  enum: ({ error: { params, data }, path, written, isRequired }) => {
    const allowed: string[] = params.allowedValues.map(String);
    if (data === null) return explainEmpty(nameOf(path), oneOf(allowed), isRequired);
    const isNumber = typeof params.allowedValues[0] === "number";
    const advice = isNumber ? oneOf(allowed) : didYouMean(written, allowed);
    const message = `${nameOf(path)} cannot be ${shown(written)}. ${advice}`;
    return { code: "not-allowed", message, replacement: isNumber ? undefined : suggest(written, allowed) };
  },
  const: ({ error: { params }, path, written }) => {
    const message = `${nameOf(path)} cannot be ${shown(written)}.`;
    if (written === "false")
      return { code: "not-allowed", message, hint: "Take the line away.", remove: true };
    const hint = `Write ${String(params.allowedValue)}, or take the line away.`;
    return { code: "not-allowed", message, hint, replacement: params.allowedValue };
  },
  pattern: ({ error: { data, propertyName, parentSchema }, path, around }) => {
    const described = openSchemas().describe(parentSchema);
    const { holds, pattern } = parentSchema ?? {};
    const form = new RegExp(pattern, "u");
    const written = String(data);
    if (propertyName !== undefined) {
      const message = `The name '${propertyName}' cannot be used.`;
      const meant = nameFor(propertyName);
      const advice = form.test(meant) ? { hint: `Write ${meant}`, replacement: meant } : { hint: described };
      return { code: "wrong-form", message, ...advice, path: [...path, propertyName], part: "key" };
    }
    const other = swappedWith(path, holds, around);
    if (other && holds === "picture") return changedPlaces("src", other);
    if (holds === "picture") return { code: "wrong-form", about: written, ...explainPictureName(written) };
    const apart = typeof path.at(-1) === "number" ? partsOf(written, form) : undefined;
    if (apart) return { ...noCommas(apart), needle: written };
    if (other) return changedPlaces(String(path.at(-1)), other);
    const message = `${nameOf(path)} cannot be ${shown(written)}.`;
    const needed = Array.from(String(pattern).matchAll(NEEDED), ([, name]) => `${name}}`);
    const lacking = needed.filter((name) => !written.includes(name));
    if (lacking.length > 0) {
      const lacks = lacking.join(" and ");
      const message = `${nameOf(path)} does not say where ${lacks} ${lacking.length > 1 ? "stand" : "stands"}.`;
      return { code: "wrong-form", message, hint: `Write ${lacks} into it. ${whatBelongs(described)}` };
    }
    const isLink = holds === "link";
    // An address that the site had is a fact: no other can stand for it.
    if (path.at(-2) === "moved") return { code: "wrong-form", message, hint: described };
    const forms = FORMS.map((corrected) => corrected(written));
    const meant = isLink ? meantLink(written) : forms.find((one) => form.test(one));
    const hint = meant ? `Write ${meant}` : isLink ? linkForms : whatBelongs(described);
    return { code: "wrong-form", message, hint, replacement: meant };
  },
  minLength: ({ error: { params, data }, path, isRequired }) => {
    const length = lengthOf(data);
    if (length === 0) return explainEmpty(nameOf(path), "Write its text", isRequired);
    const message = `${nameOf(path)} is ${counted(length, "character")} long; at least ${params.limit} are needed.`;
    return { code: "too-short", message, hint: `Write ${counted(params.limit - length, "character")} more.` };
  },
  maxLength: ({ error: { params, data }, path, written }) => {
    const long = lengthOf(data);
    const over = counted(long - params.limit, "character");
    const message = `${nameOf(path)} is ${long} characters long; ${params.limit} at most.`;
    const hint = isOverLines(written)
      ? `If its second line begins another text, write the name of that above it. Else make it shorter by ${over}.`
      : `Make it shorter by ${over}.`;
    return { code: "too-long", message, hint };
  },
  minItems: ({ error: { params }, path }) => {
    const message = `${nameOf(path)} needs at least ${params.limit === 1 ? "one entry" : `${params.limit} entries`}.`;
    return { code: "too-few", message, hint: "Add one, each on a line of its own, starting with a dash." };
  },
  maxItems: ({ error: { params }, path }) => ({
    code: "too-many",
    message: `${nameOf(path)} can have ${params.limit} entries at most; this is one too many.`,
    hint: "Take it away.",
    remove: true,
    path: [...path, params.limit],
  }),
  minimum: (mistake) => outOfRange("too-small", mistake, "or more"),
  maximum: (mistake) => outOfRange("too-large", mistake, "or less"),
};

/** What a pattern asks for in braces: {phone}. */
const NEEDED = /\(\?=\.\*\\(\{\w+)\\\}\)/g;

/** Ways to correct a value in the wrong form: the first whose result fits is used. */
const FORMS: ((written: string) => string)[] = [
  (written) => written.trim(),
  (written) => written.toLowerCase(),
  (written) => written.toUpperCase(),
  (written) => written.replace(/^mailto:/i, ""),
  (written) => written.replace(/\/+$/, ""),
  (written) => written.replace(/^(?:http:\/\/)?/i, "https://"),
  (written) => meantDay(written) ?? written,
  (written) => meantTime(written) ?? written,
  (written) => written.replace(/^(\d+)%?[ ,/x]+(\d+)%?$/, "$1% $2%"),
  (written) => written.replace(/x/gi, "0"),
  (written) => (/[a-z]/i.test(written) ? slugFor(written) : written),
  (written) => `/${written.replace(/^\/+/, "").split("/").map(slugFor).join("/")}`,
];

/** A value as the file spells it, shortened, in quotes unless it has its own. */
function shown(written: string): string {
  const line = written.slice(0, 200).replace(/\s+/g, " ");
  const short = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return /^["']/.test(short) ? short : `'${short}'`;
}

function outOfRange(code: ProblemCode, { error, path }: Mistake, range: string): Explained {
  const { params, parentSchema } = error;
  const described = openSchemas().describe(parentSchema);
  const hint = `${described ? `${described} ` : ""}Check for a missing or extra digit or minus sign.`;
  return { code, message: `${nameOf(path)} must be ${params.limit} ${range}.`, hint };
}

/** Length in code points, as JSON Schema counts it, not in UTF-16 units. */
function lengthOf(text: unknown): number {
  return [...String(text)].length;
}
