import type { Query } from "./context.ts";

/** At most `count` requests in any `seconds`. */
export interface LimitRule {
  count: number;
  seconds: number;
}

/** Something that is counted, and the rules it is held to. */
export interface Limited {
  key: string;
  rules: readonly LimitRule[];
}

/** How many whole seconds to wait until every rule allows one more; 0 when all do. */
export async function secondsToWait(query: Query, limited: readonly Limited[], now: Date): Promise<number> {
  let seconds = 0;
  for (const { key, rules } of limited) {
    for (const rule of rules) seconds = Math.max(seconds, await waitOf(query, key, rule, now));
  }
  return seconds;
}

/** Counts one request under each key. */
export async function countOne(query: Query, limited: readonly Limited[], now: Date): Promise<void> {
  for (const { key } of limited) {
    await query("insert into public.quote_limits (key, counted_at) values ($1, $2)", [key, now]);
  }
}

// A sliding window: the rule allows one more once the last-but-`count` request has left the window.
async function waitOf(query: Query, key: string, rule: LimitRule, now: Date): Promise<number> {
  const windowStart = new Date(now.getTime() - rule.seconds * 1000);
  const [blocking] = await query<{ counted_at: Date }>(
    `select counted_at from public.quote_limits
     where key = $1 and counted_at > $2 order by counted_at desc offset $3 limit 1`,
    [key, windowStart, rule.count - 1],
  );
  if (blocking === undefined) return 0;
  return Math.ceil((blocking.counted_at.getTime() - windowStart.getTime()) / 1000);
}
