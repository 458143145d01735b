import type { Effects } from "../context.ts";
import type { MailError, QueuedEmail, StoredQuote } from "../mail/mailer.ts";
import { QUOTE_COLUMNS, type Query } from "./database.ts";
import { readDigest } from "./digest.ts";

const FIRST_WAIT = 30_000; // milliseconds
const LONGEST_WAIT = 2 * 3_600_000; // two hours
const DAY = 86_400_000;
const LATEST = 2 * DAY; // an e-mail due later than this from now was postponed by a wrong clock
const ATTEMPTS_IN_A_WEEK = 90; // approximate
/** How many attempts there are in a day, approximately; unlike times, they do not depend on the clock. */
export const ATTEMPTS_IN_A_DAY = 20;
/** After how many doubts an e-mail is not repeated; to the owner, after a day of repeats. */
export const MOST_DOUBTS = "case kind when 'acknowledgement' then 2 else 25 end";
const WAIT_AFTER_WEEK = 12 * 3_600_000; // twelve hours

/**
 * Records, right before the content of an e-mail goes out, that it may be accepted from now on: after a crash this is
 * then known, and mail to the owner is repeated a quarter of an hour later, then every hour. Throws if the claim has
 * run out, as another process may have it.
 */
export async function markContentStarted({ database, now }: Effects, email: ClaimedEmail): Promise<void> {
  const rows = await database.query(
    `update public.quote_outbox set unconfirmed = unconfirmed + 1,
       next_attempt_at = case when kind = 'acknowledgement' then next_attempt_at
         else $3::timestamptz + case unconfirmed when 0 then interval '15 minutes' else interval '1 hour' end end
     where id = $1 and attempts = $2 and sent_at is null and next_attempt_at > $3 and next_attempt_at < $4
     returning id`,
    [email.id, email.attempts, now(), later(now(), LATEST)],
  );
  if (rows.length === 0) throw new Error("the claim on this e-mail has run out");
}

/** Records that the mail server has accepted an e-mail. */
export async function markSent({ database, now }: Effects, email: ClaimedEmail): Promise<void> {
  await database.query(
    `update public.quote_outbox set sent_at = $2, last_error = null, alarm = false
     where id = $1 and sent_at is null`,
    [email.id, now()],
  );
}

/**
 * Records a failed attempt, and gives up if it is final. Mail to the owner that may have arrived stays due when
 * markContentStarted has said. `confirmed` is 1 if the content began to go out and was certainly not accepted.
 */
export async function markFailed(
  { database, now }: Effects,
  email: ClaimedEmail,
  { message, inDoubt }: MailError,
  { isFinal, confirmed }: { isFinal: boolean; confirmed: 0 | 1 },
): Promise<void> {
  const isRepeat = inDoubt && email.kind !== "acknowledgement";
  const next = isRepeat ? null : later(now(), waitAfter(email.attempts));
  await database.query(
    `update public.quote_outbox
     set next_attempt_at = coalesce($3, next_attempt_at), last_error = $4, unconfirmed = unconfirmed - $5,
       given_up_at = coalesce($6::timestamptz, given_up_at)
     where id = $1 and attempts = $2 and sent_at is null`,
    [email.id, email.attempts, next, message, confirmed, isFinal ? now() : null],
  );
}

/**
 * Returns how many milliseconds to wait after this many attempts: 30 seconds, doubled each time up to two hours; after
 * a week of attempts, twelve hours.
 */
export function waitAfter(attempts: number): number {
  if (attempts > ATTEMPTS_IN_A_WEEK) return WAIT_AFTER_WEEK;
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}

/**
 * Makes waiting e-mails due at once, except mail to the owner that may have arrived. Only for a host that is the sole
 * user of its database.
 */
export async function makeAllDue(query: Query, now: Date): Promise<void> {
  await query(
    `update public.quote_outbox set next_attempt_at = least(next_attempt_at, $1)
     where sent_at is null and given_up_at is null
       and (kind = 'acknowledgement' or unconfirmed = 0)`,
    [now],
  );
}

const LEASE = 120_000; // milliseconds; longer than a mailer may take

/** An e-mail that this process, and no other, may now try to send. */
export type ClaimedEmail = QueuedEmail & {
  id: string;
  /** Which attempt this is, from 1. With the id it proves the claim: a later claim has a higher number. */
  attempts: number;
};

/** Claims up to `count` e-mails that are due, the owner's first. No two processes get the same one. */
export async function claimDue(effects: Effects, count: number): Promise<ClaimedEmail[]> {
  const now = effects.now();
  const rows = await effects.database.query<EmailRow>(
    `with due as (
       select id from public.quote_outbox
       where sent_at is null and given_up_at is null and (next_attempt_at <= $1 or next_attempt_at > $4)
         and unconfirmed < ${MOST_DOUBTS}
       order by kind desc, next_attempt_at limit $2 for update skip locked
     ), claimed as (
       update public.quote_outbox as mail set attempts = mail.attempts + 1, next_attempt_at = $3
       from due where mail.id = due.id
       returning mail.id, mail.attempts, mail.unconfirmed, mail.kind, mail.message_id, mail.created_at, mail.request_id
     )
     select claimed.id, claimed.attempts, unconfirmed > 0 as again, claimed.kind, claimed.message_id as "messageId",
       claimed.created_at as "createdAt", request_id as "requestId", ${QUOTE_COLUMNS}, test
     from claimed left join public.quote_requests as request on request.id = claimed.request_id`,
    [now, count, later(now, LEASE), later(now, LATEST)],
  );
  return Promise.all(rows.map((row) => toEmail(effects, row)));
}

interface EmailRow extends Omit<StoredQuote, "id"> {
  id: string;
  attempts: number;
  again: boolean;
  kind: "owner" | "acknowledgement" | "digest";
  messageId: string;
  createdAt: Date;
  requestId: string;
}

// The requests of a digest are read after it was claimed: from then on no request joins it.
async function toEmail(effects: Effects, row: EmailRow): Promise<ClaimedEmail> {
  const { id, attempts, again, kind, messageId, createdAt, requestId, ...quote } = row;
  const entry = { id, attempts, again, messageId, createdAt };
  if (kind === "digest") return { ...entry, kind, digest: await readDigest(effects, id) };
  return { ...entry, kind, quote: { ...quote, id: requestId } };
}

function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
