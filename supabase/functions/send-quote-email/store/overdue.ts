import type { Effects } from "../context.ts";

const HOUR = 3_600_000; // milliseconds
const WEEK = 7 * 24 * HOUR;
const TRIED = 40; // attempts; a week has twice as many, and a clock that jumps by a week has none

/**
 * Gives up on mails that were tried for a week, and on acknowledgements whose content has gone out twice without an
 * answer: they may have arrived twice already. Flags them in the table and tells the log.
 */
export async function giveUpOverdue({ database, now, log }: Effects): Promise<void> {
  const rows = await database.query(
    `update public.quote_outbox set given_up_at = $1, alarm = true
     where sent_at is null and given_up_at is null and next_attempt_at <= $1
       and ((created_at <= $2 and attempts >= $3) or (kind = 'acknowledgement' and unconfirmed >= 2))
     returning id`,
    [now(), before(now(), WEEK), TRIED],
  );
  if (rows.length === 0) return;
  log.error(`ALARM: gave up on ${rows.length} e-mail(s). The requests are in the table quote_requests.`);
}

/** Flags the mails that have waited for an hour, and tells the log of those that were not flagged yet. */
export async function flagLate({ database, now, log }: Effects): Promise<void> {
  const rows = await database.query<{ last_error: string | null }>(
    `update public.quote_outbox set alarm = true
     where sent_at is null and given_up_at is null and not alarm and created_at <= $1 returning last_error`,
    [before(now(), HOUR)],
  );
  if (rows.length === 0) return;
  log.error(
    `ALARM: e-mail has failed for over an hour; ${rows.length} more are waiting ` +
      `(${rows[0]?.last_error ?? "not tried yet"}). The requests are safe in the table quote_requests.`,
  );
}

function before(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() - milliseconds);
}
