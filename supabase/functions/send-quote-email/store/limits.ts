import type { Query } from "./database.ts";
import { hmac } from "./hash.ts";

/** At most `count` requests in any `seconds`. */
export interface LimitRule {
  count: number;
  seconds: number;
}

/** A rule for what is counted under a key. */
export interface KeyLimit extends LimitRule {
  key: string;
}

/** The keys that have reached a limit, each with the whole seconds until it allows one more. */
export async function reachedLimits(
  query: Query,
  limits: readonly KeyLimit[],
  now: Date,
): Promise<Map<string, number>> {
  // A sliding window: a rule allows one more once the last-but-`count` request has left its window.
  const rows = await query<{ key: string; seconds: number }>(
    `select rule.key, max(rule.seconds + ceil(extract(epoch from blocking.counted_at - $2::timestamptz)))::int as seconds
     from jsonb_to_recordset($1::text::jsonb) as rule (key text, count int, seconds int)
     cross join lateral (
       select counted_at from public.quote_limits
       where key = rule.key and counted_at > $2::timestamptz - make_interval(secs => rule.seconds)
         and counted_at < $2::timestamptz + interval '1 minute' -- later ones are of a clock that was wrong
       order by counted_at desc offset rule.count - 1 limit 1
     ) as blocking
     group by rule.key`,
    [JSON.stringify(limits), now],
  );
  return new Map(rows.map(({ key, seconds }) => [key, seconds]));
}

/** Counts one request under each key. */
export async function countOne(query: Query, keys: readonly string[], now: Date): Promise<void> {
  await query(
    `insert into public.quote_limits (key, counted_at)
     select key, $2 from jsonb_array_elements_text($1::text::jsonb) as key`,
    [JSON.stringify(keys), now],
  );
}

/**
 * The key that a visitor's address is counted under for the rest of the day (UTC): nobody can tell the address from
 * it without the secret, nor from one day to the next that it is the same.
 */
export function addressKey(secret: string, address: string, now: Date): string {
  return `address:${hmac(secret, `${now.toISOString().slice(0, 10)} ${networkOf(address)}`)}`;
}

/**
 * What stands for a visitor in the limits: an IPv4 address, or the /64 network of an IPv6 address,
 * because a household has a whole /64 to itself (RFC 6177).
 */
function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
  if (!plain.includes(":")) return plain;
  const [head = [], tail = []] = plain
    .replace(/%.*$/, "")
    .split("::")
    .map((side) => side.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

// Characters that a provider ignores before the @: with and without them, an address leads to the same mailbox.
const IGNORED_SIGNS: Readonly<Record<string, RegExp>> = {
  "gmail.com": /\./g,
  "proton.me": /[._-]/g,
};

// Other names of the same provider.
const DOMAIN_ALIASES: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/**
 * The mailbox that an e-mail address leads to, as far as is known, for limits alone: in small letters, without a
 * tag (anna+quote@…) and without signs that its provider ignores.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const written = email.slice(at + 1).toLowerCase();
  const domain = DOMAIN_ALIASES[written] ?? written;
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  const plain = name.replace(IGNORED_SIGNS[domain] ?? /$^/, "");
  return `${plain || name}@${domain}`;
}
