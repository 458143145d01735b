import type { QuoteRequest } from "../../../schema/types.ts";

export const SITE = "https://www.example.com";

/** A request that follows all the rules, with some fields otherwise. */
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

/** What the form tells of how it was filled in, when a person did. */
export const BY_HAND = { "x-form": "shown=60000&trap=" };

/** A POST of `body` (text as it stands, anything else as JSON) from the site's own page. */
export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request("https://project.supabase.co/functions/v1/send-quote-email", {
    method: "POST",
    headers: { origin: SITE, "content-type": "application/json", ...BY_HAND, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
