import type { QuoteRequest } from "../../../../schema/types.ts";
import { HttpError } from "../http/httpError.ts";
import type { Query } from "./database.ts";
import type { SentFile } from "./files.ts";
import { sha256 } from "./hash.ts";

const OPERATION = "quote";

/** The hashes that identify repeated sendings of the same request. */
export type Sending = ReturnType<typeof sendingOf>;

/** Hashes the content of `quote` and of its file, and the form's `idempotencyKey`. */
export function sendingOf(quote: QuoteRequest, file: SentFile | undefined, idempotencyKey: string | null) {
  const { name, email, phone, service, location, message = "" } = quote;
  const sent = [name, email, phone, service, location, message, ...(file ? [sha256(file.content)] : [])];
  const content = sha256(JSON.stringify(sent));
  const key = sha256(JSON.stringify(idempotencyKey ?? [content])); // derived from the content if a client sends none
  return { key, content };
}

/**
 * Returns the id of the request that an earlier sending stored in the last 24 hours; undefined if there was none.
 * Throws an HttpError 422 if the key was used for other content, since one of the two would be lost.
 */
export async function storedBefore(query: Query, sending: Sending, now: Date): Promise<string | undefined> {
  const [row] = await query<{ request_id: string; content: string }>(
    `select request_id, content from public.quote_keys
     where operation = $1 and key = $2 and stored_at > $3::timestamptz - interval '24 hours'
       and stored_at < $3::timestamptz + interval '24 hours'`,
    [OPERATION, sending.key, now],
  );
  if (row === undefined) return undefined;
  if (row.content === sending.content) return row.request_id;
  throw new HttpError(422, "key_reused", "This Idempotency-Key was used for another request.");
}

/** Records that a sending was stored as the request `id`. */
export async function recordStored(query: Query, sending: Sending, id: string, now: Date): Promise<void> {
  await query(
    `insert into public.quote_keys (operation, key, content, request_id, stored_at) values ($1, $2, $3, $4, $5)
     on conflict (operation, key)
     do update set content = excluded.content, request_id = excluded.request_id, stored_at = excluded.stored_at`,
    [OPERATION, sending.key, sending.content, id, now],
  );
}
