import { inPostgres } from "../owner/ownerDatabase.ts";

const TIMEOUT = 150_000; // milliseconds; a new schedule runs for the first time within a minute or two
const LOOK_EVERY = 5_000;

/** A requirement of the schedule of retries, and whether it is met. */
type Need = { needs: string; fine: boolean; says: string };

/**
 * Writes the function's URL and secret to the vault (can be repeated), and checks whether the schedule works: whether
 * the function accepts the call, and the jobs run. Waits up to `timeout` milliseconds for the first run.
 */
export async function setSchedule(
  { databaseUrl, functionUrl, retrySecret }: Record<"databaseUrl" | "functionUrl" | "retrySecret", string>,
  timeout = TIMEOUT,
): Promise<Need[]> {
  return inPostgres(databaseUrl, async ({ query }) => {
    await query("select public.set_quote_schedule($1, $2)", [functionUrl, retrySecret]);
    const call = await callFunction(functionUrl, retrySecret);
    for (const end = Date.now() + timeout; ; ) {
      const rows = await query<Need>("select needs, fine, says from public.quote_schedule_status()");
      if (rows.every(({ fine }) => fine) || Date.now() >= end) return [call, ...rows];
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  });
}

/** Returns in one word whether a need is met; a schedule that has never run may just not have started yet. */
export function stateOf({ fine, says }: Need): "ok" | "WAITING" | "MISSING" {
  if (fine) return "ok";
  return says.startsWith("none yet") ? "WAITING" : "MISSING";
}

// Makes the scheduled call as the database does.
async function callFunction(url: string, secret: string): Promise<Need> {
  const needs = "the function lets the scheduled call in";
  try {
    const headers = { "content-type": "application/json", "x-retry-secret": secret };
    const init = { method: "POST", headers, body: "{}", signal: AbortSignal.timeout(20_000) };
    const { status } = await fetch(url, init);
    if (status === 403)
      return { needs, fine: false, says: "another RETRY_SECRET is set: set the secrets again" };
    return { needs, fine: status === 202, says: `it answered ${status}` };
  } catch (error) {
    return { needs, fine: false, says: error instanceof Error ? error.message : "no answer" };
  }
}
