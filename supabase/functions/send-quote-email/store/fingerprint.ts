import type { QuoteRequest } from "../../../../schema/types.ts";
import type { Query } from "../context.ts";
import { sha256 } from "./hash.ts";

const REPEAT_WINDOW = 10 * 60 * 1000; // milliseconds

/**
 * What two sendings of one request have in common: the form's Idempotency-Key and the content. With the
 * content in it, a visitor who corrects the text after a failure is not mistaken for one who repeats it.
 */
export function fingerprintOf(quote: QuoteRequest, idempotencyKey: string | null): Promise<string> {
  const { name, email, phone, service, location, message = "" } = quote;
  return sha256(JSON.stringify([idempotencyKey, name, email, phone, service, location, message]));
}

/** The id of the same request, if it was stored in the last ten minutes. */
export async function findRepeat(query: Query, fingerprint: string, now: Date): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(
    `select id from public.quote_requests where fingerprint = $1 and received_at > $2
     order by received_at desc limit 1`,
    [fingerprint, new Date(now.getTime() - REPEAT_WINDOW)],
  );
  return row?.id;
}
