import type { Effects } from "../context.ts";
import { describeError } from "../log.ts";
import { type ClaimedMail, claimDue, noteContentBegins, noteFailure, noteSent } from "../store/outbox.ts";
import { flagLate, giveUpOverdue } from "../store/overdue.ts";
import { persistently } from "../store/retry.ts";
import { writeLetter } from "./emails.ts";
import { MailFailure } from "./mailer.ts";

const AT_ONCE = 10; // connections; mail servers commonly allow as many
const TIME = 45_000; // milliseconds after which no more mail is begun; a Supabase worker may live for 150 s

/**
 * Sends the mails that are due, a few at a time, until none is left, none of a few could be sent, or time
 * is up. May run in any number of processes at once. Rejects only when the database fails.
 */
export async function sendDue(effects: Effects): Promise<void> {
  const end = effects.now().getTime() + TIME;
  const over = () => effects.closing?.aborted || effects.now().getTime() >= end;
  await giveUpOverdue(effects);
  for (;;) {
    const mails = await claimDue(effects, AT_ONCE);
    const sent = await Promise.all(mails.map((mail) => sendOne(effects, mail)));
    if (!sent.includes(true) || over()) break;
  }
  await flagLate(effects);
}

// Whether it was accepted.
async function sendOne(effects: Effects, mail: ClaimedMail): Promise<boolean> {
  let began = false;
  const beforeContent = async () => {
    await noteContentBegins(effects, mail);
    began = true;
  };
  try {
    await effects.mailer.send(writeLetter(mail, effects.settings), beforeContent);
  } catch (error) {
    const failure = error instanceof MailFailure ? error : new MailFailure(describeError(error), began);
    await persistently(() => noteFailure(effects, mail, failure.reason, began && !failure.inDoubt ? 1 : 0));
    effects.log.info(`mail ${mail.messageId} failed, attempt ${mail.attempts}: ${failure.reason}`);
    return false;
  }
  await persistently(() => noteSent(effects, mail)); // or it would be sent again
  effects.log.info(`mail ${mail.messageId} sent`);
  return true;
}
