import type { QuoteRequest } from "../../../schema/types.ts";

const TIMEOUT = 20_000; // milliseconds; the function answers in ten, or never

/** What is sent along with a request. */
interface Sending {
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
export async function sendQuote(request: QuoteRequest, { key, shown, trap }: Sending): Promise<SendOutcome> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT);
  try {
    const aborted = new Promise<never>((_, reject) =>
      timeout.signal.addEventListener("abort", () => reject(timeout.signal.reason)),
    );
    const client = await Promise.race([connect(), aborted]);
    const headers = {
      "Idempotency-Key": key,
      "X-Form": new URLSearchParams({ shown: `${shown}`, trap }).toString(),
    };
    const { data, error, response } = await client.functions.invoke<Answer>("send-quote-email", {
      body: request,
      headers,
      signal: timeout.signal,
    });
    const outcome = await outcomeOf(data, response);
    if (outcome.status !== "stored") console.error("The quote request was not sent.", error ?? data);
    return outcome;
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

/** Tells the ads analytics tool of a sent request, where there is one. */
export function countConversion(id: string | undefined): void {
  window.gtag?.("event", "conversion", id ? { send_to: id } : {});
}

declare global {
  interface Window {
    gtag?: (command: "event", name: string, parameters: Record<string, string>) => void;
  }
}

/** What came of sending a request. */
export type SendOutcome =
  | { status: "stored" }
  /** It was surely not stored; `wait` is for how many seconds no other will be. */
  | { status: "refused"; wait?: number }
  /** It may have arrived: there was no answer, or one that is not the function's own. */
  | { status: "unknown" };

/** What the function answers: the id that a request is stored under, or an error. Others answer anything else. */
interface Answer {
  ok?: boolean;
  id?: string;
  error?: { code?: string };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What came of a request that was sent. Success is the function's own answer alone: a host's page, an empty answer or
 * a redirect say nothing of it.
 */
async function outcomeOf(data: Answer | null, response: Response | undefined): Promise<SendOutcome> {
  if (response?.ok) {
    const stored = !response.redirected && data?.ok === true && ID.test(`${data.id}`);
    return { status: stored ? "stored" : "unknown" };
  }
  const refusal: Answer | null | undefined = await response?.json().catch(() => null);
  const code = refusal?.error?.code;
  if (typeof code !== "string" || code === "outcome_unknown") return { status: "unknown" };
  const wait = Number(response?.headers.get("retry-after"));
  return { status: "refused", ...(wait > 0 && { wait }) };
}
