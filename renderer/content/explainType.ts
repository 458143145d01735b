import type { Complaint } from "./source.ts";

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
  object: "Write its names and values on the lines below, two spaces further in.",
  boolean: "Write true or false, without quotes.",
  integer: "Write digits only, without quotes.",
  number: "Write digits, with a point where needed, without quotes.",
};

/** What to say of a value of the wrong kind: `wanted` as JSON Schema names it, `data` as it was read. */
export function explainType(name: string, wanted: string, data: unknown): Complaint {
  const kind = WANTED[wanted] ?? wanted;
  if (data === null)
    return {
      code: "empty",
      message: `${name} is empty; it should hold ${kind}.`,
      hint: "Write its value, or take the line away.",
    };
  const message = `${name} should hold ${kind}, and this is ${found(data)}.`;
  return { code: "wrong-type", message, hint: wanted === "string" ? asText(data) : HOW[wanted] };
}

function found(data: unknown): string {
  if (Array.isArray(data)) return "a list";
  if (typeof data === "object") return "an entry of names and values";
  if (typeof data === "string") return "text";
  return typeof data === "number" ? "a number" : "true or false";
}

function asText(data: unknown): string {
  if (Array.isArray(data)) return "Write one text, without dashes or brackets.";
  if (typeof data === "object")
    return "If the text holds a colon followed by a space, put the whole text in double quotes.";
  return "Put it in double quotes.";
}
