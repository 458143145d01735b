import type { QuoteRequest } from "../../../../schema/types.ts";
import type { Context } from "../context.ts";
import { HttpError } from "../http/httpError.ts";
import type { Query } from "./database.ts";
import { sha256 } from "./fingerprint.ts";
import { countOne, networkOf, reachedLimits } from "./limits.ts";

const REPEAT_WINDOW = 10 * 60 * 1000; // milliseconds
const ACKNOWLEDGEMENTS = [{ count: 3, seconds: 86_400 }]; // to one e-mail address

/** A request as stored. */
export interface Stored {
  id: string;
  /** It had been stored before, within ten minutes. */
  repeated: boolean;
}

/**
 * Stores a request and the e-mails it gives rise to in one transaction, or finds that it is stored.
 * Throws an HttpError 429 when a limit is reached.
 */
export async function storeQuote(
  context: Context,
  quote: QuoteRequest,
  fingerprint: string,
): Promise<Stored> {
  const { database, settings, visitorAddress } = context;
  const email = await sha256(quote.email.toLowerCase());
  const byAddress = `address:${await sha256(networkOf(visitorAddress))}`;
  const byEmail = `email:${email}`;
  const acknowledged = `acknowledgement:${email}`;
  const limited = [
    { key: byAddress, rules: settings.limits.address },
    { key: byEmail, rules: settings.limits.email },
    { key: acknowledged, rules: ACKNOWLEDGEMENTS },
  ];
  return database.transaction(async (query) => {
    // Requests of one address or one e-mail take turns, or two at once would both find room or no repeat.
    // The keys are always locked in this order, so that no two wait for each other.
    const lock = "pg_advisory_xact_lock(hashtextextended";
    await query(`select ${lock}($1, 0)), ${lock}($2, 0))`, [byAddress, byEmail]);
    const now = context.now();
    const repeat = await findRepeat(query, fingerprint, now);
    if (repeat !== undefined) return { id: repeat, repeated: true };
    const reached = await reachedLimits(query, limited, now);
    const seconds = Math.max(reached.get(byAddress) ?? 0, reached.get(byEmail) ?? 0);
    if (seconds > 0) throw tooMany(seconds);
    const id = await insertRequest(query, quote, fingerprint, now);
    const polite = !reached.has(acknowledged);
    await insertEmails(query, id, polite ? ["owner", "acknowledgement"] : ["owner"], settings.siteUrl, now);
    await countOne(query, polite ? [byAddress, byEmail, acknowledged] : [byAddress, byEmail], now);
    return { id, repeated: false };
  });
}

// The id of the same request, if it was stored in the last ten minutes.
async function findRepeat(query: Query, fingerprint: string, now: Date): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(
    `select id from public.quote_requests where fingerprint = $1 and received_at > $2
     order by received_at desc limit 1`,
    [fingerprint, new Date(now.getTime() - REPEAT_WINDOW)],
  );
  return row?.id;
}

async function insertRequest(
  query: Query,
  quote: QuoteRequest,
  fingerprint: string,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const { name, email, phone, service, location, message = "" } = quote;
  await query(
    `insert into public.quote_requests
     (id, received_at, name, email, phone, service, location, message, fingerprint)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, now, name, email, phone, service, location, message, fingerprint],
  );
  return id;
}

async function insertEmails(
  query: Query,
  requestId: string,
  kinds: readonly string[],
  siteUrl: string,
  now: Date,
): Promise<void> {
  await query(
    `insert into public.quote_outbox (request_id, kind, message_id, created_at, next_attempt_at)
     select $1::uuid, kind, format('<%s.%s@%s>', kind, $1::uuid, $2::text), $3, $3
     from jsonb_array_elements_text($4::text::jsonb) as kind`,
    [requestId, new URL(siteUrl).hostname, now, JSON.stringify(kinds)],
  );
}

function tooMany(seconds: number): HttpError {
  const message = "Too many requests. Please wait a little, or call us.";
  return new HttpError(429, "too_many_requests", message, { "retry-after": String(seconds) });
}
