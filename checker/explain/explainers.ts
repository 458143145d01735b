import { valueAt } from "../../content/lib/data.ts";
import { counted } from "../../content/problem.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import type { ProblemCode } from "../causes.ts";
import { didYouMean, oneOf, suggest } from "../lib/suggest.ts";
import { explainPattern } from "./explainPattern.ts";
import { explainType } from "./explainType.ts";
import { explainUnknownBlock, meantNames } from "./meantNames.ts";
import { type Explained, explainEmpty, isOverLines, type Mistake, shown, whatBelongs } from "./mistake.ts";

/** For each JSON Schema keyword, explains a violation of it. */
export const explainers: Record<string, (mistake: Mistake) => Explained> = {
  additionalProperties: ({ error: { params, parentSchema, data }, path }) => {
    const name: string = params.additionalProperty;
    if (name === "type" && typeof path.at(-1) === "number" && path.length > 2) {
      const message = "A section of the page begins here, inside the list of another one.";
      const hint = `Move it behind that section, and line its dash up with the others: - type: ${valueAt(data, ["type"])}. If this is an entry of the list, take the line away.`;
      return { code: "wrong-place", message, hint, path: [...path, name], part: "key" };
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
  enum: (mistake) => {
    const { error, name, written } = mistake;
    const { params, data } = error;
    const allowed: string[] = params.allowedValues.map(String);
    if (data === null) return explainEmpty(mistake, oneOf(allowed));
    const isNumber = typeof params.allowedValues[0] === "number";
    const advice = isNumber ? oneOf(allowed) : didYouMean(written, allowed);
    const message = `${name} cannot be ${shown(written)}. ${advice}`;
    return { code: "not-allowed", message, replacement: isNumber ? undefined : suggest(written, allowed) };
  },
  const: ({ error: { params }, name, written }) => {
    const message = `${name} cannot be ${shown(written)}.`;
    if (written === "false")
      return { code: "not-allowed", message, hint: "Take the line away.", remove: true };
    const hint = `Write ${String(params.allowedValue)}, or take the line away.`;
    return { code: "not-allowed", message, hint, replacement: params.allowedValue };
  },
  pattern: explainPattern,
  minLength: (mistake) => {
    const { params, data } = mistake.error;
    const length = lengthOf(data);
    if (length === 0) return explainEmpty(mistake, "Write its text");
    const message = `${mistake.name} is ${counted(length, "character")} long; at least ${params.limit} are needed.`;
    return { code: "too-short", message, hint: `Write ${counted(params.limit - length, "character")} more.` };
  },
  maxLength: ({ error: { params, data }, name, written }) => {
    const long = lengthOf(data);
    const over = counted(long - params.limit, "character");
    const message = `${name} is ${long} characters long; ${params.limit} at most.`;
    const hint = isOverLines(written)
      ? `If its second line begins another text, write the name of that above it. Else make it shorter by ${over}.`
      : `Make it shorter by ${over}.`;
    return { code: "too-long", message, hint };
  },
  minItems: ({ error: { params }, name }) => {
    const message = `${name} needs at least ${params.limit === 1 ? "one entry" : `${params.limit} entries`}.`;
    return { code: "too-few", message, hint: "Add one, each on a line of its own, starting with a dash." };
  },
  maxItems: ({ error: { params }, path, name }) => {
    const message = `${name} can have ${params.limit} entries at most; this is one too many.`;
    return { code: "too-many", message, hint: "Take it away.", remove: true, path: [...path, params.limit] };
  },
  minimum: (mistake) => outOfRange("too-small", mistake, "or more"),
  maximum: (mistake) => outOfRange("too-large", mistake, "or less"),
};

function outOfRange(code: ProblemCode, { error, name, described = "" }: Mistake, range: string): Explained {
  const hint = `${described} Check for a missing or extra digit or minus sign.`.trim();
  return { code, message: `${name} must be ${error.params.limit} ${range}.`, hint };
}

/** Length in code points, as JSON Schema counts it, not in UTF-16 units. */
function lengthOf(text: unknown): number {
  return [...String(text)].length;
}
