import schema from "./quoteRequest.json" with { type: "json" };
import type { QuoteRequest } from "./types.ts";

/** The JSON Schema keywords that the rules use. No other may appear in schema/quoteRequest.json. */
interface Rule {
  type: string; // always "string"; a test checks it
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: string[];
}

const RULES: Readonly<Record<string, Rule>> = schema.properties;

const FILL_IN: Readonly<Record<string, string>> = {
  name: "Please type your full name.",
  email: "Please type your e-mail address.",
  phone: "Please type your phone number.",
  service: "Please choose a service.",
  location: "Please type the city or neighborhood of the pool.",
};

const CORRECT: Readonly<Record<string, string>> = {
  name: "Please type your name on one line, without the signs < and >.",
  email: "Please type an e-mail address like name@example.com.",
  phone: "Please type a phone number with at least 7 digits.",
  service: "Please choose one of the services in the list.",
  location: "Please type the place on one line, without the signs < and >.",
  message: "Please type the details as plain text.",
};

/**
 * What is wrong with a request, by field, in words for the visitor; empty when all is well.
 * The field "" stands for the request as a whole. The rules are those of schema/quoteRequest.json,
 * read here without ajv, because ajv needs `new Function`, which the pages' security policy forbids.
 */
export function validateQuote(request: unknown): Map<string, string> {
  const problems = new Map<string, string>();
  if (typeof request !== "object" || request === null || Array.isArray(request)) {
    return problems.set("", "The request must be an object.");
  }
  for (const [field, rule] of Object.entries(RULES)) {
    const value: unknown = Object.hasOwn(request, field) ? Reflect.get(request, field) : undefined;
    const problem = value === undefined ? missing(field) : problemOf(field, rule, value);
    if (problem !== undefined) problems.set(field, problem);
  }
  if (Object.keys(request).some((key) => !Object.hasOwn(RULES, key))) {
    problems.set("", "The request has a field that this form does not have.");
  }
  return problems;
}

/** Whether a request follows all the rules of schema/quoteRequest.json. */
export function isQuoteRequest(request: unknown): request is QuoteRequest {
  return validateQuote(request).size === 0;
}

function missing(field: string): string | undefined {
  return schema.required.includes(field) ? FILL_IN[field] : undefined;
}

function problemOf(field: string, rule: Rule, value: unknown): string | undefined {
  if (typeof value !== "string") return CORRECT[field];
  const length = Array.from(value).length; // JSON Schema counts characters, not UTF-16 units
  if (length < (rule.minLength ?? 0)) return FILL_IN[field];
  if (length > (rule.maxLength ?? Number.POSITIVE_INFINITY)) {
    return `Please shorten this to ${rule.maxLength} characters.`;
  }
  if (rule.enum?.includes(value) === false) return CORRECT[field];
  if (rule.pattern === undefined || new RegExp(rule.pattern, "u").test(value)) return undefined;
  return value.trim() === "" && field in FILL_IN ? FILL_IN[field] : CORRECT[field];
}
