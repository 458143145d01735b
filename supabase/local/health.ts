import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Effects } from "../functions/send-quote-email/context.ts";
import { describeError } from "../functions/send-quote-email/log.ts";
import type { Query } from "../functions/send-quote-email/store/database.ts";
import { sha256 } from "../functions/send-quote-email/store/hash.ts";

const HOUR = 3_600_000; // milliseconds

/** The columns of quote_status() used here; /healthz returns its others too. Empty as long as there is no database. */
interface QuoteStatus {
  oldest_unsent_mail?: Date | null;
  mail_given_up?: number;
  days_without_mail?: number | null;
}

/** Reads the status of the form's mail from the database. */
export async function readStatus(query: Query, now: Date): Promise<QuoteStatus> {
  const [status = {}] = await query<QuoteStatus>("select * from public.quote_status($1)", [now]);
  return status;
}

/** Describes what is wrong according to a status; empty if all is well. */
export function statusProblems(status: QuoteStatus, quietDays: number, now: Date): string[] {
  const { oldest_unsent_mail: oldest, mail_given_up: lost = 0, days_without_mail: quiet } = status;
  return [
    oldest && now.getTime() - oldest.getTime() > HOUR ? ["Mail has waited for over an hour."] : [],
    lost > 0 ? [`${lost} mails were given up; the requests are in the database.`] : [],
    (quiet ?? 0) >= quietDays ? [silence(quiet)] : [],
  ].flat();
}

/**
 * Notifies the owner that no mail has gone out for `quietDays` days, and again after each further `quietDays`; to be
 * called once a day. A form that nobody can send causes no error that anybody would notice.
 */
export async function reportSilence(
  effects: Effects,
  { days_without_mail: quiet }: QuoteStatus,
): Promise<void> {
  const { quietDays, siteUrl } = effects.settings;
  if (!quiet || quiet % quietDays !== 0) return;
  effects.log.error(`ALARM: ${silence(quiet)}`);
  await effects.notifyOwner(`${siteUrl}: ${silence(quiet)}`);
}

function silence(days: number | null | undefined): string {
  return `No mail for ${days} days. Send a request to see that the form works.`;
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
