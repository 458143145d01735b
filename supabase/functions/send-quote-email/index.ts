// The entry point on Supabase, run by Deno. The logic is in handler.ts; this connects it to the platform.
import { handleQuote } from "./handler.ts";
import { consoleLog, describeError } from "./log.ts";
import { webhook } from "./mail/alarm.ts";
import { oneAtATime } from "./mail/sendDue.ts";
import { closedOnSupabase, smtpMailer, unsetMailer } from "./mail/smtp.ts";
import { readSettings } from "./settings.ts";
import { postgresDatabase } from "./store/postgresDatabase.ts";

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const settings = readSettings((name) => Deno.env.get(name));
const { smtpUrl, databaseUrl, hosted } = settings;
if (databaseUrl === undefined) throw new Error("SUPABASE_DB_URL is not set.");

if (hosted && smtpUrl && closedOnSupabase(smtpUrl)) {
  consoleLog.error("ALARM: ports 25 and 587 are closed on Supabase. Use 465 or 2587 in SMTP_URL.");
}

const database = postgresDatabase(databaseUrl);
const mailer = smtpUrl ? smtpMailer(smtpUrl) : unsetMailer;
const inTurn = oneAtATime((error) => consoleLog.error(`sending mail stopped: ${describeError(error)}`));

// The platform is about to end this instance: mail that is being sent may finish, and no more is begun. Mail that is
// cut off anyway is due again when its lease ends.
const closing = new AbortController();
addEventListener("beforeunload", () => closing.abort());

function afterAnswer(work: () => Promise<void>): void {
  const done = inTurn(work);
  if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(done);
}

// Cloudflare, in front of Supabase, always sets this header itself, whatever a visitor sends. The connection there is
// the gateway's, with the address 0.0.0.0, which identifies nobody.
function visitorAddress(
  request: Request,
  connection: Deno.ServeHandlerInfo<Deno.NetAddr>,
): string | undefined {
  const address = hosted ? request.headers.get("cf-connecting-ip") : connection.remoteAddr.hostname;
  return address && address !== "0.0.0.0" ? address : undefined;
}

Deno.serve((request, connection) =>
  handleQuote(request, {
    database,
    mailer,
    settings,
    afterAnswer,
    log: consoleLog,
    closing: closing.signal,
    notifyOwner: webhook(settings.alarmWebhook),
    now: () => new Date(),
    mailboxKey: async () => databaseUrl, // with its password, which all instances know
    visitorAddress: visitorAddress(request, connection),
  }),
);
