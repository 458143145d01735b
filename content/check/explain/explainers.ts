import type { ProblemCode } from "../../problem/codes.ts";
import { meantLink } from "../../problem/meantLink.ts";
import { didYouMean, oneOf } from "../../problem/suggest.ts";
import { isMapping } from "../../read/data.ts";
import { nameOf, type Path } from "../../read/path.ts";
import { explainEmpty, explainType } from "./explainType.ts";
import { explainUnknownBlock } from "./explainUnknownBlock.ts";
import type { Explained, Mistake } from "./mistake.ts";

/** For each keyword of the schemas, what breaking it means. */
export const explainers: Record<string, (mistake: Mistake) => Explained> = {
  additionalProperties: ({ error: { params, parentSchema }, path }) => {
    const name: string = params.additionalProperty;
    const message = `There is no '${name}' here. ${didYouMean(name, Object.keys(parentSchema?.properties ?? {}))}`;
    return { code: "unknown-property", message, path: [...path, name], part: "key" };
  },
  required: ({ error: { params, parentSchema }, schemas }) => {
    const name: string = params.missingProperty;
    const hint = schemas.describe(parentSchema?.properties?.[name]);
    return { code: "missing-property", message: `'${name}' is missing here.`, hint };
  },
  discriminator: ({ error: { data, parentSchema }, path }) =>
    explainUnknownBlock(data, path, blockTypes(parentSchema)),
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
    if (propertyName !== undefined) return badName(propertyName, path, schemas.describe(parentSchema));
    const message = `${nameOf(path)} cannot be ${shown(String(data))}.`;
    const link = parentSchema?.holds === "link" ? meantLink(String(data)) : undefined;
    return { code: "wrong-form", message, hint: link ?? schemas.describe(parentSchema) };
  },
  minLength: tooShort,
  maxLength: ({ error: { params, data }, path }) => {
    const long = lengthOf(data);
    const message = `${nameOf(path)} is ${long} characters long; ${params.limit} at most.`;
    return { code: "too-long", message, hint: `Make it shorter by ${counted(long - params.limit)}.` };
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
  minimum: ({ error: { params }, path }) => outOfRange("too-small", path, `${params.limit} or more`),
  maximum: ({ error: { params }, path }) => outOfRange("too-large", path, `${params.limit} or less`),
};

function blockTypes(union: unknown): string[] {
  const members = isMapping(union) && Array.isArray(union.oneOf) ? union.oneOf : [];
  return members.map((member) => /(\w+)\.json$/.exec(String(member.$ref))?.[1] ?? "").filter(Boolean);
}

/** A value as the file spells it, in quotes unless it has its own. */
function shown(written: string): string {
  const line = written.slice(0, 200).replace(/\s+/g, " ");
  const short = line.length > 60 ? `${line.slice(0, 60)}…` : line;
  return /^["']/.test(short) ? short : `'${short}'`;
}

function badName(name: string, path: Path, hint: string | undefined): Explained {
  return {
    code: "wrong-form",
    message: `The name '${name}' cannot be used.`,
    hint,
    path: [...path, name],
    part: "key",
  };
}

function tooShort({ error: { params, data }, path, isRequired }: Mistake): Explained {
  const name = nameOf(path);
  const limit: number = params.limit;
  const length = lengthOf(data);
  if (length === 0) return explainEmpty(name, "Write its text", isRequired);
  const message = `${name} is ${counted(length)} long; at least ${limit} are needed.`;
  return { code: "too-short", message, hint: `Write ${counted(limit - length)} more.` };
}

function outOfRange(code: ProblemCode, path: Path, range: string): Explained {
  return {
    code,
    message: `${nameOf(path)} must be ${range}.`,
    hint: "Check for a missing or extra digit or minus sign.",
  };
}

/** Characters as people count them, which is how the schemas count too. */
function lengthOf(text: unknown): number {
  return [...String(text)].length;
}

function counted(characters: number): string {
  return `${characters} character${characters === 1 ? "" : "s"}`;
}
