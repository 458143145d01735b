import type { QuoteRequest } from "../../../../schema/types.ts";
import type { RequestContext } from "../context.ts";
import { HttpError } from "../http/httpError.ts";
import type { Query } from "./database.ts";
import { openDigest } from "./digest.ts";
import { type SentFile, storeFile } from "./files.ts";
import { hmac } from "./hash.ts";
import { addressKey, countOne, type KeyLimit, type LimitRule, mailboxOf, reachedLimits } from "./limits.ts";
import { recordStored, type Sending, storedBefore } from "./once.ts";

const ACKNOWLEDGEMENTS = [{ count: 1, seconds: 86_400 }]; // per mailbox

/** A request as it was received. */
export interface Incoming {
  quote: QuoteRequest;
  /** The file that came with it. */
  file?: SentFile | undefined;
  /** What was typed into the fields that were read otherwise. */
  typed: Readonly<Record<string, string>>;
  sending: Sending;
  /** Whether the quote form sent it. Other forms are not acknowledged by mail, and ask for none of its services. */
  isQuote: boolean;
  /** It looks automated. */
  doubtful: boolean;
  /** The owner sent it to test that requests arrive: no limit applies to it, and it is counted nowhere. */
  test: boolean;
}

/**
 * Stores a request and its e-mails in one transaction, or finds that it is already stored (`repeated`); above an hourly
 * limit, it goes into a digest instead of an e-mail of its own (`held`).
 * Throws an HttpError: 429 if a limit is reached, 422 if its key was used for another request.
 */
export async function storeQuote(context: RequestContext, incoming: Incoming) {
  const { file, sending, isQuote, test } = incoming;
  const { siteUrl, fileBytes } = context.settings;
  const keys = keysOf(context, incoming, await context.mailboxKey());
  return context.database.transaction(async (query) => {
    // Requests with a common key take turns: two at once would both find room below a limit, or no repeat.
    // The keys are always locked in this order, which prevents deadlocks.
    await query(
      `select pg_advisory_xact_lock(hashtextextended(key, 0)) from jsonb_array_elements_text($1::text::jsonb) as key`,
      [JSON.stringify([...keys.address, keys.mailbox, sending.key, "all"])],
    );
    const now = context.now();
    const before = await storedBefore(query, sending, now);
    if (before !== undefined) return { id: before, repeated: true, held: false };
    const reached = await reachedLimits(query, test ? [] : limitsOf(context, keys), now);
    const refusing = [...keys.address, keys.pair, ...keys.files];
    const seconds = Math.max(0, ...refusing.map((key) => reached.get(key) ?? 0));
    if (seconds > 0) throw tooMany(seconds);
    // Others may have sent that many in a customer's name: the customer's own request is stored, but marked.
    const doubtful = incoming.doubtful || reached.has(keys.mailbox);
    const held = ["all", ...keys.flood].some((key) => reached.has(key));
    const isThanked = [keys.acknowledged, "acknowledgements"].every((key) => !reached.has(key));
    const polite = isQuote && isThanked && !held && !doubtful && !test;
    const digestId = held ? await openDigest(query, siteUrl, now) : null;
    const id = await insertRequest(query, { ...incoming, doubtful }, digestId, now);
    if (file) await storeFile(query, id, file, fileBytes);
    await recordStored(query, sending, id, now);
    const kinds = held ? [] : polite ? ["owner", "acknowledgement"] : ["owner"];
    await insertEmails(query, id, kinds, siteUrl, now);
    const counted = [
      ...refusing,
      keys.mailbox,
      ...(held ? [] : ["all", ...keys.flood]),
      ...(polite ? [keys.acknowledged, "acknowledgements"] : []),
    ];
    if (!test) await countOne(query, counted, now);
    return { id, repeated: false, held };
  });
}

type Keys = ReturnType<typeof keysOf>;

function keysOf(context: RequestContext, { quote, file }: Incoming, mailboxKey: string) {
  const { visitorAddress, settings, now } = context;
  const mailbox = hmac(mailboxKey, mailboxOf(quote.email || quote.phone));
  const address = visitorAddress ? [addressKey(settings.addressSecret, visitorAddress, now())] : [];
  return {
    /** Empty if the visitor's address is unknown: nobody shares a count with strangers. */
    address,
    /** The same, to count requests that are mailed one by one. */
    flood: address.map((key) => `${key} one by one`),
    mailbox: `email:${mailbox}`,
    /** The mailbox together with the visitor's address. */
    pair: [`email:${mailbox}`, "from", ...address].join(" "),
    acknowledged: `acknowledgement:${mailbox}`,
    /** Of a request with a file: all files, and those from the visitor's address. */
    files: file ? ["files", ...address.map((key) => `${key} files`)] : [],
  };
}

function limitsOf({ settings: { limits } }: RequestContext, keys: Keys): KeyLimit[] {
  const each = (names: readonly string[], rules: readonly LimitRule[]) =>
    names.flatMap((key) => rules.map((rule) => ({ key, ...rule })));
  return [
    ...each(keys.address, limits.address),
    ...each(keys.flood, limits.oneByOne),
    ...each([keys.mailbox, keys.pair], limits.email),
    ...each([keys.acknowledged], ACKNOWLEDGEMENTS),
    ...each(["acknowledgements"], limits.acknowledgements),
    ...each(keys.files.slice(0, 1), limits.files),
    ...each(keys.files.slice(1), limits.filesOfAddress),
    ...each(["all"], limits.all),
  ];
}

async function insertRequest(
  query: Query,
  { quote, typed, isQuote, doubtful, test }: Incoming,
  digestId: string | null,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const { name, email, phone, service, location, message = "", language = "en" } = quote;
  await query(
    `insert into public.quote_requests
     (id, received_at, name, email, phone, service, location, message, doubtful, test, digest_id, language, typed, unknown_service)
     values ($1, $2, $3, $4, $5, $6::text, $7, $8, $9, $10, $11, $12, $13::text::jsonb,
       $14 and exists (select from public.quote_services)
       and not exists (select from public.quote_services as listed where listed.name = $6))`,
    [
      ...[id, now, name, email, phone, service, location, message, doubtful, test, digestId, language],
      JSON.stringify(typed),
      isQuote,
    ],
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
