import type { QuoteRequest } from "../../../schema/types.ts";

export const SITE = "https://www.example.com";

/** A valid request with some fields changed. */
export function quote(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return {
    name: "Anna Weiss",
    email: "anna@example.org",
    phone: "305-555-0123",
    service: "Pool Leak Detection",
    location: "Doral",
    message: "The pool loses an inch a day.",
    ...changes,
  };
}

/** The header in which the form reports how it was filled in, as for a person. */
export const BY_HAND = { "x-form": "shown=60000&trap=" };

/** A POST of `body` (a string as is, anything else as JSON) from the site's own page. */
export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request("https://project.supabase.co/functions/v1/send-quote-email", {
    method: "POST",
    headers: { origin: SITE, "content-type": "application/json", ...BY_HAND, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
