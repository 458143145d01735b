import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { type ClientAddress, createRequestListener } from "@remix-run/node-fetch-server";
import type { Effects } from "../functions/send-quote-email/context.ts";
import { handleQuote } from "../functions/send-quote-email/handler.ts";
import { errorResponse, unavailable, unreadable } from "../functions/send-quote-email/http/httpError.ts";
import { consoleLog, describeError, type Logger } from "../functions/send-quote-email/log.ts";
import { webhook } from "../functions/send-quote-email/mail/alarm.ts";
import { oneAtATime, sendDue } from "../functions/send-quote-email/mail/sendDue.ts";
import { smtpMailer } from "../functions/send-quote-email/mail/smtp.ts";
import { FUNCTION_PATH, readSettings } from "../functions/send-quote-email/settings.ts";
import type { OwnerDatabase } from "../owner/ownerDatabase.ts";
import { dataFolder } from "./dataFolder.ts";
import { drainAfterAnswer } from "./drain.ts";
import { fileMailer } from "./fileMailer.ts";
import { answerHealth, mayAskForHealth, readStatus, reportSilence, statusProblems } from "./health.ts";
import { pgliteDatabase } from "./openDatabase.ts";
import { siteServices, siteVariables } from "./siteVariables.ts";
import { trustedProxies, visitorAddress } from "./visitorAddress.ts";

const DAY = 86_400_000; // milliseconds
const HEALTH = "/healthz";
const SITE_FILE = "site.yaml";

/** Overrides of the defaults, as used by tests. */
export interface LocalOptions {
  /** Environment variables; process.env by default. Settings missing from them come from site.yaml. */
  env?: Record<string, string | undefined>;
  /** Where site.yaml is; in the working directory by default. */
  siteFile?: string;
  log?: Logger;
  now?: () => Date;
  /** Milliseconds between checks for mail that is due; 15 seconds by default. */
  retryEvery?: number;
  /** Milliseconds between deletions of old data; a day by default. */
  forgetEvery?: number;
}

const LOOK_AFTER_START = 5_000; // milliseconds

/**
 * The quote function with a Postgres (PGlite) in `dataDir`, and its mail in `dataDir`/mail as .eml files, or sent for
 * real if SMTP_URL is set. The database is opened by `open`, the first request, or a check for mail that an earlier
 * run left unsent. Throws if the folder belongs to another user.
 */
export function openLocalBackend(dataDir: string, options: LocalOptions = {}) {
  const { env = process.env, siteFile = SITE_FILE, log = consoleLog, now = () => new Date() } = options;
  const { retryEvery = 15_000, forgetEvery = DAY } = options;
  const folder = dataFolder(dataDir, now, () => siteServices(siteFile));
  const database = pgliteDatabase(folder.open);
  const logNew = onceEach((error) => log.error(describeError(error)));
  const inTurn = oneAtATime(logNew);
  const closing = new AbortController();
  let effects: (Effects & ReturnType<typeof fromEnvironment>) | undefined;
  const ready = () => {
    const { mailboxKey } = folder;
    const own = { database, now, log, mailboxKey, closing: closing.signal };
    effects ??= { ...own, ...fromEnvironment(dataDir, env, siteFile) };
    return effects;
  };
  const retry = async () => {
    if (folder.exists()) await inTurn(async () => sendDue(ready()));
  };
  const everyDay = async () => {
    if (!folder.exists()) return;
    try {
      await folder.forgetOld();
      await reportSilence(ready(), folder.query, await readStatus(folder.query, now()));
    } catch (error) {
      log.error(describeError(error));
    }
  };
  const timers = [
    setTimeout(retry, Math.min(retryEvery, 1_000)),
    setInterval(retry, retryEvery),
    setTimeout(everyDay, Math.min(forgetEvery, LOOK_AFTER_START)), // for a server restarted every night
    setInterval(everyDay, forgetEvery),
  ];
  for (const timer of timers) timer.unref();

  async function health() {
    const { quietDays } = ready().settings;
    const status = folder.exists() ? await readStatus(folder.query, now()) : {};
    return { status, troubles: statusProblems(status, quietDays, now()) };
  }

  async function respond(request: Request, { address }: ClientAddress): Promise<Response> {
    if (address === "") return errorResponse(unreadable()); // the visitor has hung up, and gets no answer
    try {
      const { proxies, ...context } = ready();
      const visitor = visitorAddress(address, request.headers.get("x-forwarded-for"), proxies);
      return await handleQuote(request, { ...context, visitorAddress: visitor, afterAnswer: inTurn });
    } catch (error) {
      log.error(`the quote function cannot run: ${describeError(error)}`);
      return errorResponse(unavailable());
    } finally {
      if (!request.bodyUsed) await request.body?.cancel(); // an unread body would stay in memory
    }
  }
  const onError = () => errorResponse(unreadable()); // the Host header makes no valid URL
  const listener = createRequestListener(respond, { onError });
  return {
    /** Answers /functions/v1/send-quote-email, and /healthz for clients that may read it; passes on all others. */
    middleware(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) {
      const path = incoming.url?.split("?")[0];
      if (path === HEALTH && mayAskForHealth(incoming, env.HEALTH_SECRET))
        return void answerHealth(outgoing, health);
      if (path !== FUNCTION_PATH) return next();
      drainAfterAnswer(incoming, outgoing);
      void listener(incoming, outgoing);
    },
    /** Opens the database, so that the first visitor need not wait while it is created. Never rejects. */
    open: () => folder.open().then(() => {}, logNew),
    /** The owner's access to the requests; undefined as long as there is no database. */
    owner: (): OwnerDatabase | undefined => (folder.exists() ? folder : undefined),
    /** Waits up to 5 seconds for mail that is being sent, closes the database, and unlocks the folder. */
    async close(): Promise<void> {
      for (const timer of timers) clearTimeout(timer);
      closing.abort();
      await Promise.race([inTurn(async () => {}), new Promise((resolve) => setTimeout(resolve, 5_000))]);
      await folder.close();
    },
  };
}

function fromEnvironment(dataDir: string, env: NonNullable<LocalOptions["env"]>, siteFile: string) {
  const site = siteVariables(siteFile);
  const settings = readSettings((name) => env[name] || site[name]);
  return {
    settings,
    proxies: trustedProxies(env.TRUSTED_PROXY),
    notifyOwner: webhook(settings.alarmWebhook),
    mailer: settings.smtpUrl ? smtpMailer(settings.smtpUrl) : fileMailer(join(dataDir, "mail")),
  };
}

// A timer may meet the same error each time: only an error unlike the last one is passed on.
function onceEach(tell: (error: unknown) => void): (error: unknown) => void {
  let told = "";
  return (error) => {
    if (describeError(error) !== told) tell(error);
    told = describeError(error);
  };
}
