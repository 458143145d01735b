import type { PGlite } from "@electric-sql/pglite";
import type { Effects, RequestContext } from "../../../supabase/functions/send-quote-email/context.ts";
import { handleQuote } from "../../../supabase/functions/send-quote-email/handler.ts";
import type { Email } from "../../../supabase/functions/send-quote-email/mail/mailer.ts";
import { readSettings } from "../../../supabase/functions/send-quote-email/settings.ts";
import { pgliteDatabase } from "../../../supabase/local/openDatabase.ts";
import { testClock } from "./clock.ts";
import { SITE } from "./requests.ts";

/** The texts of e-mails to visitors in the tests. */
const ENGLISH_MAIL = {
  language: "en",
  hours: "7AM-7PM Daily",
  time: "90 minutes",
  subject: "We have received your quote request",
  thanks: "Thank you for asking {name} for a quote. Your request has reached us.",
  reply: "We reply within {time} during business hours ({hours}). If it is urgent, call us at {phone}.",
  mistaken: "If you did not ask us for a quote, somebody else typed your address; you need not do anything.",
};

const SPANISH_MAIL = {
  ...ENGLISH_MAIL,
  language: "es",
  time: "90 minutos",
  subject: "Recibimos su solicitud",
  thanks: "Gracias por escribir a {name}.",
  reply: "Le respondemos en {time} ({hours}). Llame al {phone}.",
};

/** The environment variables of the function in the tests. */
export const ENVIRONMENT: Record<string, string> = {
  SITE_URL: SITE,
  BUSINESS_NAME: "Seagrape Pool Care",
  BUSINESS_PHONE: "800-555-0199",
  OWNER_EMAIL: "owner@example.com",
  MAIL_FROM: "hello@example.com",
  VISITOR_MAIL: JSON.stringify([ENGLISH_MAIL, SPANISH_MAIL]),
};

/** The handler with a real database, a stopped clock, and a mailer that collects e-mails. */
export function setup(
  pglite: PGlite,
  environment: Record<string, string> = {},
  effects: Partial<Effects> = {},
) {
  const clock = testClock();
  const lines: string[] = [];
  const emails: Email[] = [];
  const told: string[] = [];
  const background: Promise<void>[] = [];
  const log = (line: string) => void lines.push(line);
  const context: RequestContext = {
    database: pgliteDatabase(async () => pglite),
    now: clock.now,
    mailboxKey: async () => "key",
    settings: readSettings((name) => ({ ...ENVIRONMENT, ...environment })[name]),
    log: { info: log, error: log },
    visitorAddress: "203.0.113.7",
    notifyOwner: async (text) => void told.push(text),
    mailer: {
      async send(email, beforeContent) {
        await beforeContent();
        emails.push(email);
      },
    },
    afterAnswer: (work) => {
      const done = work();
      done.catch(() => {}); // settled() reports it
      background.push(done);
    },
    ...effects,
  };
  return {
    context,
    clock,
    /** Lines of the log. */
    lines,
    /** E-mails that were accepted. */
    emails,
    /** The texts passed to `notifyOwner`. */
    told,
    /** Sends a request; `from` overrides the context, such as the visitor's address. */
    send: (request: Request, from: Partial<RequestContext> = {}) =>
      handleQuote(request, { ...context, ...from }),
    /** Waits for the work done after answers; rejects if any failed. */
    settled: async () => void (await Promise.all(background.splice(0))),
  };
}
