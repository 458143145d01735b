import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MailFailure } from "../../supabase/functions/send-quote-email/mailer.ts";
import { claimDue, waitAfter } from "../../supabase/functions/send-quote-email/outbox.ts";
import { sendDue } from "../../supabase/functions/send-quote-email/sendDue.ts";
import { emptyTables, openDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { stage } from "./support/stage.ts";

let pglite: PGlite;
beforeAll(async () => {
  pglite = await openDatabase();
});
beforeEach(() => emptyTables(pglite));
afterAll(() => pglite.close());

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The owner's mail of the only request, as the table has it. */
async function ownerMail() {
  const { rows } = await pglite.query<{
    attempts: number;
    unconfirmed: number;
    sent_at: Date | null;
    given_up_at: Date | null;
    last_error: string | null;
    alarm: boolean;
  }>("select * from quote_outbox where kind = 'owner'");
  return rows[0];
}

/** A stage with one request stored and a mailer whose behaviour is set by `script`, one entry an attempt. */
async function storedRequest(environment: Record<string, string> = {}) {
  const set = stage(pglite, { ...environment });
  const attempts: string[] = [];
  let behave: (beforeContent: () => Promise<void>) => Promise<void> = refuse;
  set.context.mailer = {
    send: (letter, beforeContent) => {
      if (letter.to === "owner@example.com") attempts.push(letter.messageId);
      return behave(beforeContent);
    },
  };
  await set.send(post(quote()));
  await set.settled();
  return {
    ...set,
    /** Message-IDs of the attempts to mail the owner. */
    attempts,
    behaves: (next: typeof behave) => {
      behave = next;
    },
    sendDue: () => sendDue(set.context),
  };
}

const refuse = () => Promise.reject(new MailFailure("RCPT TO 550", false));
const accept = (beforeContent: () => Promise<void>) => beforeContent();
const dropAfterContent = async (beforeContent: () => Promise<void>) => {
  await beforeContent();
  throw new MailFailure("CONN ECONNECTION", true);
};
const refuseContent = async (beforeContent: () => Promise<void>) => {
  await beforeContent();
  throw new MailFailure("DATA 554", false);
};

describe("mail that fails", () => {
  it("is tried again after growing waits, always under the same Message-ID", async () => {
    const { attempts, clock, sendDue } = await storedRequest();
    const waits: number[] = [];
    for (let seconds = 0; attempts.length < 8; seconds += 30) {
      const before = attempts.length;
      await sendDue();
      if (attempts.length > before) waits.push(seconds);
      clock.pass(30);
    }
    expect(waits).toEqual([30, 90, 210, 450, 930, 1890, 3810]);
    expect(new Set(attempts).size).toBe(1);
    expect(attempts[0]).toMatch(/^<owner\.[0-9a-f-]{36}@www\.example\.com>$/);
    expect(waitAfter(100)).toBe(2 * HOUR * 1000);
  });

  it("is tried again on a later visitor's request", async () => {
    const { behaves, attempts, clock, send, settled } = await storedRequest();
    behaves(accept);
    clock.pass(MINUTE);
    await send(post(quote({ email: "bob@example.org" })));
    await settled();
    expect(attempts).toHaveLength(3); // once in vain, once again, once for the other request
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("is tried again on the scheduled call, which needs the secret", async () => {
    const { behaves, clock, send, settled } = await storedRequest({ RETRY_SECRET: "correct horse" });
    behaves(accept);
    clock.pass(MINUTE);
    for (const secret of ["", "wrong", "correct horse "]) {
      const call = post({}, { "x-retry-secret": `${secret}!` });
      expect((await send(call)).status).toBe(403);
    }
    expect((await send(post({}, { "x-retry-secret": "correct horse" }))).status).toBe(202);
    await settled();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("lets nobody in as the scheduled call when no secret is set", async () => {
    const { send } = await storedRequest();
    expect((await send(post({}, { "x-retry-secret": "" }))).status).toBe(403);
    expect((await send(post({}, { "x-retry-secret": "undefined" }))).status).toBe(403);
  });

  it("for an hour is flagged in the table and told in one plain line of the log", async () => {
    const { clock, sendDue, lines, behaves } = await storedRequest();
    clock.pass(HOUR - 1);
    await sendDue();
    expect((await ownerMail())?.alarm).toBe(false);
    clock.pass(1);
    await sendDue();
    await sendDue();
    expect((await ownerMail())?.alarm).toBe(true);
    expect(lines.filter((line) => line.startsWith("ALARM"))).toEqual([
      "ALARM: e-mail has failed for over an hour; 2 more are waiting (RCPT TO 550). " +
        "The requests are safe in the table quote_requests.",
    ]);
    behaves(accept);
    clock.pass(2 * HOUR);
    await sendDue();
    expect((await ownerMail())?.alarm).toBe(false);
  });

  it("for a week is given up, flagged and told; the request stays", async () => {
    const { attempts, clock, sendDue, lines } = await storedRequest();
    for (let hours = 0; hours <= 7 * 24 + 4; hours += 2) {
      clock.pass(2 * HOUR);
      await sendDue();
    }
    const count = attempts.length;
    expect(count).toBeGreaterThan(80);
    expect(await ownerMail()).toMatchObject({ alarm: true, sent_at: null, given_up_at: expect.any(Date) });
    expect(lines).toContain("ALARM: gave up on 2 e-mail(s). The requests are in the table quote_requests.");
    clock.pass(DAY);
    await sendDue();
    expect(attempts).toHaveLength(count);
    expect((await pglite.query("select * from quote_requests")).rows).toHaveLength(1);
  });

  it("is sent in the last hour of the week, too", async () => {
    const { behaves, clock, sendDue } = await storedRequest();
    behaves(accept);
    clock.pass(7 * DAY - HOUR);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });
});

describe("mail that the server accepted", () => {
  it("is not sent again", async () => {
    const { behaves, attempts, clock, sendDue } = await storedRequest();
    behaves(accept);
    for (let day = 0; day < 8; day += 1) {
      clock.pass(DAY / 2);
      await sendDue();
    }
    expect(attempts).toHaveLength(2);
  });

  it("is not sent again though the database fails just then", async () => {
    const { context, behaves, attempts, clock, sendDue } = await storedRequest();
    behaves(accept);
    const { query } = context.database;
    let failures = 3;
    context.database.query = (sql, given) =>
      sql.includes("set sent_at") && failures-- > 0 ? Promise.reject(new Error("down")) : query(sql, given);
    for (let time = 0; time < 3; time += 1) {
      clock.pass(HOUR);
      await sendDue();
    }
    expect(attempts).toHaveLength(2);
  });
});

describe("mail whose connection drops after its content", () => {
  it("is repeated once under the same Message-ID, and then no more", async () => {
    const { behaves, attempts, clock, sendDue } = await storedRequest();
    behaves(dropAfterContent);
    for (let hour = 0; hour < 30; hour += 1) {
      clock.pass(HOUR);
      await sendDue();
    }
    expect(attempts).toHaveLength(3); // the first was refused outright
    expect(new Set(attempts).size).toBe(1);
    expect(await ownerMail()).toMatchObject({ unconfirmed: 2, alarm: true, given_up_at: expect.any(Date) });
  });

  it("is repeated once though the server refuses in between", async () => {
    const { behaves, attempts, clock, sendDue } = await storedRequest();
    for (const behaviour of [dropAfterContent, refuse, refuseContent, dropAfterContent, accept]) {
      behaves(behaviour);
      clock.pass(2 * HOUR);
      await sendDue();
    }
    expect(attempts).toHaveLength(5); // the first, and all but the last of these
    expect((await ownerMail())?.sent_at).toBeNull();
  });

  it("does not count as such when the server answers no", async () => {
    const { behaves, clock, sendDue } = await storedRequest();
    for (const behaviour of [refuseContent, refuseContent, refuseContent, accept]) {
      behaves(behaviour);
      clock.pass(2 * HOUR);
      await sendDue();
    }
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });
});

describe("a sender that dies", () => {
  it("before the content loses nothing and repeats nothing: the mail is due again when its lease ends", async () => {
    const { context, behaves, attempts, clock, sendDue } = await storedRequest();
    behaves(accept);
    clock.pass(MINUTE);
    for (let death = 0; death < 3; death += 1) {
      expect(await claimDue(context, 5)).toHaveLength(2); // and dies
      clock.pass(119);
      await sendDue();
      clock.pass(1);
    }
    expect(attempts).toHaveLength(1);
    await sendDue();
    expect(attempts).toHaveLength(2);
  });

  it("after the content is repeated at most once", async () => {
    const { behaves, attempts, clock, sendDue } = await storedRequest();
    behaves(async (beforeContent) => {
      await beforeContent();
      return new Promise(() => {}); // dies
    });
    for (let time = 0; time < 5; time += 1) {
      clock.pass(2 * MINUTE);
      void sendDue();
      await expect.poll(async () => (await ownerMail())?.attempts).toBeGreaterThan(Math.min(time + 1, 2));
    }
    clock.pass(2 * MINUTE);
    await sendDue();
    expect(attempts).toHaveLength(3); // the first was refused outright
    expect((await ownerMail())?.given_up_at).not.toBeNull();
  });

  it("and comes back to life after its lease sends nothing", async () => {
    const { behaves, attempts, clock, sendDue } = await storedRequest();
    const sent: string[] = [];
    let wake: () => void = () => {};
    behaves(async (beforeContent) => {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      await beforeContent();
      sent.push("late");
    });
    clock.pass(MINUTE);
    const late = sendDue();
    await expect.poll(() => attempts.length).toBe(2);
    behaves(accept);
    clock.pass(2 * MINUTE);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
    wake();
    await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 500))]);
    expect(sent).toEqual([]);
    expect(await ownerMail()).toMatchObject({ unconfirmed: 1, last_error: null });
  });
});

describe("many senders at once", () => {
  it("never send the same mail twice", async () => {
    const { context, send, settled, clock, letters } = stage(pglite, { LIMIT_ADDRESS_10_MINUTES: "1000" });
    const { mailer } = context;
    context.mailer = { send: refuse };
    for (let n = 0; n < 40; n += 1) await send(post(quote({ email: `visitor${n}@example.org` })));
    await settled();
    context.mailer = mailer;
    clock.pass(HOUR);
    await Promise.all(Array.from({ length: 10 }, () => sendDue(context)));
    expect(letters).toHaveLength(80);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(80);
  });

  it("send the owner's mail first", async () => {
    const { context, send } = stage(pglite);
    context.afterAnswer = () => {};
    for (const email of ["a@example.org", "b@example.org"]) await send(post(quote({ email })));
    expect((await claimDue(context, 2)).map(({ kind }) => kind)).toEqual(["owner", "owner"]);
  });

  it("leave a server alone that takes nothing, after a few tries", async () => {
    const { context, send, clock } = stage(pglite);
    context.afterAnswer = () => {};
    for (let n = 0; n < 20; n += 1) await send(post(quote({ email: `visitor${n}@example.org` })));
    let tries = 0;
    context.mailer = { send: () => Promise.reject(new MailFailure(`try ${++tries}`, false)) };
    clock.pass(1);
    await sendDue(context);
    expect(tries).toBe(5);
  });
});

describe("the acknowledgement", () => {
  it("goes to one address three times a day at most, while the owner hears of every request", async () => {
    const { send, settled, letters, clock } = stage(pglite);
    for (let n = 0; n < 5; n += 1) await send(post(quote({ email: "Victim@example.org", message: `${n}` })));
    await settled();
    expect(letters.filter(({ to }) => to === "owner@example.com")).toHaveLength(5);
    expect(letters.filter(({ to }) => to === "Victim@example.org")).toHaveLength(3);
    clock.pass(DAY);
    await send(post(quote({ email: "victim@example.org" })));
    await settled();
    expect(letters).toHaveLength(10);
  });
});

describe("a mailer that throws an unforeseen error", () => {
  it("delays that mail and harms no other", async () => {
    const { context, behaves, clock, sendDue } = await storedRequest();
    behaves(() => Promise.reject(new TypeError("oops")));
    clock.pass(MINUTE);
    await sendDue();
    expect(await ownerMail()).toMatchObject({ last_error: "TypeError: oops", sent_at: null });
    behaves(accept);
    clock.pass(HOUR);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
    expect(context.settings.ownerEmail).toBe("owner@example.com");
  });
});
