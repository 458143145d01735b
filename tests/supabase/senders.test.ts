import { beforeEach, describe, expect, it } from "vitest";
import { MailError } from "../../supabase/functions/send-quote-email/mail/mailer.ts";
import { sendDue } from "../../supabase/functions/send-quote-email/mail/sendDue.ts";
import { claimDue } from "../../supabase/functions/send-quote-email/store/outbox.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { DAY, HOUR, refuse } from "./support/storedRequest.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

describe("many senders at once", () => {
  it("never send the same mail twice", async () => {
    const { context, send, settled, clock, emails } = setup(pglite, { LIMIT_ADDRESS_10_MINUTES: "1000" });
    const { mailer } = context;
    context.mailer = { send: () => refuse(async () => {}) };
    for (let n = 0; n < 40; n += 1)
      await send(post(quote({ email: `visitor${n}@example.org` })), { visitorAddress: `198.51.100.${n}` });
    await settled();
    context.mailer = mailer;
    clock.pass(HOUR);
    await Promise.all(Array.from({ length: 10 }, () => sendDue(context)));
    expect(emails).toHaveLength(80);
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(80);
  });

  it("send the owner's mail first", async () => {
    const { context, send } = setup(pglite);
    context.afterAnswer = () => {};
    for (const email of ["a@example.org", "b@example.org"]) await send(post(quote({ email })));
    expect((await claimDue(context, 2)).map(({ kind }) => kind)).toEqual(["owner", "owner"]);
  });

  it("leave a server alone that takes nothing, after a few tries", async () => {
    const { context, send, clock } = setup(pglite);
    context.afterAnswer = () => {};
    for (let n = 0; n < 20; n += 1)
      await send(post(quote({ email: `visitor${n}@example.org` })), { visitorAddress: `198.51.100.${n}` });
    let tries = 0;
    context.mailer = { send: () => Promise.reject(new MailError(`try ${++tries}`, false)) };
    clock.pass(1);
    await sendDue(context);
    expect(tries).toBe(10);
  });
});

describe("a sender", () => {
  async function fortyMails() {
    const set = setup(pglite);
    set.context.afterAnswer = () => {};
    for (let n = 0; n < 20; n += 1)
      await set.send(post(quote({ email: `visitor${n}@example.org` })), {
        visitorAddress: `198.51.100.${n}`,
      });
    return set;
  }

  it("that is closing begins no more mail", async () => {
    const { context, emails } = await fortyMails();
    await sendDue({ ...context, closing: AbortSignal.abort() });
    expect(emails).toHaveLength(10);
  });

  it("begins no more mail after 45 seconds, for its host may end it soon", async () => {
    const { context, clock, emails } = await fortyMails();
    const { send } = context.mailer;
    context.mailer.send = (...given) => {
      clock.pass(2);
      return send(...given);
    };
    await sendDue(context);
    expect(emails).toHaveLength(30);
  });
});

describe("the acknowledgement", () => {
  it("goes to one mailbox once a day, however its address is written; the owner hears of every request", async () => {
    const { send, settled, emails, clock } = setup(pglite);
    const spellings = [
      "vic.tim@gmail.com",
      "Victim+1@gmail.com",
      "v.i.c.t.i.m+2@googlemail.com",
      "victim@gmail.com",
    ];
    for (const email of spellings) await send(post(quote({ email })));
    await settled();
    expect(emails.filter(({ to }) => to === "owner@example.com")).toHaveLength(4);
    expect(emails.map(({ to }) => to).filter((to) => to !== "owner@example.com")).toEqual(
      spellings.slice(0, 1),
    );
    clock.pass(DAY);
    await send(post(quote({ email: "victim@gmail.com" })));
    await settled();
    expect(emails).toHaveLength(7);
  });
});
