import type { ProblemCode } from "../../problem/codes.ts";
import { meantLink } from "../../problem/meantLink.ts";
import { counted } from "../../problem/problem.ts";
import { didYouMean, oneOf, suggest } from "../../problem/suggest.ts";
import { isMapping } from "../../read/data.ts";
import { nameOf } from "../../read/path.ts";
import type { Schema } from "../schemas/readSchema.ts";
import { explainEmpty, explainType } from "./explainType.ts";
import { meantNames } from "./meantNames.ts";
import type { Explained, Mistake } from "./mistake.ts";

/** For each keyword of the schemas, what breaking it means. */
export const explainers: Record<string, (mistake: Mistake) => Explained> = {
  additionalProperties: ({ error: { params, parentSchema, data }, path }) => {
    const name: string = params.additionalProperty;
    const meant = meantNames(data, parentSchema).get(name);
    const advice = meant ? `Did you mean '${meant}'?` : oneOf(Object.keys(parentSchema?.properties ?? {}));
    const message = `There is no '${name}' here. ${advice}`;
    return { code: "unknown-property", message, path: [...path, name], part: "key" };
  },
  required: ({ error: { params, parentSchema }, schemas }) => {
    const name: string = params.missingProperty;
    const hint = schemas.describe(parentSchema?.properties?.[name]);
    return { code: "missing-property", message: `'${name}' is missing here.`, hint };
  },
  discriminator: explainUnknownBlock,
  type: explainType,
  enum: ({ error: { params, data }, path, written, isRequired }) => {
    const allowed: string[] = params.allowedValues.map(String);
    if (data === null) return explainEmpty(nameOf(path), oneOf(allowed), isRequired);
    const advice =
      typeof params.allowedValues[0] === "number" ? oneOf(allowed) : didYouMean(written, allowed);
    return { code: "not-allowed", message: `${nameOf(path)} cannot be ${shown(written)}. ${advice}` };
  },
  const: ({ error: { params }, path, written }) => ({
    code: "not-allowed",
    message: `${nameOf(path)} cannot be ${shown(written)}.`,
    hint: `Write ${String(params.allowedValue)}, or take the line away.`,
  }),
  pattern: ({ error: { data, propertyName, parentSchema }, path, schemas }) => {
    const hint = schemas.describe(parentSchema);
    if (propertyName !== undefined) {
      const message = `The name '${propertyName}' cannot be used.`;
      return { code: "wrong-form", message, hint, path: [...path, propertyName], part: "key" };
    }
    const message = `${nameOf(path)} cannot be ${shown(String(data))}.`;
    const link = parentSchema?.holds === "link" ? meantLink(String(data)) : undefined;
    return { code: "wrong-form", message, hint: link ?? hint };
  },
  minLength: ({ error: { params, data }, path, isRequired }) => {
    const length = lengthOf(data);
    if (length === 0) return explainEmpty(nameOf(path), "Write its text", isRequired);
    const message = `${nameOf(path)} is ${counted(length, "character")} long; at least ${params.limit} are needed.`;
    return { code: "too-short", message, hint: `Write ${counted(params.limit - length, "character")} more.` };
  },
  maxLength: ({ error: { params, data }, path }) => {
    const long = lengthOf(data);
    const over = counted(long - params.limit, "character");
    const message = `${nameOf(path)} is ${long} characters long; ${params.limit} at most.`;
    return { code: "too-long", message, hint: `Make it shorter by ${over}.` };
  },
  minItems: ({ error: { params }, path }) => ({
    code: "too-few",
    message: `${nameOf(path)} needs at least ${params.limit === 1 ? "one entry" : `${params.limit} entries`}.`,
    hint: "Add one, each on a line of its own, starting with a dash.",
  }),
  maxItems: ({ error: { params }, path }) => ({
    code: "too-many",
    message: `${nameOf(path)} can have ${params.limit} entries at most; this is one too many.`,
    hint: "Take it away.",
    path: [...path, params.limit],
  }),
  minimum: (mistake) => outOfRange("too-small", mistake, "or more"),
  maximum: (mistake) => outOfRange("too-large", mistake, "or less"),
};

/** What to say of a block whose type is missing or none of those that exist. */
function explainUnknownBlock({ error: { data, parentSchema }, path }: Mistake): Explained {
  const block = isMapping(data) ? data : {};
  const { oneOf: members = [] }: Schema = parentSchema ?? {};
  const allowed = members.map(({ $ref }) => /(\w+)\.json$/.exec($ref ?? "")?.[1] ?? "");
  const { type } = block;
  if (type !== undefined) {
    const at = [...path, "type"];
    if (type === null) return { code: "empty", message: `'type' is empty. ${oneOf(allowed)}`, path: at };
    const name = typeof type === "object" ? "that" : `'${type}'`;
    const message = `There is no block called ${name}. ${didYouMean(String(type), allowed)}`;
    return { code: "unknown-block", message, path: at };
  }
  const misspelt = Object.keys(block).find((name) => suggest(name, ["type"]));
  if (misspelt !== undefined) {
    const message = `There is no '${misspelt}' here. Did you mean 'type'?`;
    return { code: "unknown-property", message, path: [...path, misspelt], part: "key" };
  }
  return {
    code: "missing-property",
    message: "This block does not say what it is: 'type' is missing.",
    hint: `Write type: and one of: ${allowed.join(", ")}.`,
  };
}

/** A value as the file spells it, in quotes unless it has its own. */
function shown(written: string): string {
  const line = written.slice(0, 200).replace(/\s+/g, " ");
  const short = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return /^["']/.test(short) ? short : `'${short}'`;
}

function outOfRange(
  code: ProblemCode,
  { error: { params, parentSchema }, path, schemas }: Mistake,
  range: string,
): Explained {
  const described = schemas.describe(parentSchema);
  return {
    code,
    message: `${nameOf(path)} must be ${params.limit} ${range}.`,
    hint: `${described ? `${described} ` : ""}Check for a missing or extra digit or minus sign.`,
  };
}

/** Characters as people count them, which is how the schemas count too. */
function lengthOf(text: unknown): number {
  return [...String(text)].length;
}
