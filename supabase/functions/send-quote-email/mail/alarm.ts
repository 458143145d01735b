import type { Effects } from "../context.ts";
import { describeError } from "../log.ts";
import { type Alarm, markTold, untoldAlarms } from "../store/alarms.ts";

const TIMEOUT = 10_000; // milliseconds

/**
 * Tells the owner in a way that needs no mail: posts {"text": …} to `url`, which Slack, Mattermost, Teams and
 * Google Chat understand. Without one the log is all there is, and this does nothing.
 */
export function webhook(url: string | undefined): Effects["tellOwner"] {
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

/** Tells the owner of mail to them that does not arrive; what could not be told is told the next time. */
export async function tellAlarms(effects: Effects): Promise<void> {
  const alarms = await untoldAlarms(effects);
  if (alarms.length === 0) return;
  try {
    await effects.tellOwner(wordsFor(alarms, effects.settings.siteUrl));
    await markTold(effects, alarms);
  } catch (error) {
    effects.log.error(`the owner could not be told of an alarm: ${describeError(error)}`);
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
