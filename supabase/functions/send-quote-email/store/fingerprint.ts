import type { QuoteRequest } from "../../../../schema/types.ts";

/**
 * What two sendings of one request have in common: the form's Idempotency-Key and the content. With the
 * content in it, a visitor who corrects the text after a failure is not mistaken for one who repeats it.
 */
export function fingerprintOf(quote: QuoteRequest, idempotencyKey: string | null): Promise<string> {
  const { name, email, phone, service, location, message = "" } = quote;
  return sha256(JSON.stringify([idempotencyKey, name, email, phone, service, location, message]));
}

/** The SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
