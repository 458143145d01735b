import type { Effects } from "../context.ts";
import type { QueuedEmail } from "../mail/emails.ts";
import type { Query } from "./database.ts";

const LEASE = 120_000; // milliseconds; longer than a mailer may take
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 2 * 3_600_000; // two hours

/** An e-mail that this process, and no other, may now try to send. */
export interface ClaimedEmail extends QueuedEmail {
  id: string;
  /** Which attempt this is, from 1. With the id it proves the claim: a later claim has a higher number. */
  attempts: number;
}

/** Claims up to `count` e-mails that are due, the owner's first. No two processes get the same. */
export async function claimDue({ database, now }: Effects, count: number): Promise<ClaimedEmail[]> {
  const rows = await database.query<EmailRow>(
    `with due as (
       select id from public.quote_outbox
       where sent_at is null and given_up_at is null and unconfirmed < 2 and next_attempt_at <= $1
       order by kind desc, next_attempt_at limit $2 for update skip locked
     )
     update public.quote_outbox as mail set attempts = mail.attempts + 1, next_attempt_at = $3
     from due, public.quote_requests as request
     where mail.id = due.id and request.id = mail.request_id
     returning mail.id, mail.attempts, mail.kind, mail.message_id, mail.created_at, request.name,
       request.email, request.phone, request.service, request.location, request.message`,
    [now(), count, later(now(), LEASE)],
  );
  return rows.map(toEmail);
}

/**
 * Records, before the content of an e-mail goes out, that it may from now on have been accepted; so that a
 * crash is known for what it is. Throws when the claim has run out and may be somebody else's.
 */
export async function markContentStarted({ database, now }: Effects, email: ClaimedEmail): Promise<void> {
  const rows = await database.query(
    `update public.quote_outbox set unconfirmed = unconfirmed + 1
     where id = $1 and attempts = $2 and sent_at is null and next_attempt_at > $3 returning id`,
    [email.id, email.attempts, now()],
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

/** Records a failed attempt. `confirmed` counts the times the content began to go out yet surely was not accepted. */
export async function markFailed(
  { database, now }: Effects,
  email: ClaimedEmail,
  reason: string,
  confirmed: 0 | 1,
): Promise<void> {
  await database.query(
    `update public.quote_outbox
     set next_attempt_at = $3, last_error = $4, unconfirmed = unconfirmed - $5
     where id = $1 and attempts = $2 and sent_at is null`,
    [email.id, email.attempts, later(now(), waitAfter(email.attempts)), reason, confirmed],
  );
}

/** How long to wait after so many attempts, in milliseconds: 30 seconds, doubled each time, up to two hours. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
}

/** Makes every waiting e-mail due at once. Only for a host that is the sole user of its database. */
export async function makeAllDue(query: Query, now: Date): Promise<void> {
  await query(
    `update public.quote_outbox set next_attempt_at = $1
     where sent_at is null and given_up_at is null and next_attempt_at > $1`,
    [now],
  );
}

interface EmailRow {
  id: string;
  attempts: number;
  kind: "owner" | "acknowledgement";
  message_id: string;
  created_at: Date;
  name: string;
  email: string;
  phone: string;
  service: ClaimedEmail["quote"]["service"];
  location: string;
  message: string;
}

function toEmail(row: EmailRow): ClaimedEmail {
  const { id, attempts, kind, message_id, created_at, ...quote } = row;
  return { id, attempts, kind, messageId: message_id, createdAt: created_at, quote };
}

function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
