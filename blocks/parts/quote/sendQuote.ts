import type { QuoteRequest } from "../../../schema/types.ts";

const TIMEOUT = 20_000;

/**
 * Sends a request to the function send-quote-email of the Supabase project named at build, else
 * of the site's own origin. `key` marks repeats of the same request. Rejects where it was not accepted.
 */
export async function sendQuote(request: QuoteRequest, key: string): Promise<void> {
  const { createClient } = await import("@supabase/supabase-js");
  const url = import.meta.env.QUOTE_URL || location.origin;
  const client = createClient(url, import.meta.env.QUOTE_KEY || "public", {
    auth: { storage: localStorage, persistSession: true, autoRefreshToken: true },
  });
  const { error } = await client.functions.invoke("send-quote-email", {
    body: request,
    headers: { "Idempotency-Key": key },
    timeout: TIMEOUT,
  });
  if (error) throw error;
}

/** Tells the ads analytics tool of a sent request, where there is one. */
export function countConversion(id: string | undefined): void {
  window.gtag?.("event", "conversion", id ? { send_to: id } : {});
}

declare global {
  interface Window {
    gtag?: (command: "event", name: string, parameters: Record<string, string>) => void;
  }
}
