import { isMapping } from "../../content/lib/data.ts";
import type { ProblemMessage, Replacement } from "../../content/problem.ts";
import { propertyOf } from "../../content/validate/schemaNode.ts";
import { asYaml } from "../lib/problemOf.ts";
import { kindOfValue } from "./meantNames.ts";
import { type Explained, explainEmpty, type Mistake, whatBelongs } from "./mistake.ts";

const WANTED: Record<string, string> = {
  string: "text",
  array: "a list",
  object: "lines with names",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
};

const HOW: Record<string, string> = {
  array: "Write each entry on a line of its own, starting with a dash.",
  object: "Write its lines below, as name: value, two spaces further in.",
  boolean: "Write true or false, without quotes.",
  integer: "Write digits only, without quotes.",
  number: "Write digits, with a point where needed, without quotes.",
};

/** What to write instead, in words and as a value. */
type Advice = Pick<ProblemMessage, "hint" | "replacement">;

const FILL: Record<string, string> = {
  string: "Write its text",
  array: "Write its entries below, each starting with a dash",
  object: "Write its lines below, as name: value, two spaces further in",
};

/** Explains a value of the wrong type. */
export function explainType(mistake: Mistake): Explained {
  const { error, name, written } = mistake;
  const { data } = error;
  const wanted: string = error.params.type;
  const code = "wrong-type";
  if (data === null) return explainEmpty(mistake, FILL[wanted] ?? "Write its value");
  if (wanted === "integer" && typeof data === "number") {
    const replacement = Math.trunc(data);
    const message = `${name} is ${written}, which is no whole number.`;
    return { code, message, hint: `Write a whole number: ${replacement}, not ${written}.`, replacement };
  }
  const kind = WANTED[kindOfValue(data)];
  if (wanted === "object") {
    const message = `${name} cannot be ${kind}${typeof data === "string" ? " alone" : ""}.`;
    return { code, message, ...meantEntries(mistake) };
  }
  const message = `${name} should hold ${WANTED[wanted]}, not ${kind}.`;
  return { code, message, ...(wanted === "array" ? meantList(mistake) : meantScalar(mistake, wanted)) };
}

/** What to write where a mapping belongs, as far as it follows from what is written. */
function meantEntries({ error: { data }, node }: Mistake): Advice {
  const { required } = node;
  const parts: unknown[] = Array.isArray(data) ? data : [];
  if (parts.length > 0 && parts.every(isMapping)) {
    const hint = "Write { and } around its entries, not [ and ].";
    return { hint, replacement: Object.assign({}, ...parts) };
  }
  const numbers = typeof data === "string" ? (data.match(/(?<!\d)-?\d+(?:\.\d+)?/g) ?? []) : [];
  const isOfNumbers = required.every((one) => /^(?:number|integer)$/.test(propertyOf(node, one)?.type ?? ""));
  if (required.length > 1 && isOfNumbers && numbers.length === required.length)
    return write(Object.fromEntries(required.map((one, index) => [one, Number(numbers[index])])));
  const [only, ...others] = required;
  if (only === undefined) return { hint: HOW.object };
  const names = required.map((one) => `${one}:`).join(" and ");
  if (others.length > 0) return { hint: `In its place write ${names}, each on its line.` };
  const isText = typeof data === "string" && propertyOf(node, only)?.type === "string";
  return { hint: `Write ${only}: before it.`, replacement: isText ? { [only]: data } : undefined };
}

/** What to write where a list belongs: a text is split into entries at its commas and semicolons, or at its lines. */
function meantList({ error: { data }, written, node: { items } }: Mistake): Advice & { needle?: string } {
  const [sign] = /^[|>][-+]?(?=[ \t]*\r?\n[ \t]*- )/.exec(written) ?? [];
  if (sign) return { hint: `Take the ${sign} away: it begins a text.`, needle: sign, replacement: "" };
  if (typeof data === "object" || items?.type !== "string") return { hint: HOW.array };
  const lines = written.split(/\r?\n/);
  const entries = (lines.length > 1 ? lines : String(data).split(/[,;]\s+/)).map((entry) =>
    entry.replace(/^\s*(?:[-–—•·●▪*]\s*|\d+[.)]\s+)?|[\s,;]+$/g, ""),
  );
  const right = write(entries.filter(Boolean));
  return lines.length > 1 ? { ...right, hint: HOW.array } : right;
}

/** Advice to write a value, in words and as a replacement. */
function write(replacement: Replacement): Advice {
  return { hint: `Write ${asYaml(replacement)}`, replacement };
}

/** What to write where a text, a number or a boolean belongs. */
function meantScalar({ error: { data, parentSchema }, written, described }: Mistake, wanted: string): Advice {
  const { pattern } = parentSchema ?? {};
  const isOtherForm = pattern && typeof data !== "object" && !new RegExp(pattern, "u").test(written);
  const form = isOtherForm ? whatBelongs(described) : undefined;
  if (form) return { hint: form };
  const replacement = meantValue(wanted, data, written);
  if (wanted === "string") return { hint: asText(data, written), replacement };
  const hint = replacement === undefined ? HOW[wanted] : `Write ${replacement}, without quotes.`;
  return { hint, replacement };
}

/** The value of the wanted type that was meant, if what is written can mean no other. */
function meantValue(wanted: string, data: unknown, written: string): string | number | boolean | undefined {
  if (wanted === "string") return typeof data === "number" ? written : undefined;
  if (wanted === "boolean") return MEANT.get(String(data).toLowerCase());
  const digits = String(data).replace(/[, ]/g, "");
  return /^[-+]?\d+$/.test(digits) ? Number(digits) : undefined;
}

const MEANT = new Map([
  ...["true", "yes", "on", "sí", "si", "verdadero"].map((word) => [word, true] as const),
  ...["false", "no", "off", "falso"].map((word) => [word, false] as const),
]);

function asText(data: unknown, written: string): string {
  if (Array.isArray(data)) return "Write one text, without dashes or brackets.";
  if (typeof data === "object")
    return "If the text holds a colon followed by a space, put the whole text in double quotes.";
  return `Put it in double quotes: "${written}"`;
}
