const TIMEOUT = 20_000; // milliseconds; the function answers within ten seconds or not at all
const FILE_TIMEOUT = 120_000; // a file of 5 MB takes two minutes where phones send slowly

/** Metadata sent along with a request. */
interface Sending {
  /** Idempotency key: the same for every attempt at sending one request. */
  key: string;
  /** The language of the page; it is no field of the form, so it is not in the body. */
  language: string;
  /** How long the form has been shown, in milliseconds. */
  shown: number;
  /** The value of the hidden trap field. */
  trap: string;
}

/**
 * Sends a request, as JSON or with a file as a form, to the function send-quote-email, in the Supabase project
 * configured at build time or else at the site's own origin, and returns the outcome. Never rejects.
 */
export async function sendForm(
  request: object,
  { key, language, shown, trap }: Sending,
): Promise<SendOutcome> {
  const timeout = new AbortController();
  const time = request instanceof FormData ? FILE_TIMEOUT : TIMEOUT;
  const timer = setTimeout(() => timeout.abort(), time);
  try {
    const aborted = new Promise<never>((_, reject) =>
      timeout.signal.addEventListener("abort", () => reject(timeout.signal.reason)),
    );
    const client = await Promise.race([connect(), aborted]);
    const headers = {
      "Content-Language": language,
      "Idempotency-Key": key,
      "X-Form": new URLSearchParams({ shown: `${shown}`, trap }).toString(),
    };
    const { data, error, response } = await client.functions.invoke<Answer>("send-quote-email", {
      body: request,
      headers,
      signal: timeout.signal,
    });
    const outcome = await outcomeOf(data, response);
    if (outcome.status !== "stored") console.error("The form was not sent.", error ?? data);
    return outcome;
  } catch (error) {
    console.error("The form was not sent.", error);
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

// Undefined if the browser blocks it: the client then keeps its session in memory.
function storage(): Storage | undefined {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Reports a sent request to the ads tool as a conversion, if there is one. */
export function countConversion(id: string | undefined): void {
  window.gtag?.("event", "conversion", id ? { send_to: id } : {});
}

declare global {
  interface Window {
    gtag?: (command: "event", name: string, parameters: Record<string, string>) => void;
  }
}

/** The outcome of sending a request. */
export type SendOutcome =
  | { status: "stored" }
  /** Certainly not stored; `wait` is the number of seconds until another request is accepted. */
  | { status: "refused"; wait?: number }
  /** May have arrived: there was no response, or one that did not come from the function. */
  | { status: "unknown" };

/** The function's response: the id of the stored request, or an error. Other servers may send anything else. */
interface Answer {
  ok?: boolean;
  id?: string;
  error?: { code?: string };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The outcome of a request that was sent. Only the function's own response counts as success: a host's page, an empty
 * response or a redirect says nothing.
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
