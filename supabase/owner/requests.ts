import { holdNumber } from "../../schema/readQuote.ts";
import type { StoredQuote } from "../functions/send-quote-email/mail/mailer.ts";
import { QUOTE_COLUMNS, type Query } from "../functions/send-quote-email/store/database.ts";
import { mailboxOf } from "../functions/send-quote-email/store/limits.ts";
import type { OwnerDatabase } from "./ownerDatabase.ts";

/** A request as its owner sees it. */
export interface OwnRequest extends Omit<StoredQuote, "test"> {
  answeredAt: Date | null;
  /** Its failed e-mails, with kind, state and error: "owner waits: …"; null if none has failed. */
  mailFailure: string | null;
}

const REQUESTS = `
  select id::text, ${QUOTE_COLUMNS}, answered_at as "answeredAt", (
      select string_agg(
        kind || case when given_up_at is null then ' waits' else ' was given up' end || coalesce(': ' || last_error, ''),
        '; ' order by kind desc
      ) from public.quote_outbox as mail
      where (mail.request_id = request.id or mail.id = request.digest_id)
        and sent_at is null and (attempts > 0 or given_up_at is not null)
    ) as "mailFailure"
  from public.quote_requests as request where not test`;

const PAGE = 250; // more at once takes more memory, and no less time

/** Returns the newest requests, the newest first, without the owner's tests. */
export async function newestRequests(query: Query, most = 1_000): Promise<OwnRequest[]> {
  const pages = await requestPages(query, most).next();
  return pages.value ?? [];
}

/** Yields all requests in pages, the newest first, without the owner's tests. */
export async function* requestPages(query: Query, size = PAGE): AsyncGenerator<OwnRequest[], undefined> {
  const order = "order by received_at desc, id desc limit $1";
  let page = await query<OwnRequest>(`${REQUESTS} ${order}`, [size]);
  for (; page.length; ) {
    yield page;
    const after = `and (received_at, id) < (select received_at, id from public.quote_requests where id = $2::uuid)`;
    page = await query<OwnRequest>(`${REQUESTS} ${after} ${order}`, [size, page.at(-1)?.id ?? null]);
  }
}

/** Returns how many requests there are, without the owner's tests, and how many of them are not answered. */
export async function countRequests(query: Query): Promise<{ total: number; open: number }> {
  const [counts = { total: 0, open: 0 }] = await query<{ total: number; open: number }>(
    `select count(*)::int as total, count(*) filter (where answered_at is null)::int as open
     from public.quote_requests where not test`,
  );
  return counts;
}

/** Returns the requests whose ids begin with `start`, the newest first. */
export function requestsByIdPrefix(query: Query, start: string): Promise<OwnRequest[]> {
  return query<OwnRequest>(`${REQUESTS} and starts_with(id::text, $1) order by received_at desc`, [
    start.toLowerCase(),
  ]);
}

/** Marks a request as answered at a time, or with null as not answered. */
export async function markAnswered(query: Query, id: string, at: Date | null): Promise<void> {
  await query("update public.quote_requests set answered_at = $2 where id::text = $1", [id, at]);
}

/**
 * Makes e-mails that were tried but not sent due at once: all of them, or those about one request. Returns how many
 * there are. The week after which an e-mail may be given up begins again.
 */
export async function retryMail(query: Query, id: string | undefined, now: Date): Promise<number> {
  const rows = await query(
    `update public.quote_outbox as mail set given_up_at = null, created_at = $1, next_attempt_at = $1,
       unconfirmed = 0, alarm = false, told_at = null
     where sent_at is null and attempts > 0 and ($2::text is null or request_id::text = $2
       or exists (select from public.quote_requests where digest_id = mail.id and quote_requests.id::text = $2))
     returning id`,
    [now, id ?? null],
  );
  return rows.length;
}

/**
 * Deletes all data about the person with an e-mail address, in every spelling that leads to the same mailbox, or with a
 * phone number where a form asked for no address. Returns how many requests and .eml files there were.
 */
export async function forgetPerson(
  { query, deleteMail, erase }: OwnerDatabase,
  person: string,
): Promise<{ requests: number; files: number }> {
  const rows = await requestsOf(query, person);
  // The rows are deleted last, as they lead to the files: if this is interrupted, it can be repeated.
  const files = await deleteMail(rows.flatMap(({ id, digest }) => (digest ? [id, digest] : [id])));
  await query(
    `delete from public.quote_requests
     where id in (select found.id::uuid from jsonb_array_elements_text($1::text::jsonb) as found (id))`,
    [JSON.stringify(rows.map(({ id }) => id))],
  );
  // Without their key, the counts of mailboxes are of no use any more.
  await query("delete from public.quote_limits");
  await erase();
  return { requests: rows.length, files };
}

/** The requests that a person sent: by their mailbox, however it was written, or without one by their number. */
async function requestsOf(query: Query, person: string) {
  const all = await query<{ id: string; email: string; phone: string; digest: string | null }>(
    "select id::text, email, phone, digest_id::text as digest from public.quote_requests",
  );
  const mailbox = mailboxOf(person.trim());
  return all.filter(({ email, phone }) =>
    person.includes("@") ? mailboxOf(email) === mailbox : email === "" && holdNumber(phone, person),
  );
}
