import type { Effects } from "../context.ts";
import { describeError } from "../log.ts";
import { MOST_DOUBTS } from "../store/outbox.ts";

const TIMEOUT = 10_000; // milliseconds
const MIN_ATTEMPTS = 40; // attempts before giving up: a clock that jumps by a week must not fail an e-mail

/**
 * Returns a function that notifies the owner without mail: it posts {"text": …} to `url`, which Slack, Mattermost,
 * Teams and Google Chat understand. Without a URL it does nothing, and the log is all there is.
 */
export function webhook(url: string | undefined): Effects["notifyOwner"] {
  return async (text) => {
    if (url === undefined) return;
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}

/** An e-mail to the owner that has not arrived, and of which they have not been notified. */
interface Alarm {
  id: string;
  givenUp: boolean;
  reason: string | null;
}

/**
 * Notifies the owner of mail to them that does not arrive; if that fails, the next call tries again. At most once an
 * hour, so that a flood of failures makes one notification.
 */
export async function reportAlarms({ database, now, log, notifyOwner, settings }: Effects): Promise<void> {
  const alarms = await database.query<Alarm>(
    `select id, given_up_at is not null as "givenUp", last_error as reason from public.quote_outbox
     where alarm and told_at is null and kind <> 'acknowledgement' and not exists (
       select from public.quote_outbox where told_at between $1::timestamptz - interval '1 hour' and $1
     ) order by created_at`,
    [now()],
  );
  if (alarms.length === 0) return;
  try {
    await notifyOwner(wordsFor(alarms, settings.siteUrl));
    await database.query(
      `update public.quote_outbox set told_at = $2
       where id in (select told.id::uuid from jsonb_array_elements_text($1::text::jsonb) as told (id))`,
      [JSON.stringify(alarms.map(({ id }) => id)), now()],
    );
  } catch (error) {
    log.error(`the owner could not be told of an alarm: ${describeError(error)}`);
  }
}

function wordsFor(alarms: readonly Alarm[], siteUrl: string): string {
  const givenUp = alarms.filter((alarm) => alarm.givenUp).length;
  const reason = alarms.find((alarm) => alarm.reason)?.reason;
  return [
    `${siteUrl}: e-mail about ${alarms.length} quote request(s) has not reached you.`,
    givenUp > 0 ? `${givenUp} will not be tried again.` : "It is tried again.",
    `The requests are safe in the table quote_requests.${reason ? ` The last error: ${reason}.` : ""}`,
  ].join(" ");
}

/**
 * Gives up on mail whose content has gone out often enough without an answer, as it may have arrived each time: twice
 * to a visitor, for a day to the owner. Gives up on acknowledgements that were tried for a week; on mail to the owner
 * then only if all requests in it are marked as answered. Sets the alarm flag of these e-mails in the table, and logs
 * an error.
 */
export async function giveUpOverdue({ database, now, log }: Effects): Promise<void> {
  const rows = await database.query(
    `update public.quote_outbox as mail set given_up_at = $1, alarm = true, told_at = null
     where sent_at is null and given_up_at is null and next_attempt_at <= $1 and (
       unconfirmed >= ${MOST_DOUBTS}
       or (created_at <= $1::timestamptz - interval '168 hours' and attempts >= $2 and (
         kind = 'acknowledgement' or not exists (
           select from public.quote_requests as request
           where (request.id = mail.request_id or request.digest_id = mail.id) and answered_at is null
         )
       ))
     ) returning id`,
    [now(), MIN_ATTEMPTS],
  );
  if (rows.length === 0) return;
  log.error(`ALARM: gave up on ${rows.length} e-mail(s). The requests are in the table quote_requests.`);
}

/** Sets the alarm flag of e-mails that have waited for an hour, and logs how many are newly flagged. */
export async function flagLate({ database, now, log }: Effects): Promise<void> {
  const rows = await database.query<{ last_error: string | null }>(
    `update public.quote_outbox set alarm = true
     where sent_at is null and given_up_at is null and not alarm
       and (created_at <= $1::timestamptz - interval '1 hour' or created_at > $1::timestamptz + interval '1 day')
     returning last_error`,
    [now()],
  );
  if (rows.length === 0) return;
  log.error(
    `ALARM: e-mail has failed for over an hour; ${rows.length} more are waiting ` +
      `(${rows[0]?.last_error ?? "not tried yet"}). The requests are safe in the table quote_requests.`,
  );
}
