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

/** The beginning of a PDF. */
export const PDF = Buffer.from("%PDF-1.7\nA life");

/** A form's request that names a file, with more answers. */
export const application = (...answers: object[]) => ({
  form: "Ask for work",
  answers: [
    { label: "E-mail", kind: "email", answer: "anna@example.org" },
    { label: "Your life", kind: "file", answer: "my life.pdf" },
    ...answers,
  ],
});

/** A POST of `body` as JSON (a string as is) with a file beside it, from the site's own page. */
export function postFile(
  body: unknown,
  content: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Request {
  const parts = new FormData();
  parts.set("request", new Blob([typeof body === "string" ? body : JSON.stringify(body)]));
  parts.set("file", new Blob([content]), "any name");
  return new Request(post("").url, {
    method: "POST",
    headers: { origin: SITE, ...BY_HAND, ...headers },
    body: parts,
  });
}

/** A POST of `body` (a string as is, anything else as JSON) from the site's own page. */
export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request("https://project.supabase.co/functions/v1/send-quote-email", {
    method: "POST",
    headers: { origin: SITE, "content-type": "application/json", ...BY_HAND, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
