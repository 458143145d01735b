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

/** Returns all requests, the newest first, without the owner's tests. */
export function allRequests(query: Query): Promise<OwnRequest[]> {
  return query<OwnRequest>(`${REQUESTS} order by received_at desc`);
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
 * Deletes all data about the person with an e-mail address, in every spelling that leads to the same mailbox. Returns
 * how many requests and .eml files there were.
 */
export async function forgetPerson(
  { query, deleteMail, erase }: OwnerDatabase,
  email: string,
): Promise<{ requests: number; files: number }> {
  const all = await query<{ email: string }>("select distinct email from public.quote_requests");
  const spellings = all.map((row) => row.email).filter((one) => mailboxOf(one) === mailboxOf(email.trim()));
  const people = [JSON.stringify(spellings)];
  const rows = await query<{ id: string; digest: string | null }>(
    `select id::text, digest_id::text as digest from public.quote_requests
     where email in (select jsonb_array_elements_text($1::text::jsonb))`,
    people,
  );
  // The rows are deleted last, as they lead to the files: if this is interrupted, it can be repeated.
  const files = await deleteMail(rows.flatMap(({ id, digest }) => (digest ? [id, digest] : [id])));
  await query(
    "select public.forget_person(person) from jsonb_array_elements_text($1::text::jsonb) as person",
    people,
  );
  await erase();
  return { requests: rows.length, files };
}
