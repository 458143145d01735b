import schema from "./quoteRequest.json" with { type: "json" };
import type { QuoteRequest } from "./types.ts";

/** The JSON Schema keywords that the rules use. No other may appear in schema/quoteRequest.json. */
export interface Rule {
  type: string; // always "string"; a test checks it
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

const RULES: Readonly<Record<string, Rule>> = schema.properties;

/** What is wrong with a field: it is empty, it has another form, or it is longer than so many characters. */
export type FieldMistake = "missing" | "wrong" | { longerThan: number };

/**
 * What is wrong with a request, by field; empty when all is well.
 * The field "" stands for the request as a whole. The rules are those of schema/quoteRequest.json,
 * read here without ajv, because ajv needs `new Function`, which the pages' security policy forbids.
 */
export function validateQuote(request: unknown): Map<string, FieldMistake> {
  const problems = new Map<string, FieldMistake>();
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    return problems.set("", "wrong");
  }
  for (const [field, rule] of Object.entries(RULES)) {
    const value: unknown = Object.hasOwn(request, field) ? Reflect.get(request, field) : undefined;
    const isRequired = schema.required.includes(field);
    const problem = value === undefined ? missing(isRequired) : mistakeOf(rule, value, isRequired);
    if (problem !== undefined) problems.set(field, problem);
  }
  if (Object.keys(request).some((key) => !Object.hasOwn(RULES, key))) {
    problems.set("", "wrong"); // a field that the form does not have
  }
  return problems;
}

/** Whether a request follows all the rules of schema/quoteRequest.json. */
export function isQuoteRequest(request: unknown): request is QuoteRequest {
  return validateQuote(request).size === 0;
}

/** What was read of a field, cut short, for a message that says so. */
export function seenIn(request: unknown, field: string): string {
  const value: unknown = Object(request)[field];
  return typeof value === "string" ? value.slice(0, 60) : "";
}

function missing(isRequired: boolean): FieldMistake | undefined {
  return isRequired ? "missing" : undefined;
}

/** What is wrong with a value by a rule; undefined when all is well. */
export function mistakeOf(rule: Rule, value: unknown, isRequired: boolean): FieldMistake | undefined {
  if (typeof value !== "string") return "wrong";
  const length = Array.from(value).length; // JSON Schema counts characters, not UTF-16 units
  if (length < (rule.minLength ?? 0)) return "missing";
  const { maxLength = Number.POSITIVE_INFINITY } = rule;
  if (length > maxLength) return { longerThan: maxLength };
  if (rule.pattern === undefined || new RegExp(rule.pattern, "u").test(value)) return undefined;
  return value.trim() === "" ? (missing(isRequired) ?? "wrong") : "wrong";
}
