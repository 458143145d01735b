import type { Query } from "./database.ts";
import { hmac } from "./hash.ts";

/** At most `count` requests in any period of `seconds`. */
export interface LimitRule {
  count: number;
  seconds: number;
}

/** A limit on the requests counted under a key. */
export interface KeyLimit extends LimitRule {
  key: string;
}

/** Returns the keys that have reached a limit, each with the whole seconds until it allows one more. */
export async function reachedLimits(
  query: Query,
  limits: readonly KeyLimit[],
  now: Date,
): Promise<Map<string, number>> {
  // A sliding window: a rule allows one more once the `count`-th most recent request has left its window.
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
 * Returns the key that a visitor's IP address is counted under until the end of the day (UTC). Without the secret, it
 * reveals neither the address nor that it is the same address as on another day.
 */
export function addressKey(secret: string, address: string, now: Date): string {
  return `address:${hmac(secret, `${now.toISOString().slice(0, 10)} ${networkOf(address)}`)}`;
}

/**
 * Returns what identifies a visitor in the limits: an IPv4 address, or the /64 network of an IPv6 address, because a
 * household has a whole /64 to itself (RFC 6177).
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

// Characters before the @ that a provider ignores: with or without them, an address leads to the same mailbox.
const IGNORED_SIGNS: Readonly<Record<string, RegExp>> = {
  "gmail.com": /\./g,
  "proton.me": /[._-]/g,
};

// Other domains of the same provider.
const DOMAIN_ALIASES: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/**
 * Returns the mailbox that an e-mail address leads to, as far as is known, to compare addresses: in lower case, without
 * a tag (anna+quote@…) and without characters that its provider ignores.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const written = email.slice(at + 1).toLowerCase();
  const domain = DOMAIN_ALIASES[written] ?? written;
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  const plain = name.replace(IGNORED_SIGNS[domain] ?? /$^/, "");
  return `${plain || name}@${domain}`;
}
