import type { PGlite } from "@electric-sql/pglite";
import { MailError } from "../../../supabase/functions/send-quote-email/mail/mailer.ts";
import { sendDue } from "../../../supabase/functions/send-quote-email/mail/sendDue.ts";
import { post, quote } from "./requests.ts";
import { setup } from "./setup.ts";

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** How a mailer handles an e-mail. */
type Behaviour = (beforeContent: () => Promise<void>) => Promise<void>;

export const accept: Behaviour = (beforeContent) => beforeContent();
export const refuse: Behaviour = () => Promise.reject(new MailError("RCPT TO 450", false));
export const refuseForGood: Behaviour = () => Promise.reject(new MailError("RCPT TO 550", false, "mailbox"));
export const refuseByPolicy: Behaviour = () => Promise.reject(new MailError("RCPT TO 554", false, "mail"));
export const refuseContent: Behaviour = async (beforeContent) => {
  await beforeContent();
  throw new MailError("DATA 554", false);
};
export const dropAfterContent: Behaviour = async (beforeContent) => {
  await beforeContent();
  throw new MailError("CONN ECONNECTION", true);
};

/** A setup with one stored request, whose e-mails were refused at the first attempt. */
export async function storedRequest(pglite: PGlite, environment: Record<string, string> = {}) {
  const set = setup(pglite, environment);
  const attempts: string[] = [];
  const thanks: string[] = [];
  const texts: string[] = [];
  let behave = refuse;
  set.context.mailer = {
    send: (email, beforeContent) => {
      (email.to === "owner@example.com" ? attempts : thanks).push(email.messageId);
      if (email.to === "owner@example.com") texts.push(email.text);
      return behave(beforeContent);
    },
  };
  await set.send(post(quote()));
  await set.settled();
  return {
    ...set,
    /** The Message-ID of each attempt to mail the owner. */
    attempts,
    /** The text of each attempt to mail the owner. */
    texts,
    /** The Message-ID of each attempt to mail the visitor. */
    thanks,
    /** Changes how the mailer behaves from now on. */
    behaves: (next: Behaviour) => {
      behave = next;
    },
    sendDue: () => sendDue(set.context),
    /** The row of the owner's e-mail in `quote_outbox`. */
    ownerMail: async () => {
      const { rows } = await pglite.query<OwnerMail>("select * from quote_outbox where kind = 'owner'");
      return rows[0];
    },
  };
}

interface OwnerMail {
  told_at: Date | null;
  attempts: number;
  unconfirmed: number;
  sent_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
  alarm: boolean;
}
