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
    const client = await Promise.race([connect(), abortOf(timeout.signal)]);
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

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
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

/** What came of sending a request. */
export type SendOutcome =
  | { status: "stored" }
  /** It was surely not stored; `wait` is for how many seconds no other will be. */
  | { status: "refused"; wait?: number }
  /** It may have arrived: there was no answer, or one that is not the function's own. */
  | { status: "unknown" };

/** What the library that sends gives back. */
interface Answer {
  data: unknown;
  error: unknown;
  response?: Response;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What an answer means. Success is the function's own answer alone, with the id that the request is stored under: a
 * host's page, an empty answer or a redirect say nothing of it.
 */
async function outcomeOf({ data, error, response }: Answer): Promise<SendOutcome> {
  if (!error && !response?.redirected && isStored(data)) return { status: "stored" };
  console.error("The quote request was not sent.", error ?? data);
  const code = response && (await codeOf(response));
  if (code === undefined || code === "outcome_unknown") return { status: "unknown" };
  const wait = Number(response?.headers.get("retry-after"));
  return { status: "refused", ...(wait > 0 && { wait }) };
}

function isStored(data: unknown): boolean {
  const id = entryOf(data, "id");
  return entryOf(data, "ok") === true && typeof id === "string" && ID.test(id);
}

// The code of the function's own error, { error: { code, message } }; undefined where it is somebody else's.
async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const code = response.ok ? undefined : entryOf(entryOf(await response.json(), "error"), "code");
    return typeof code === "string" ? code : undefined;
  } catch {
    return undefined;
  }
}

function entryOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
