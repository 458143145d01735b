import type { ProblemMessage } from "../../problem/problem.ts";
import { nameOf } from "../../read/path.ts";
import { kindOf } from "./meantNames.ts";
import type { Mistake } from "./mistake.ts";

const WANTED: Record<string, string> = {
  string: "text",
  array: "a list",
  object: "an entry of names and values",
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
  const { pattern } = error.parentSchema ?? {};
  const isOtherForm = pattern && typeof data !== "object" && !new RegExp(pattern, "u").test(written);
  const form = isOtherForm ? schemas.describe(error.parentSchema) : undefined;
  return {
    code: "wrong-type",
    message: `${name} should hold ${WANTED[wanted]}, and this is ${WANTED[kindOf(data)]}.`,
    hint: form ?? (wanted === "string" ? asText(data, written) : HOW[wanted]),
  };
}

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
