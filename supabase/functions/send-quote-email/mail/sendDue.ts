import type { Effects } from "../context.ts";
import { describeError } from "../log.ts";
import {
  ATTEMPTS_IN_A_DAY,
  type ClaimedEmail,
  claimDue,
  markContentStarted,
  markFailed,
  markSent,
} from "../store/outbox.ts";
import { flagLate, giveUpOverdue, reportAlarms } from "./alarm.ts";
import { writeEmail } from "./emails.ts";
import { MailError } from "./mailer.ts";

const RETRY_WAITS = [100, 400, 1_600, 6_400]; // milliseconds
const AT_ONCE = 10; // connections; mail servers commonly allow as many
const MAX_DURATION = 45_000; // milliseconds after which no more mail is begun; a Supabase worker may live for 150 s

/**
 * Sends the e-mails that are due in batches, until none is left, none of a batch could be sent, time is up or the host
 * is closing. May run in any number of processes at once. Rejects only if the database fails.
 */
export async function sendDue(effects: Effects): Promise<void> {
  const end = effects.now().getTime() + MAX_DURATION;
  const over = () => effects.closing?.aborted || effects.now().getTime() >= end;
  await giveUpOverdue(effects);
  for (;;) {
    const emails = await claimDue(effects, AT_ONCE);
    const sent = await Promise.all(emails.map((email) => sendOne(effects, email)));
    if (!sent.includes(true) || over()) break;
  }
  await flagLate(effects);
  await reportAlarms(effects);
}

// Sends one e-mail. Returns whether the mail server accepted it.
async function sendOne(effects: Effects, email: ClaimedEmail): Promise<boolean> {
  let began = false;
  const beforeContent = async () => {
    await markContentStarted(effects, email);
    began = true;
  };
  try {
    await effects.mailer.send(writeEmail(email, effects.settings), beforeContent);
  } catch (error) {
    const failure = error instanceof MailError ? error : new MailError(describeError(error), began);
    await retry(() => recordFailure(effects, email, failure, began));
    return false;
  }
  await retry(() => markSent(effects, email)); // or it would be sent again
  effects.log.info(`mail ${email.messageId} sent`);
  return true;
}

async function recordFailure(
  effects: Effects,
  email: ClaimedEmail,
  failure: MailError,
  began: boolean,
): Promise<void> {
  // If mail to the owner is refused, the mailbox is full or on a block list, which passes; a visitor may have mistyped.
  const isHopeless = failure.refused === "mailbox" || email.attempts >= ATTEMPTS_IN_A_DAY;
  const isFinal = email.kind === "acknowledgement" && failure.refused !== undefined && isHopeless;
  await markFailed(effects, email, failure, { isFinal, confirmed: began && !failure.inDoubt ? 1 : 0 });
  const fate = isFinal ? "is refused for good, and not tried again" : `failed, attempt ${email.attempts}`;
  effects.log.info(`mail ${email.messageId} ${fate}: ${failure.message}`);
}

// Waits out a short failure of the database: the outcome of an e-mail must be recorded, or it is sent again.
async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const wait of RETRY_WAITS) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work();
}

/**
 * Returns a function that runs one piece of work at a time. All calls during a run share a single further run after it,
 * so the work passed to them must be interchangeable.
 * Each call resolves, and never rejects, when its run is done; `onError` receives failures.
 */
export function oneAtATime(onError: (error: unknown) => void): (work: () => Promise<void>) => Promise<void> {
  let present = Promise.resolve();
  let next: Promise<void> | undefined;
  return (work) => {
    next ??= present.then(() => {
      next = undefined;
      present = work().catch(onError);
      return present;
    });
    return next;
  };
}
