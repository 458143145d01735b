import type { Effects } from "../context.ts";
import type { RequestDigest, StoredQuote } from "../mail/mailer.ts";
import { QUOTE_COLUMNS, type Query } from "./database.ts";

const FIRST_WAIT = "10 minutes"; // so that one digest covers the whole beginning of a flood
const DIGEST_INTERVAL = "1 hour";
const MAX_LISTED = 500; // requests listed in full

/**
 * Returns the id of the digest for the next request above a limit: the waiting one, else a new one that is due at least
 * an hour after the last. Once a digest is being sent, no request joins it.
 */
export async function openDigest(query: Query, siteUrl: string, now: Date): Promise<string> {
  // An update locks the row for this transaction, so that a sender skips it until the request has joined.
  const [waiting] = await query<{ id: string }>(
    `update public.quote_outbox set attempts = 0
     where kind = 'digest' and attempts = 0 and sent_at is null and given_up_at is null returning id`,
  );
  if (waiting !== undefined) return waiting.id;
  const id = crypto.randomUUID();
  await query(
    `insert into public.quote_outbox (id, kind, message_id, created_at, next_attempt_at)
     select $1::uuid, 'digest', format('<digest.%s@%s>', $1::uuid, $2::text), due, due
     from (
       select greatest($3::timestamptz + $4::interval, max(created_at) + $5::interval) as due
       from public.quote_outbox where kind = 'digest' and created_at < $3::timestamptz + interval '1 day'
     ) as next`,
    [id, new URL(siteUrl).hostname, now, FIRST_WAIT, DIGEST_INTERVAL],
  );
  return id;
}

/** Reads the requests of a digest. */
export async function readDigest({ database }: Effects, id: string): Promise<RequestDigest> {
  const rows = await database.query<StoredQuote & { count: number }>(
    `select id, ${QUOTE_COLUMNS}, test, count(*) over ()::int as count
     from public.quote_requests as request where digest_id = $1 order by received_at limit $2`,
    [id, MAX_LISTED],
  );
  const [{ failed = 0 } = {}] = await database.query<{ failed: number }>(
    `select count(*)::int as failed from public.quote_outbox
     where kind = 'owner' and sent_at is null and last_error is not null`,
  );
  return { quotes: rows, more: (rows[0]?.count ?? 0) - rows.length, failed };
}
