import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Effects } from "../functions/send-quote-email/context.ts";
import { describeError } from "../functions/send-quote-email/log.ts";
import type { Query } from "../functions/send-quote-email/store/database.ts";
import { sha256 } from "../functions/send-quote-email/store/hash.ts";

const HOUR = 3_600_000; // milliseconds
const DAY = 24 * HOUR;

/** The columns of quote_status() used here; /healthz returns its others too. Empty as long as there is no database. */
interface QuoteStatus {
  last_request?: Date | null;
  quiet_since?: Date | null;
  oldest_unsent_mail?: Date | null;
  mail_given_up?: number;
}

/** Reads the status of the form from the database. */
export async function readStatus(query: Query, now: Date): Promise<QuoteStatus> {
  const [status = {}] = await query<QuoteStatus>("select * from public.quote_status($1)", [now]);
  return status;
}

/** Describes what is wrong according to a status; empty if all is well. */
export function statusProblems(status: QuoteStatus, quietDays: number, now: Date): string[] {
  const { oldest_unsent_mail: oldest, mail_given_up: lost = 0 } = status;
  return [
    // What seems to come from the future was stored while the clock was wrong.
    oldest && Math.abs(now.getTime() - oldest.getTime()) > HOUR ? ["Mail has waited for over an hour."] : [],
    lost > 0 ? [`${lost} mails were given up; the requests are in the database.`] : [],
    silence(status, quietDays, now) ?? [],
  ].flat();
}

/**
 * Notifies the owner once that no request has come for `quietDays` days; to be called once a day, with the rights of
 * the database's owner. A form that nobody can send causes no error that anybody would notice.
 */
export async function reportSilence(
  { settings, now, log, notifyOwner }: Effects,
  query: Query,
  status: QuoteStatus,
): Promise<void> {
  const { quiet_since: since = null } = status;
  const problem = silence(status, settings.quietDays, now());
  if (!problem) return;
  const told = await query(
    `update public.quote_clock set silence_told_at = $2
     where (silence_told_at between $1 and $2) is not true returning id`,
    [since, now()],
  );
  if (told.length === 0) return;
  log.error(`ALARM: ${problem}`);
  await notifyOwner(`${settings.siteUrl}: ${problem}`).catch(async (error: unknown) => {
    await query("update public.quote_clock set silence_told_at = null");
    throw error;
  });
}

function silence(
  { last_request: last, quiet_since: since }: QuoteStatus,
  quietDays: number,
  now: Date,
): string | undefined {
  const days = since ? Math.floor((now.getTime() - since.getTime()) / DAY) : 0;
  if (days < quietDays) return undefined;
  const what = last ? `No request for ${days} days` : `No request since the first start, ${days} days ago`;
  return `${what}. Send one to see that the form works.`;
}

/** Answers /healthz with 200 if all is well, else 503. Call it only if `mayAskForHealth`. */
export async function answerHealth(
  outgoing: ServerResponse,
  read: () => Promise<{ status: QuoteStatus; troubles: string[] }>,
): Promise<void> {
  const { status, troubles } = await read().catch((error: unknown) => ({
    status: {},
    troubles: [`The database cannot be read: ${describeError(error)}`],
  }));
  outgoing.writeHead(troubles.length ? 503 : 200, {
    "content-type": "application/json",
    "cache-control": "no-store",
  });
  outgoing.end(`${JSON.stringify({ ok: troubles.length === 0, troubles, ...status }, null, 2)}\n`);
}

/**
 * Whether a client may read /healthz: with the secret, or as a program on this machine. A proxy or a browser may also
 * connect from this machine, for others: so the Host header must name this machine, and no proxy header be set. nginx
 * sets none unless told to, and names this machine, but asks in HTTP/1.0, which programs of today do not.
 */
export function mayAskForHealth(incoming: IncomingMessage, secret: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(incoming.headers.authorization ?? "")?.[1];
  return secret !== undefined && given !== undefined
    ? sha256(given) === sha256(secret)
    : isAskedHere(incoming);
}

/** Whether a client is on this machine, asks for itself, and addresses it by a name that no other machine has. */
function isAskedHere({ headers, socket, httpVersion }: IncomingMessage): boolean {
  const isNamed = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? "");
  return isOnThisMachine(socket.remoteAddress) && isNamed && httpVersion === "1.1" && !isForwarded(headers);
}

/** Whether an IP address is a loopback address. */
export function isOnThisMachine(address = ""): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** The names of headers by which proxies tell of themselves, and of whom they serve, in every spelling. */
const OF_PROXIES =
  /forward|^via$|(?:real|client|connecting|remote|proxyuser)-ip$|^cf-|^x-(?:original|envoy)-/;

/** Whether a proxy has forwarded a request for another client. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => OF_PROXIES.test(name));
}
