import type { Effects } from "../context.ts";
import type { ClaimedEmail } from "./claim.ts";
import type { Query } from "./database.ts";

const FIRST_WAIT = 30_000; // milliseconds
const LONGEST_WAIT = 2 * 3_600_000; // two hours

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

/** Records that the mail server will never take an e-mail for this recipient. */
export async function markRefused(
  { database, now }: Effects,
  email: ClaimedEmail,
  reason: string,
): Promise<void> {
  await database.query(
    `update public.quote_outbox set given_up_at = $3, last_error = $4, alarm = true
     where id = $1 and attempts = $2 and sent_at is null`,
    [email.id, email.attempts, now(), reason],
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

function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
