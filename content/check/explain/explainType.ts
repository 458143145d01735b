import type { ProblemMessage } from "../../problem/problem.ts";
import { nameOf } from "../../read/path.ts";
import { kindOfValue } from "./meantNames.ts";
import { type Mistake, whatBelongs } from "./mistake.ts";

const WANTED: Record<string, string> = {
  string: "text",
  array: "a list",
  object: "names with values",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
};

const HOW: Record<string, string> = {
  array: "Write each entry on a line of its own, starting with a dash.",
  object: "Write its names and values, as name: value, each on a line of its own, two spaces further in.",
  boolean: "Write true or false, without quotes.",
  integer: "Write digits only, without quotes.",
  number: "Write digits, with a point where needed, without quotes.",
};

const FILL: Record<string, string> = {
  string: "Write its text",
  array: "Write its entries below, each starting with a dash",
  object: "Write its names and values below, two spaces further in",
};

/** What to say of a value of the wrong kind: `wanted` as JSON Schema names it, `written` as the file spells it. */
export function explainType({ error, path, written, isRequired, schemas }: Mistake): ProblemMessage {
  const name = nameOf(path);
  const wanted: string = error.params.type;
  const { data } = error;
  if (data === null) return explainEmpty(name, FILL[wanted] ?? "Write its value", isRequired);
  if (wanted === "integer" && typeof data === "number") {
    const whole = Math.trunc(data);
    const hint = `Write a whole number: ${whole}, not ${written}.`;
    return {
      code: "wrong-type",
      message: `${name} is ${written}, which is no whole number.`,
      hint,
      replacement: whole,
    };
  }
  if (wanted === "object") {
    const needed = (error.parentSchema?.required ?? []).map((one: string) => `${one}:`);
    const [only, ...others] = needed;
    const entries = others.length
      ? `${needed.join(" and ")} in its place, each on a line of its own`
      : `${only} before it`;
    const message = `${name} needs names and values of its own, not ${WANTED[kindOfValue(data)]}.`;
    return { code: "wrong-type", message, hint: only ? `Write ${entries}.` : HOW.object };
  }
  const { pattern } = error.parentSchema ?? {};
  const isOtherForm = pattern && typeof data !== "object" && !new RegExp(pattern, "u").test(written);
  const form = isOtherForm ? whatBelongs(schemas.describe(error.parentSchema)) : undefined;
  const meant = form ? undefined : meantValue(wanted, data, written);
  const how = meant === undefined || wanted === "string" ? HOW[wanted] : `Write ${meant}, without quotes.`;
  return {
    code: "wrong-type",
    message: `${name} should hold ${WANTED[wanted]}, not ${WANTED[kindOfValue(data)]}.`,
    hint: form ?? (wanted === "string" ? asText(data, written) : how),
    replacement: meant,
  };
}

/** The value of the kind that is wanted, where what is written can be meant by no other. */
function meantValue(wanted: string, data: unknown, written: string): string | number | boolean | undefined {
  if (wanted === "string") return typeof data === "number" ? written : undefined;
  if (wanted === "boolean") return MEANT.get(String(data).toLowerCase());
  const digits = String(data).replace(/[, ]/g, "");
  const isNumber = (wanted === "integer" || wanted === "number") && /^[-+]?\d+$/.test(digits);
  return isNumber ? Number(digits) : undefined;
}

const MEANT = new Map([
  ...["true", "yes", "on"].map((word) => [word, true] as const),
  ...["false", "no", "off"].map((word) => [word, false] as const),
]);

/** What to say of a name with nothing behind it; `advice` is the way to fill it. */
export function explainEmpty(name: string, advice: string, isRequired: boolean): ProblemMessage {
  const way = advice.replace(/\.$/, "");
  return {
    code: "empty",
    message: `${name} is empty.`,
    hint: isRequired ? `${way}.` : `${way}, or take the line away.`,
  };
}

function asText(data: unknown, written: string): string {
  if (Array.isArray(data)) return "Write one text, without dashes or brackets.";
  if (typeof data === "object")
    return "If the text holds a colon followed by a space, put the whole text in double quotes.";
  return `Put it in double quotes: "${written}"`;
}
