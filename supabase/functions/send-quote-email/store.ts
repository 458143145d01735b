import type { QuoteRequest } from "../../../schema/types.ts";
import { networkOf } from "./address.ts";
import type { Context, Query } from "./context.ts";
import { sha256 } from "./hash.ts";
import { countOne, type Limited, secondsToWait } from "./limits.ts";
import { Refusal } from "./refusal.ts";

const REPEAT_WINDOW = 10 * 60 * 1000; // milliseconds
const ACKNOWLEDGEMENTS = [{ count: 3, seconds: 86_400 }]; // to one e-mail address

/** A request as stored. */
export interface Stored {
  id: string;
  /** It had been stored before, within ten minutes. */
  repeated: boolean;
}

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

/**
 * Stores a request and the e-mails it gives rise to in one transaction, or finds that it is stored.
 * Throws a Refusal 429 when a limit is reached.
 */
export async function storeQuote(context: Context, quote: QuoteRequest, fingerprint: string): Promise<Stored> {
  const email = await sha256(quote.email.toLowerCase());
  const address = await sha256(networkOf(context.visitorAddress));
  const { limits } = context.settings;
  const limited = [
    { key: `address:${address}`, rules: limits.address },
    { key: `email:${email}`, rules: limits.email },
  ];
  const acknowledged = { key: `acknowledgement:${email}`, rules: ACKNOWLEDGEMENTS };
  return context.database.transaction(async (query) => {
    const now = context.now();
    await lock(query, limited);
    const repeat = await findRepeat(query, fingerprint, now);
    if (repeat !== undefined) return { id: repeat, repeated: true };
    const seconds = await secondsToWait(query, limited, now);
    if (seconds > 0) throw tooMany(seconds);
    const id = await insertRequest(query, quote, fingerprint, now);
    await insertMail(query, id, "owner", context);
    await countOne(query, limited, now);
    if ((await secondsToWait(query, [acknowledged], now)) === 0) {
      await insertMail(query, id, "acknowledgement", context);
      await countOne(query, [acknowledged], now);
    }
    return { id, repeated: false };
  });
}

// Requests of one address or one e-mail take turns, or two at once would both find room or no repeat.
// Always in the same order, so that no two wait for each other.
async function lock(query: Query, limited: readonly Limited[]): Promise<void> {
  for (const { key } of limited) {
    await query("select 1 from (select pg_advisory_xact_lock(hashtextextended($1, 0))) as locked", [key]);
  }
}

async function insertRequest(query: Query, quote: QuoteRequest, fingerprint: string, now: Date): Promise<string> {
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

async function insertMail(query: Query, id: string, kind: string, { settings, now }: Context): Promise<void> {
  const messageId = `<${kind}.${id}@${new URL(settings.siteUrl).hostname}>`;
  const at = now();
  await query(
    `insert into public.quote_outbox (request_id, kind, message_id, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5)`,
    [id, kind, messageId, at, at],
  );
}

function tooMany(seconds: number): Refusal {
  const message = "Too many requests. Please wait a little, or call us.";
  return new Refusal(429, "too_many_requests", message, { "retry-after": String(seconds) });
}
