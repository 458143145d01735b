import type { QuoteRequest } from "../../../schema/types.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

const TIMEOUT = 20_000; // milliseconds; the function answers in ten, or never

/** What goes with a request, beside it. */
export interface Sending {
  /** The same for every attempt at sending one request. */
  key: string;
  /** For how many milliseconds the form has been shown. */
  shown: number;
  /** What is in the field that nobody sees. */
  trap: string;
}

/**
 * Sends a request to the function send-quote-email of the Supabase project named at build, else
 * of the site's own origin, and tells what came of it.
 */
export async function sendQuote(request: QuoteRequest, { key, shown, trap }: Sending): Promise<Outcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const client = await orAbort(connect(), timeout.signal);
    const headers = {
      "Idempotency-Key": key,
      "X-Form": new URLSearchParams({ shown: `${shown}`, trap }).toString(),
    };
    const answer = await client.functions.invoke("send-quote-email", {
      body: request,
      headers,
      signal: timeout.signal,
    });
    return await outcomeOf(answer);
  } catch (error) {
    console.error("The quote request was not sent.", error);
    return { status: "refused" }; // the library did not load: nothing has left the browser
  } finally {
    clearTimeout(timer);
  }
}

async function connect() {
  const { createClient } = await import("@supabase/supabase-js");
  return createClient(import.meta.env.QUOTE_URL || location.origin, import.meta.env.QUOTE_KEY || "public", {
    auth: { storage: storage(), persistSession: true, autoRefreshToken: true },
  });
}

// Undefined where the browser blocks it: the client then keeps its session in memory.
function storage(): Storage | undefined {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    return undefined;
  }
}

function orAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
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
